import {
  type Game,
  itemAt,
  type Language,
  type MatchRecord,
  printActor,
  type Seat,
} from '@pepite/kernel';
import type { Logged } from '@pepite/protocol';
import { fold, type Item, tell } from '../match/log.ts';
import type { Texts } from '../words/texts.ts';
import type { Examined } from './examined.ts';
import { roundAt } from './stops.ts';

/** Who reads, and what they may know. */
export interface Reading {
  readonly language: Language;
  readonly texts: Pick<Texts, 'log'>;
  /** The reader's own seat, if there was one: that player is called "you", as in the log. */
  readonly you: Seat | null;
  /** Through whose eyes the match is seen; all is open unless it is somebody's. */
  readonly eyes: Seat | undefined;
}

/** What happened in a round, as a list tells it. */
export interface RoundLines {
  /** From 1. */
  readonly round: number;
  readonly items: readonly Item[];
  /** After how many moves it ended, if it did. */
  readonly end: number | undefined;
}

/** A whole match in words. */
export interface MatchLines {
  readonly rounds: readonly RoundLines[];
  /** What has led to a position, after so many moves; nothing before the first. */
  itemAt(ply: number): Item | undefined;
}

export function linesOf(
  game: Game,
  record: MatchRecord,
  examined: Examined,
  reading: Reading,
): MatchLines {
  const context = contextOf(game, record, reading);
  const lines = loggedIn(record, examined, reading.eyes).map((one) => tell(context, one));
  const ends = examined.stops.round;
  const numbers = [...new Set(lines.map(({ ply }) => roundAt(ends, ply + 1)))];
  const rounds = numbers.map((round): RoundLines => {
    const told = lines.filter(({ ply }) => roundAt(ends, ply + 1) === round);
    return { round, items: fold(told), end: ends[round - 1] };
  });
  const items = new Map(rounds.flatMap((one) => one.items.map((item) => [plyAfter(item), item])));
  return {
    rounds,
    itemAt(ply) {
      const line = lines[ply - 1];
      return items.get(ply) ?? (line === undefined ? undefined : { line });
    },
  };
}

/** The moves that can be shown, as those know them whose eyes are chosen. */
function loggedIn(
  { moves }: Pick<MatchRecord, 'moves'>,
  { plies, outcomes, seenBy }: Examined,
  eyes: Seat | undefined,
): readonly Logged[] {
  const seen = eyes === undefined ? [] : seenBy(eyes);
  return moves.slice(0, plies).map((text, ply): Logged => {
    const known = seen[ply];
    if (known !== undefined && 'unseen' in known) {
      return { ply, actor: printActor(known.actor), unseen: known.unseen };
    }
    const outcome = outcomes.get(ply);
    const [actor = '', ...move] = text.split(' ');
    const logged = { ply, actor, move: move.join(' ') };
    return outcome === undefined ? logged : { ...logged, outcome };
  });
}

const contextOf = (
  game: Game,
  { players }: Pick<MatchRecord, 'players'>,
  { language, texts, you }: Reading,
) => ({
  game,
  language,
  names: players.map(({ name }) => name),
  you: you === null ? undefined : { seat: you, word: texts.log.you },
});

/** How many moves have been made when something of a list has just happened. */
export const plyAfter = (item: Item): number =>
  ('line' in item ? (item.line.last ?? item.line.ply) : itemAt(item.run, item.run.length - 1).ply) +
  1;
