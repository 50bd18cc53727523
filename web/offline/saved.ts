import { has } from '@pepite/kernel';
import type { MatchSummary } from '@pepite/matches';
import type { OwnMatch } from '@pepite/protocol';
import type { KeyValueStore } from '../site/storage.ts';

type Ending = NonNullable<MatchSummary['ending']>;

/** What a list shows of a match that is kept in this browser. */
export interface Saved {
  readonly match: string;
  readonly status: 'waiting' | 'playing' | 'over';
  /** When something last happened in it. */
  readonly changed: number;
  /** What was chosen for it; only the game is certain to be there. */
  readonly setup: { readonly game: string };
  /** How it has ended; nothing before, and where an earlier version did not keep it. */
  readonly ending: Ending | null;
}

const STATUSES: readonly Saved['status'][] = ['waiting', 'playing', 'over'];

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** A match that is kept; nothing where what is kept can't be read. */
export function savedMatch(texts: KeyValueStore, match: string): Saved | undefined {
  const kept = parse(texts.read(match));
  if (!isObject(kept)) return undefined;
  // Earlier versions kept each choice by itself.
  const setup = isObject(kept['setup']) ? kept['setup'] : kept;
  const { game } = setup as { readonly game?: unknown };
  const status = STATUSES.find((one) => one === kept['status']);
  if (typeof game !== 'string' || status === undefined) return undefined;
  const changed = Number(kept['changed']);
  const ending = isEnding(kept['ending']) ? kept['ending'] : null;
  return { ...kept, match, status, changed, setup: { ...setup, game }, ending };
}

const isEnding = (value: unknown): value is Ending =>
  isObject(value) &&
  (value['aborted'] === true ||
    [value['scores'], value['winners'], value['places']].every(Array.isArray)) &&
  Number.isFinite(value['date']);

/** A match of this browser as lists show those of a server. */
export function asOwnMatch(saved: Saved): OwnMatch {
  const { match, status, setup, ending } = saved;
  const { seats = [], deciding = 0 } = saved as Partial<Seated>;
  const seat = seats.findIndex(({ guest }) => guest !== null);
  return {
    match,
    game: setup.game,
    status,
    options: {},
    names: seats.map(({ name }) => name),
    seat,
    // Whoever plays on this device is called here.
    yourTurn:
      status === 'playing' && seats.some(({ guest }, one) => guest !== null && has(deciding, one)),
    alone: true,
    ...(ending !== null && 'aborted' in ending
      ? { ending: null, aborted: ending.date }
      : { ending }),
  };
}

/** What is kept besides, by any version but the first. */
interface Seated {
  readonly seats: readonly { readonly guest: string | null; readonly name: string | null }[];
  readonly deciding: number;
}

/** All matches that are kept and can be read, the latest first. */
export const savedMatches = (texts: KeyValueStore): readonly Saved[] =>
  texts
    .names()
    .flatMap((name) => savedMatch(texts, name) ?? [])
    .sort((one, other) => other.changed - one.changed);

function parse(text: string | undefined): unknown {
  try {
    return JSON.parse(text ?? 'null') as unknown;
  } catch {
    return undefined;
  }
}
