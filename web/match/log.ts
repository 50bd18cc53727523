import {
  CHANCE,
  type Game,
  itemAt,
  type Language,
  type Move,
  parseActor,
  type Reader,
  readBy,
  READER,
  type Seat,
  seatMark,
  seatsIn,
  withNames,
} from '@pepite/kernel';
import type { Logged, LookBack } from '@pepite/protocol';
import type { Rounds } from './rounds.ts';

/** One move in words. */
export interface LogLine {
  readonly ply: number;
  /** Who made it; nothing for chance. */
  readonly seat: Seat | undefined;
  readonly text: string;
  /** Whom it names, who made it apart. */
  readonly about: readonly Seat[];
  /** What it has brought about. */
  readonly outcome?: string | undefined;
  /** What many moves of chance like this one are, told at once; empty for what was not seen. */
  readonly run?: string | undefined;
  /** Whether what chance brings next tells this move as well. */
  readonly isToldByNext?: boolean;
  /** The last move that it tells, if it tells more than one. */
  readonly last?: number;
}

/** A line, or a run of what chance brought, folded into one. */
export type Item =
  | { readonly line: LogLine }
  | { readonly run: readonly LogLine[]; readonly title: string | undefined };

/** The first move that an item tells. */
export const firstPlyOf = (item: Item): number =>
  'line' in item ? item.line.ply : itemAt(item.run, 0).ply;

export interface LogContext {
  readonly game: Game;
  readonly language: Language;
  readonly names: readonly string[];
  /** Whom it is told to: that player is called "you". */
  readonly you?: Reader | undefined;
}

const SHORTEST_RUN = 3;

export function tell(context: LogContext, logged: Logged): LogLine {
  const { game, language, names, you } = context;
  const actor = parseActor(logged.actor);
  const move = logged.move === undefined ? undefined : game.parse(logged.move, actor);
  const seat = seatOf(logged);
  const { outcome } = logged;
  return {
    ply: logged.ply,
    seat,
    text: toldToYou(context, seat, move) ?? told(seat, names, deedOf(context, logged, move)),
    about: seatsIn(`${markedDeed(context, logged, move)} ${outcome?.[language] ?? ''}`),
    outcome:
      outcome === undefined ? undefined : capitalised(withNames(outcome[language], names, you)),
    run: seat === undefined ? runOf(context, move) : undefined,
    isToldByNext: seat !== undefined && isToldByNext(context, move),
  };
}

/** What the reader has done, or what chance has brought the reader. */
function toldToYou(
  { game, language, names, you }: LogContext,
  seat: Seat | undefined,
  move: Move | undefined,
): string | undefined {
  if (move === undefined || you === undefined) return undefined;
  const words = game.words[language];
  if (seat === undefined) {
    const brought = words.toYou?.(move, names, you.seat);
    return brought === undefined ? undefined : capitalised(brought);
  }
  const own = seat === you.seat ? words.ownMove?.(move, names, you.seat) : undefined;
  return own === undefined ? undefined : capitalised(`${you.word} ${own}`);
}

/** Who has moved, if that is a player. */
function seatOf(logged: Logged): Seat | undefined {
  const actor = parseActor(logged.actor);
  return actor === CHANCE ? undefined : actor;
}

const told = (seat: Seat | undefined, names: readonly string[], deed: string): string =>
  seat === undefined ? capitalised(deed) : `${names[seat]} ${deed}`;

function deedOf(
  { game, language, names, you }: LogContext,
  logged: Logged,
  parsed: Move | undefined,
): string {
  if (parsed !== undefined) {
    const deed = game.words[language].move(parsed, readBy(names, you?.seat), seatOf(logged));
    return deed.replaceAll(READER, you?.word ?? '');
  }
  const { move, unseen } = logged;
  return unseen === undefined ? (move ?? '') : withNames(unseen[language], names, you);
}

/** The same with players as marks: by their names they could not be told apart for certain. */
function markedDeed(
  { game, language, names }: LogContext,
  { unseen }: Logged,
  parsed: Move | undefined,
): string {
  if (parsed === undefined) return unseen?.[language] ?? '';
  return game.words[language].move(
    parsed,
    names.map((_, seat) => seatMark(seat)),
  );
}

/** What nobody has seen may be a part of any run. */
function runOf({ game, language }: LogContext, move: Move | undefined): string | undefined {
  if (move === undefined) return '';
  const run = game.words[language].run?.(move);
  return run === undefined ? undefined : capitalised(run);
}

const isToldByNext = ({ game, language }: LogContext, move: Move | undefined): boolean =>
  move !== undefined && game.words[language].isToldByNext?.(move) === true;

export const capitalised = (text: string): string =>
  text.slice(0, 1).toLocaleUpperCase() + text.slice(1);

/** One line where what chance has brought tells the player's move before it as well. */
const joined = (lines: readonly LogLine[]): readonly LogLine[] =>
  lines.flatMap((line, index) => {
    const next = lines[index + 1];
    if (line.isToldByNext === true && isBroughtAfter(line, next)) {
      return { ...line, text: next.text, last: next.ply };
    }
    const before = lines[index - 1];
    return before?.isToldByNext === true && isBroughtAfter(before, line) ? [] : line;
  });

/** Whether a line is what chance has brought right after another one. */
const isBroughtAfter = (line: LogLine, next: LogLine | undefined): next is LogLine =>
  next !== undefined && next.seat === undefined && next.ply === line.ply + 1;

/**
 * Deals are many and alike: three or more in a row become one, with what they are as its title, if
 * any of them was seen.
 */
export function fold(told: readonly LogLine[]): readonly Item[] {
  const lines = joined(told);
  const items: Item[] = [];
  for (let start = 0; start < lines.length;) {
    const { end, title } = runFrom(lines, start);
    if (end - start >= SHORTEST_RUN) items.push({ run: lines.slice(start, end), title });
    else for (const line of lines.slice(start, Math.max(end, start + 1))) items.push({ line });
    start = Math.max(end, start + 1);
  }
  return items;
}

/** Where the run that begins at a line ends, and what it is. */
function runFrom(
  lines: readonly LogLine[],
  start: number,
): { readonly end: number; readonly title: string | undefined } {
  let title: string | undefined;
  let unseen: string | undefined;
  let end = start;
  for (; end < lines.length; end++) {
    const { run, text } = itemAt(lines, end);
    if (run === undefined) break;
    if (run === '') unseen ??= text;
    else title ??= run;
    if (run === '' ? text !== unseen : run !== title) break;
  }
  return { end, title };
}

/** What concerns a player: what that player has done, and what names them. */
export const concerning = (lines: readonly LogLine[], seat: Seat): readonly LogLine[] =>
  lines.filter((line) => line.seat === seat || line.about.includes(seat));

/** The parts of a log that may be looked at. */
export interface LogParts {
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
): LogParts {
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
