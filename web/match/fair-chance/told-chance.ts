import type { ChanceState } from '@pepite/protocol';
import type { KeyValueStore } from '../../site/storage.ts';

/** What this browser was told of the chance of a match, while it was played. */
export interface ToldChance {
  readonly commitment: string;
  /** Whether that was before the first card. */
  readonly isEarly: boolean;
  readonly contributions: readonly (string | null)[] | null;
  /** When it was first told. */
  readonly date: number;
}

/** What is compared with it. */
interface Proof {
  readonly commitment: string;
  readonly contributions: readonly (string | null)[];
}

/** Of so many matches it is remembered; older ones make room. */
const MOST = 60;

/** What was told of a match; nothing where nothing was kept that can be read. */
export function toldOf(store: KeyValueStore, match: string): ToldChance | undefined {
  try {
    const told = JSON.parse(store.read(match) ?? 'null') as Partial<ToldChance> | null;
    if (typeof told?.commitment !== 'string') return undefined;
    const { commitment, isEarly = false, contributions = null, date = 0 } = told;
    return { commitment, isEarly, contributions, date };
  } catch {
    return undefined;
  }
}

/** Keeps what was told first: whatever a server says later has to agree with it. */
export function noteTold(
  store: KeyValueStore,
  match: string,
  { commitment, given, contributions }: ChanceState,
  date: number,
): void {
  const known = toldOf(store, match);
  if (known === undefined) {
    makeRoom(store);
    const isEarly = given !== undefined;
    store.write(match, JSON.stringify({ commitment, isEarly, contributions, date }));
  } else if (known.contributions === null && contributions !== undefined) {
    store.write(match, JSON.stringify({ ...known, contributions }));
  }
}

function makeRoom(store: KeyValueStore): void {
  const kept = store.names().map((name) => ({ name, date: toldOf(store, name)?.date ?? 0 }));
  kept.sort((one, other) => other.date - one.date);
  for (const { name } of kept.slice(MOST - 1)) store.remove(name);
}

/** What was told of the match that a record is of: by the match, or by what was committed to. */
export function toldOfRecord(
  store: KeyValueStore,
  match: string | undefined,
  proof: Proof | undefined,
): ToldChance | undefined {
  if (match !== undefined) return toldOf(store, match);
  if (proof === undefined) return undefined;
  const { commitment } = proof;
  return store
    .names()
    .map((name) => toldOf(store, name))
    .find((told) => told?.commitment === commitment);
}

/** Whether a record says what this browser was told, and if not, where it differs. */
export type Comparison = 'same-early' | 'same' | 'missing' | 'commitment' | 'contributions';

export function compareWithTold(told: ToldChance, proof: Proof | undefined): Comparison {
  if (proof === undefined) return 'missing';
  if (told.commitment !== proof.commitment) return 'commitment';
  const { contributions } = told;
  const isSame =
    contributions === null ||
    (contributions.length === proof.contributions.length &&
      contributions.every((one, seat) => one === proof.contributions[seat]));
  if (!isSame) return 'contributions';
  return told.isEarly ? 'same-early' : 'same';
}
