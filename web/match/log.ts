import {
  type Actor,
  CHANCE,
  type Game,
  itemAt,
  type Language,
  parseActor,
  type Seat,
} from '@pepite/kernel';
import type { Logged, LookBack } from '@pepite/protocol';
import type { Rounds } from './rounds.ts';

/** One move in words. */
export interface Line {
  readonly ply: number;
  /** Who made it; nothing for chance. */
  readonly seat: Seat | undefined;
  readonly text: string;
}

/** A line, or a run of what chance brought, folded into one. */
export type Item = { readonly line: Line } | { readonly run: readonly Line[] };

export interface Teller {
  readonly game: Game;
  readonly language: Language;
  readonly names: readonly string[];
}

const SHORTEST_RUN = 3;

export function tell({ game, language, names }: Teller, logged: Logged): Line {
  const actor = parseActor(logged.actor);
  const seat = actor === undefined || actor === CHANCE ? undefined : actor;
  const deed = tellMove({ game, language, names }, logged, actor);
  const text = seat === undefined ? capitalised(deed) : `${names[seat]} ${deed}`;
  return { ply: logged.ply, seat, text };
}

function tellMove(
  { game, language, names }: Teller,
  { move, unseen }: Logged,
  actor: Actor | undefined,
): string {
  const parsed = move === undefined ? undefined : game.parse(move, actor);
  if (parsed !== undefined) return game.words[language].move(parsed, names);
  return unseen?.[language] ?? move ?? '';
}

export const capitalised = (text: string): string =>
  text.slice(0, 1).toLocaleUpperCase() + text.slice(1);

/** Deals are many and alike: three or more moves of chance in a row become one. */
export function fold(lines: readonly Line[]): readonly Item[] {
  const items: Item[] = [];
  for (let start = 0; start < lines.length;) {
    let end = start;
    while (end < lines.length && itemAt(lines, end).seat === undefined) end++;
    if (end - start >= SHORTEST_RUN) items.push({ run: lines.slice(start, end) });
    else for (const line of lines.slice(start, Math.max(end, start + 1))) items.push({ line });
    start = Math.max(end, start + 1);
  }
  return items;
}

/** The parts of a log that may be looked at. */
export interface Parts {
  /** Since one's own last move, which is included. */
  readonly since: readonly Logged[];
  /** Rounds that are over, the latest first. */
  readonly earlier: readonly { readonly rounds: Rounds; readonly log: readonly Logged[] }[];
  /** Whether the rules hide a part between the two (A26, S6, X32). */
  readonly isHidden: boolean;
}

/** Fewer lines than this are not worth folding. */
const FEWEST = 12;

/**
 * Where the news begin in a log that goes back to the beginning (`lookBack: 'all'`): with the last
 * move of one's own, or some lines before the end.
 */
export function newsIn(log: readonly Logged[], you: Seat | null): number {
  const some = Math.max(0, log.length - FEWEST);
  const own = log.findLastIndex(({ actor }) => actor === String(you));
  return own < 0 ? some : Math.min(own, some);
}

export function split(
  log: readonly Logged[],
  { round, since }: LookBack,
  over: readonly Rounds[],
): Parts {
  const end = Math.min(round, since);
  const earlier = over.map((rounds, index) => {
    const start = index === 0 ? 0 : itemAt(over, index - 1).end;
    const isInside = ({ ply }: Logged): boolean => ply >= start && ply < Math.min(rounds.end, end);
    return { rounds, log: log.filter(isInside) };
  });
  return {
    since: log.filter(({ ply }) => ply >= since),
    earlier: earlier.filter((part) => part.log.length > 0).reverse(),
    isHidden: round < since,
  };
}
