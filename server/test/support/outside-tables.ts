import type {
  ConnectedProgram,
  ConnectedPrograms,
  MatchState,
  NewMatchRequest,
} from '@pepite/protocol';
import { onTestFinished } from 'vitest';
import type { Guest } from './guest.ts';
import { OutsideBot, type Transport } from './outside-bot.ts';

/** A program that is connected until the test ends. */
export async function connected(
  base: string,
  owner: Guest,
  name: string,
  transport: Transport = 'stream',
  query = '',
): Promise<OutsideBot> {
  const bot = await OutsideBot.make(base, owner, name);
  await bot.connect(transport, query);
  onTestFinished(() => bot.vanish());
  return bot;
}

/** A table as anybody sees it who has its link. */
export async function stateOf(base: string, match: string): Promise<MatchState> {
  const answer = await fetch(`${base}/api/v1/matches/${match}`);
  return (await answer.json()) as MatchState;
}

/** The programs that somebody may challenge. */
export async function programsFor(
  base: string,
  guest: Guest,
  query = '',
): Promise<readonly ConnectedProgram[]> {
  const answer = await guest.get(base, `/api/programs${query}`);
  return ((await answer.json()) as ConnectedPrograms).programs;
}

/** Somebody asks the only program that they may ask to take a seat at their table. */
export async function challengeAt(
  base: string,
  host: Guest,
  match: string,
  seat = 1,
): Promise<Response> {
  const [found] = await programsFor(base, host);
  const body = { seat, program: found?.program ?? '' };
  return host.post(base, `/api/matches/${match}/challenges`, body);
}

/** What a table is opened with, beginning with its players. */
export const setup = (
  game: string,
  bots: NewMatchRequest['bots'],
  chosen: Partial<NewMatchRequest> = {},
): NewMatchRequest => ({ game, bots, options: {}, start: false, ...chosen });

/** A table of Aurum for three that welcomes programs, and begins when it is full. */
export const WELCOMING = setup('aurum', [null, null, 'random'], {
  access: 'public',
  programs: true,
  startsWhenFull: true,
  standIn: 'random',
  pace: 'quick',
});
