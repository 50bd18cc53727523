import {
  type Collector,
  type Game,
  itemAt,
  type MatchRecord,
  placesOf,
  printRecord,
  readRecord,
  replaySteps,
  type Result,
  type SeatMeasures,
} from '@pepite/kernel';
import type { OwnRecord } from '@pepite/protocol';
import type { Estimate } from '@pepite/review';

/** One of the reader's finished matches, and where its page is. */
export interface Played extends OwnRecord {
  readonly address: string;
}

/** The sum of something, and of how many. */
export interface Figure {
  readonly value: number;
  readonly count: number;
}

/** Somebody of another side: a person by name, a bot by its level. */
export interface Rival {
  readonly name: string;
  readonly bot: string | undefined;
}

/** What a match was for its reader. */
export interface MatchFigures {
  readonly match: string;
  readonly address: string;
  readonly game: string;
  readonly date: number | null;
  readonly players: number;
  readonly score: number;
  /** The best score of another side; nothing for who played alone. */
  readonly bestOther: number | undefined;
  readonly place: number;
  /** How many sides there were. */
  readonly sides: number;
  readonly hasWon: boolean;
  readonly hasResigned: boolean;
  readonly rivals: readonly Rival[];
  /** What the game tells of it, by measure or by measure and item. */
  readonly own: ReadonlyMap<string, Figure>;
  /** How well the reader has decided, from 0 to 1, if it was reviewed and can be told. */
  readonly accuracy?: Estimate | undefined;
}

/** What a seat has added to measures of the game. */
class SeatNotes implements Collector {
  readonly figures = new Map<string, Figure>();

  add(measure: string, value: number, count = 1): void {
    const { value: sum, count: number } = this.figures.get(measure) ?? { value: 0, count: 0 };
    this.figures.set(measure, { value: sum + value, count: number + count });
  }

  /** Distributions are told of many matches of all seats, not here. */
  addTo(): void {}
}

/** After so many moves others have a turn: long matches must not hold up the page. */
const MOVES = 300;

/**
 * Plays a record from the beginning and notes what it was for one seat. Nothing comes of a record
 * that is damaged, or of rules that this page does not know.
 */
export async function figuresOf(
  played: Played,
  game: Game,
  own: SeatMeasures | undefined,
  pause: () => Promise<void>,
): Promise<MatchFigures | undefined> {
  const read = readRecord(printRecord(played.record), [game]);
  if ('problem' in read || played.seat < 0) return undefined;
  const { record, game: version } = read.value;
  const { options } = record;
  const notes = new SeatNotes();
  let rounds = 0;
  const steps = replaySteps(version, record, {
    visit: (_ply, { table }) => {
      const { ended } = version.rounds(table);
      if (ended > rounds) own?.round?.(table, played.seat, notes, options);
      rounds = ended;
    },
  });
  for (let count = 1; ; count++) {
    const { done, value } = steps.next();
    if (done === true) {
      if ('problem' in value || value.value.result === undefined) return undefined;
      own?.match?.(value.value.table, played.seat, notes, options);
      return resultOf(played, version, record, value.value.result, notes.figures);
    }
    if (count % MOVES === 0) await pause();
  }
}

function resultOf(
  { match, address, seat, date }: Played,
  game: Game,
  { players, seats }: MatchRecord,
  result: Result,
  own: MatchFigures['own'],
): MatchFigures {
  const placed = placesOf(game, result);
  const mine = placed.find((side) => side.seats.includes(seat));
  const others = placed.filter((side) => side !== mine);
  return {
    match,
    address,
    game: game.id,
    date,
    players: seats,
    score: itemAt(result.scores, seat),
    bestOther: others[0]?.score,
    place: mine?.place ?? placed.length,
    sides: placed.length,
    hasWon: result.winners.includes(seat),
    hasResigned: itemAt(players, seat).resigned === true,
    rivals: others
      .flatMap((side) => side.seats)
      .map((rival) => ({ name: itemAt(players, rival).name, bot: itemAt(players, rival).bot })),
    own,
  };
}
