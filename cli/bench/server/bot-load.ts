import { LONGEST_WARM_UP, ROUNDS, type Schedule } from './contest.ts';
import type { Host, PlayedSlice } from './contestant.ts';

/** Milliseconds until the last seat was told of a move, slice by slice. */
export interface Latencies {
  readonly p50: readonly number[];
  readonly p99: readonly number[];
}

/** What matches notice of another one on the same server, whose seats are all bots that think. */
export interface BotLoad {
  readonly matches: number;
  readonly alone: Latencies;
  readonly beside: Latencies;
  /** How many choices the bots made, and in how many seconds. */
  readonly choices: number;
  readonly seconds: number;
}

export interface Hosts {
  /** Starts a server of ours on which no bot thinks. */
  readonly alone: () => Promise<Host>;
  /** Starts another one, for the bots. */
  readonly beside: () => Promise<Host>;
}

/** How often both have their turn. */
export const BOT_LOAD_TURNS = 2 + ROUNDS;

/**
 * Compares how long moves take on a server with and without bots that think, one move a second in
 * each match. Two servers take turns, so that a machine that is slow for a while is slow for both;
 * the one with the bots stands still while it is not its turn.
 */
export async function compareBotLoad(
  hosts: Hosts,
  { loads, seconds }: Schedule,
  tick: () => void,
): Promise<BotLoad> {
  const matches = loads.at(-1) ?? 0;
  const slice = seconds / ROUNDS;
  const started: Host[] = [];
  const warmUp = Math.min(LONGEST_WARM_UP, seconds);
  const open = async (start: () => Promise<Host>): Promise<Host> => {
    const host = await start();
    started.push(host);
    await host.open(matches);
    await host.play(warmUp);
    tick();
    return host;
  };
  try {
    const [alone, beside] = [await open(hosts.alone), await open(hosts.beside)];
    const played: { readonly alone: PlayedSlice; readonly beside: PlayedSlice }[] = [];
    // Bots warm up, too: their threads are started, and what they think with is compiled.
    await beside.bots();
    await beside.pace(warmUp);
    const already = await beside.bots();
    for (let round = 0; round < ROUNDS; round++) {
      beside.rest();
      const before = await alone.pace(slice);
      beside.wake();
      played.push({ alone: before, beside: await beside.pace(slice) });
      tick();
    }
    return {
      matches,
      alone: latenciesOf(played.map(({ alone }) => alone)),
      beside: latenciesOf(played.map(({ beside }) => beside)),
      choices: (await beside.bots()) - already,
      seconds: played.reduce((sum, { beside }) => sum + beside.seconds, 0),
    };
  } finally {
    for (const host of started) await host.stop();
  }
}

const latenciesOf = (played: readonly PlayedSlice[]): Latencies => ({
  p50: played.map(({ p50 }) => p50),
  p99: played.map(({ p99 }) => p99),
});
