import { describe, expect, it } from 'vitest';
import type { Load } from '../bench/attack/field.ts';
import { type Scenario, SCENARIOS } from '../bench/attack/names.ts';
import { BAR } from '../bench/attack/verdict.ts';
import { builtPepite } from './built.ts';

/** Attacks that froze the server, filled its memory or starved bots, and what each has to do. */
const SHORT: Partial<Record<Scenario, Partial<Load>>> = {
  watch: { opened: 100, sent: 100 },
  tiny: { opened: 4, sent: 1000 },
  pongs: { opened: 4, sent: 1000 },
  hints: { opened: 100, sent: 100 },
  slowloris: { opened: 1000 },
};

/**
 * Waits in milliseconds that a machine may cause by itself, which runs other tests meanwhile:
 * these, or so many times what there was before the attack. What those attacks once did is longer
 * still: nobody was told anything before they ended, or for 17 to 60 seconds.
 */
const MOST = { usual: 2500, longest: 15_000, times: 5 } as const;

/** How long an attack lasts, and how long at most. */
const SECONDS = 3;
const MOST_SECONDS = 48;

interface Told {
  readonly p50: number | null;
  readonly longest: number;
}

interface Phase {
  readonly told: Told;
  readonly pong: Told;
  readonly answers: readonly number[];
}

interface Attack {
  readonly scenario: Scenario;
  readonly before: Phase;
  readonly during: Phase;
  readonly after: Phase;
  readonly memory: { readonly before: number; readonly peak: number };
  readonly ended: number | null;
  readonly load: Load;
}

/** Whether an attack has done less than it has to: where the machine is busy, it takes longer. */
const wasCutShort = ({ scenario, load }: Attack): boolean =>
  Object.entries(SHORT[scenario] ?? {}).some(([what, least]) => load[what as keyof Load] < least);

/** Makes attacks for so many seconds, and those that were cut short for twice as many. */
async function attack(scenarios: readonly Scenario[], seconds: number): Promise<readonly Attack[]> {
  const flags = [
    '--scenarios',
    scenarios.join(),
    '--seconds',
    String(seconds),
    '--short',
    '--json',
  ];
  const { code, out, error } = await builtPepite(['bench', 'attack', ...flags]);
  expect([code, error.includes('Error')]).toEqual([0, false]);
  const { attacks } = JSON.parse(out) as { readonly attacks: readonly Attack[] };
  expect(attacks.map(({ scenario }) => scenario)).toEqual(scenarios);
  const again = attacks.filter(wasCutShort).map(({ scenario }) => scenario);
  if (again.length === 0 || seconds >= MOST_SECONDS) return attacks;
  const others = attacks.filter((made) => !wasCutShort(made));
  return [...others, ...(await attack(again, 2 * seconds))];
}

/** What others noticed that they should not, whatever else the machine does. */
function faultsOf(made: Attack) {
  const { before, during, after, memory, ended } = made;
  const since = [during, after];
  const waits = since.flatMap(({ told, pong }) => [told, pong]);
  // Pongs may all be late in a second or two; a move that is not told counts with the wait so far.
  const usual = since.flatMap(({ told, pong }) => [told.p50 ?? Infinity, pong.p50 ?? 0]);
  const longest = [
    ...waits.map((wait) => wait.longest),
    ...since.flatMap(({ answers }) => answers),
  ];
  const faults: Readonly<Record<string, boolean>> = {
    'nobody played before': before.told.p50 === null,
    'others wait': Math.max(...usual) > Math.max(MOST.usual, MOST.times * (before.told.p50 ?? 0)),
    'it freezes': Math.max(...longest) > Math.max(MOST.longest, MOST.times * before.told.longest),
    'memory grows': memory.peak - memory.before > BAR.memory,
    'it did not end': ended === null,
    'there was no attack': wasCutShort(made),
  };
  return Object.keys(faults).filter((fault) => faults[fault]);
}

describe('pepite bench attack --short', () => {
  it('[R1] [R2] [R5] [R13] the bench attacks its server, and others play on', async () => {
    const attacks = await attack(
      SCENARIOS.filter((name) => name in SHORT),
      SECONDS,
    );
    const found = attacks.map((made) => [made, faultsOf(made)] as const);
    expect(found.filter(([, faults]) => faults.length > 0)).toEqual([]);
  });
});
