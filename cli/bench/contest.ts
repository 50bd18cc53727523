import type { Absence, Contestant, PeerId } from './contestant.ts';
import type { MemoryUse, Rates } from './measure.ts';
import { median, type Summary, summarise } from './statistics.ts';

/** How often each contestant has its turn in a heat. */
export const ROUNDS = 16;
const LONGEST_WARM_UP = 2;

/** Turns of a contestant in a heat: to warm up, the rounds, and one to look at its memory. */
export const TURNS = 1 + ROUNDS + 1;

export interface Timing {
  readonly warmUp: number;
  readonly slice: number;
}

/** How `seconds` for one contestant are spent on the heats of one game; warm-ups come on top. */
export const timing = (seconds: number, heats: number): Timing => ({
  warmUp: Math.min(LONGEST_WARM_UP, seconds),
  slice: seconds / heats / ROUNDS,
});

export interface Measurement {
  /** Per second. */
  readonly decisions: Summary;
  /** Per second. */
  readonly matches: number;
  readonly memory?: MemoryUse;
}

export type Entries = { readonly pepite: Contestant } & Readonly<
  Record<PeerId, Contestant | Absence>
>;
export type Outcome = { readonly pepite: Measurement } & Readonly<
  Record<PeerId, Measurement | Absence>
>;

/** A contestant during a heat, and what was seen of it. */
interface Entrant {
  readonly contestant: Contestant;
  readonly rates: Rates[];
  memory: MemoryUse | undefined;
  /** Why it is out, if it is. */
  failure: unknown;
}

const enter = (contestant: Contestant): Entrant => ({
  contestant,
  rates: [],
  memory: undefined,
  failure: undefined,
});

/**
 * Lets the contestants take turns in short slices, so that a machine that is slow for a while is
 * slow for all of them. `tick` is called when all have had a turn: so many times as TURNS says.
 */
export async function compete(
  entries: Entries,
  timing: Timing,
  tick: () => void,
): Promise<Outcome> {
  const pepite = enter(entries.pepite);
  const limit = isContestant(entries.limit) ? enter(entries.limit) : entries.limit;
  const boardgameio = isContestant(entries.boardgameio)
    ? enter(entries.boardgameio)
    : entries.boardgameio;
  const entrants = [pepite, limit, boardgameio].filter((entrant) => typeof entrant !== 'string');
  try {
    await race(entrants, timing, tick);
  } finally {
    for (const { contestant } of entrants) contestant.stop();
  }
  // A peer that can't play is missing from the table; that we can't is a fault of ours.
  if (pepite.failure !== undefined) {
    throw new Error('Pépite could not be measured', { cause: pepite.failure });
  }
  return { pepite: measured(pepite), limit: outcomeOf(limit), boardgameio: outcomeOf(boardgameio) };
}

const isContestant = (entry: Contestant | Absence): entry is Contestant =>
  typeof entry !== 'string';

async function race(
  entrants: readonly Entrant[],
  { warmUp, slice }: Timing,
  tick: () => void,
): Promise<void> {
  const inTurn = async (turn: (entrant: Entrant) => Promise<unknown>): Promise<void> => {
    for (const entrant of entrants) {
      if (entrant.failure === undefined) {
        await turn(entrant).catch((error: unknown) => (entrant.failure = error));
      }
    }
    tick();
  };
  await inTurn(({ contestant }) => contestant.speed(warmUp));
  for (let round = 0; round < ROUNDS; round++) {
    await inTurn(async ({ contestant, rates }) => rates.push(await contestant.speed(slice)));
  }
  await inTurn(async (entrant) => {
    entrant.memory = await entrant.contestant.memory?.(warmUp);
  });
}

function outcomeOf(entrant: Entrant | Absence): Measurement | Absence {
  if (typeof entrant === 'string') return entrant;
  return entrant.failure === undefined ? measured(entrant) : 'failed';
}

const measured = ({ rates, memory }: Entrant): Measurement => ({
  decisions: summarise(rates.map(({ decisions }) => decisions)),
  matches: median(rates.map(({ matches }) => matches)),
  ...(memory === undefined ? {} : { memory }),
});
