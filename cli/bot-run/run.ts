import type { LevelName } from '@pepite/bots';
import type { Read } from '@pepite/kernel';
import { Programs } from '@pepite/outside/programs';
import {
  type Context,
  DONE,
  type ExitCode,
  INTERRUPTED,
  MISSED,
  refuseCommand,
} from '../command.ts';
import { follow } from '../online/follow.ts';
import { OnlineServer } from '../online/server.ts';
import { readServer, readToken, type TokenFlags } from '../online/token.ts';
import { ONLINE_TEXTS, whyNotLetIn } from '../online/words.ts';
import { GAME_IDS, makeSetting } from '../seating.ts';
import { textsIn } from '../words/index.ts';
import { sentence } from '../words/sentences.ts';
import { ProgramHost, type Wishes } from './host.ts';
import { BOT_RUN_TEXTS } from './words.ts';

export interface Asked extends TokenFlags {
  readonly command: string;
  readonly server: string;
  readonly join: string | undefined;
  readonly accept: string | undefined;
  readonly from: 'owner' | 'everyone' | undefined;
  readonly open: string | undefined;
  readonly seats: number | undefined;
  readonly level: LevelName | undefined;
  readonly matches: number | undefined;
  readonly time: number;
  readonly 'at-once': number;
}

/** Brings a program to the tables of a server, until it has played what was asked or is stopped. */
export async function runBot(context: Context, asked: Asked): Promise<ExitCode> {
  const { language, interrupted, error } = context;
  const base = readServer(context, asked.server);
  if ('problem' in base) return refuseCommand(context, base.problem);
  const token = await readToken(context, asked);
  if ('problem' in token) return refuseCommand(context, token.problem);
  const wishes = await readWishes(context, asked);
  if ('problem' in wishes) return refuseCommand(context, wishes.problem);
  const say = (line: string): void => void error.write(`${line}\n`);
  const programs = new Programs(say);
  try {
    // One that can't play is noticed before anybody waits for it.
    const first = await programs.take(asked.command);
    if ('problem' in first) {
      return refuseCommand(context, textsIn(language).programFailed(asked.command, first.problem));
    }
    say(BOT_RUN_TEXTS[language].started(first.value.name));
    programs.release(first.value);
    const { accepts } = wishes.value;
    const server = new OnlineServer(base.value, token.value, {
      challenges: accepts.length === 0 ? 'nobody' : (asked.from ?? 'owner'),
      games: accepts,
    });
    const host = new ProgramHost(server, programs, wishes.value, { language, interrupted }, say);
    return await playAt(context, server, host, say);
  } finally {
    programs.close();
  }
}

async function playAt(
  context: Context,
  server: OnlineServer,
  host: ProgramHost,
  say: (line: string) => void,
): Promise<ExitCode> {
  const { language, interrupted } = context;
  const texts = ONLINE_TEXTS[language];
  const seeking = host.seekTables();
  const refused = await follow(server, host.stop, {
    hear(line) {
      if (line.type === 'hello') say(texts.connected(line.name, server.base));
      host.hear(line);
    },
    lost(milliseconds) {
      host.lost();
      say(texts.lost(server.base, textsIn(language).number(milliseconds / 1000)));
    },
  });
  if (refused !== undefined) {
    host.close();
    await seeking;
    return refuseCommand(context, texts.notLetIn(server.base, whyNotLetIn(refused, language)));
  }
  await seeking;
  const given = await host.leave();
  if (host.problem !== undefined) {
    say(`pepite: ${host.problem}`);
    return MISSED;
  }
  return interrupted.aborted && given > 0 ? INTERRUPTED : DONE;
}

async function readWishes(context: Context, asked: Asked): Promise<Read<Wishes, string>> {
  const { command, time: milliseconds, open, matches } = asked;
  const texts = BOT_RUN_TEXTS[context.language];
  const problem = whyUnclear(asked, texts);
  if (problem !== undefined) return { problem };
  const [joins, accepts] = [gamesIn(asked.join), gamesIn(asked.accept)];
  const strange = [...joins, ...accepts].find((game) => !GAME_IDS.includes(game));
  if (strange !== undefined) return { problem: texts.noSuchGame(strange, GAME_IDS) };
  const table = open === undefined ? undefined : await tableFor(context, open, asked);
  if (table !== undefined && 'problem' in table) return table;
  const opens = table && { table: table.value, times: matches ?? 1 };
  return { value: { command, milliseconds, atOnce: asked['at-once'], joins, accepts, opens } };
}

/** Flags that say nothing together, or nothing without another one. */
function whyUnclear(asked: Asked, texts: (typeof BOT_RUN_TEXTS)['en']): string | undefined {
  const { join, accept, from, open, seats, level, matches } = asked;
  const isNothing = [join, accept, open].every((flag) => flag === undefined);
  if (isNothing) return texts.nothingToDo;
  if (from !== undefined && accept === undefined) return texts.onlyWithAccept;
  const isMore = seats !== undefined || level !== undefined || matches !== undefined;
  return open === undefined && isMore ? texts.onlyWithOpen : undefined;
}

const gamesIn = (list: string | undefined): readonly string[] =>
  list === 'all' ? GAME_IDS : (list?.split(',').map((game) => game.trim()) ?? []);

/** What a match against bots of the server's is opened with: it begins at once. */
async function tableFor(
  context: Context,
  game: string,
  { seats, level = 'regular' }: Asked,
): Promise<Read<NonNullable<Wishes['opens']>['table'], string>> {
  const read = await makeSetting(context, game, { seats, cards: undefined }, {});
  if ('problem' in read) {
    return { problem: sentence(textsIn(context.language).seating, read.problem) };
  }
  const bots = Array.from({ length: read.value.seats }, (_, seat) => (seat === 0 ? null : level));
  return { value: { game, bots, options: {}, start: true, pace: 'quick' } };
}
