import { type BotName, isBotName } from './names.ts';

/** What a program is named by where bots are: `exec:` and what a shell starts it with. */
export type ProgramName = `exec:${string}`;

/** Who may sit at a seat: a bot of ours, or somebody's program. */
export type Contender = BotName | ProgramName;

const PREFIX = 'exec:';

export const isProgram = (name: string): name is ProgramName =>
  name.startsWith(PREFIX) && name.trim().length > PREFIX.length;

export const isContender = (name: string): name is Contender => isBotName(name) || isProgram(name);

export const commandOf = (name: ProgramName): string => name.slice(PREFIX.length).trim();
