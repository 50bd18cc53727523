import type { Colour } from '@pepite/games/silver-and-gold/data/cards';
import type { Sign } from '@pepite/games/silver-and-gold/pieces';
import type { AboutWords } from './about-texts.ts';

/** Everything the board says, in one language. */
export interface BoardWords {
  readonly colours: Readonly<Record<Colour, string>>;
  readonly signs: Readonly<Record<Sign, string>>;
  readonly patterns: Readonly<Record<string, string>>;
  readonly points: (points: number) => string;
  readonly cards: CardWords;
  readonly table: TableWords;
  readonly places: PlaceWords;
  readonly mark: MarkWords;
  readonly cell: CellWords;
  readonly gains: GainWords;
  readonly keep: KeepWords;
  readonly take: TakeWords;
  readonly report: ReportWords;
  readonly about: AboutWords;
}

interface CardWords {
  readonly name: (colour: string, points: number) => string;
  readonly seal: (bonus: number, colour: string) => string;
  readonly progress: (marked: number, cells: number) => string;
  readonly printed: (coins: number, palms: number, crosses: number) => string;
  /** In place of a card that was completed: nothing, or the one about to be taken. */
  readonly none: string;
  readonly next: string;
  /** In place of the second of two cards, while the first one is replaced. */
  readonly afterNext: string;
}

interface TableWords {
  readonly round: (round: number, rounds: number) => string;
  readonly turn: (turn: number, turns: number) => string;
  readonly expedition: string;
  readonly notRevealed: string;
  readonly deck: string;
  readonly unseen: string;
  readonly copies: (count: number, pattern: string) => string;
  readonly cupsLeft: (cups: string) => string;
  readonly noCups: string;
  readonly market: string;
  readonly pile: (count: number) => string;
  readonly palmWorth: (points: number) => string;
}

/** What stands at a player's place. */
interface PlaceWords {
  readonly cardsOf: (name: string) => string;
  readonly scoreCard: (name: string) => string;
  readonly thinking: string;
  readonly done: string;
  readonly taking: string;
  readonly first: string;
  readonly coins: (coins: number, boxes: number) => string;
  readonly palms: (points: string) => string;
  readonly cups: (cups: string) => string;
  readonly completed: (cards: number) => string;
  readonly ofColour: (cards: number, colour: string) => string;
  readonly others: string;
  readonly close: string;
}

interface MarkWords {
  readonly ask: string;
  readonly askCell: string;
  readonly askBonus: (left: number) => string;
  readonly noRoom: string;
  readonly misfit: string;
  readonly tools: string;
  readonly turn: string;
  readonly mirror: string;
  readonly next: string;
  /** The same, on its button. */
  readonly nextBrief: string;
  readonly single: string;
  readonly pattern: string;
  readonly make: (cells: number) => string;
  readonly placesHere: (fits: number) => string;
  readonly placed: (card: number, row: number, column: number, gain: string) => string;
}

interface CellWords {
  readonly at: (row: number, column: number) => string;
  readonly marked: string;
  readonly pending: string;
  readonly fits: (gain: string) => string;
  readonly misfit: string;
}

interface GainWords {
  readonly coins: (coins: number) => string;
  readonly palms: (points: number) => string;
  readonly crosses: (cells: number) => string;
  readonly card: (points: number) => string;
  readonly seals: (points: number) => string;
  readonly cups: (points: number) => string;
  readonly nothing: string;
}

interface KeepWords {
  readonly ask: string;
  readonly more: (chosen: number) => string;
  readonly make: string;
  readonly dealt: string;
}

interface TakeWords {
  readonly ask: string;
  /** Where two cards are completed: for each of the new ones, and where only one is left. */
  readonly askFirst: string;
  readonly askSecond: string;
  readonly askOnly: string;
  readonly make: string;
  readonly pile: string;
  readonly seal: (bonus: number, colour: string, completed: number) => string;
}

interface ReportWords {
  readonly title: (round: number) => string;
  readonly whole: string;
  readonly part: string;
  readonly place: (place: number) => string;
  readonly coins: string;
  readonly cups: string;
  readonly palms: string;
  readonly cards: string;
  readonly seals: string;
  readonly total: string;
  readonly brought: (points: number) => string;
  readonly legend: string;
  readonly lastLegend: string;
  readonly course: string;
  readonly afterRound: (round: number) => string;
  readonly leads: string;
  readonly parted: (colour: string) => string;
  readonly completed: (name: string) => string;
  readonly none: string;
}
