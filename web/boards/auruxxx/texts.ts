import type { Action, Colour } from '@pepite/games/auruxxx/pieces';
import type { Ending } from '@pepite/games/auruxxx/world';
import type { Order } from './sorting.ts';

/** Everything the board says, in one language. Cards come as names, players as names. */
export interface BoardWords {
  readonly and: string;
  readonly round: (round: number) => string;
  readonly cards: CardWords;
  readonly places: PlaceWords;
  readonly hand: HandWords;
  readonly ask: AskWords;
  readonly effects: EffectWords;
  readonly news: NewsWords;
  readonly sheet: SheetWords;
  readonly report: ReportWords;
}

interface CardWords {
  readonly colours: Readonly<Record<Colour, string>>;
  /** What stands on a card besides its sign: a letter or two, another one for each colour. */
  readonly letters: Readonly<Record<Colour, string>>;
  readonly actions: Readonly<Record<Action, string>>;
  readonly golden: string;
  readonly happyMan: string;
  readonly coloured: (face: string, colour: string) => string;
}

/** What stands at a player's place, and in the middle. */
interface PlaceWords {
  readonly cards: (count: number) => string;
  readonly size: (count: number) => string;
  readonly passesLeft: (count: number) => string;
  readonly drawsLeft: (count: number) => string;
  readonly sum: (points: string) => string;
  readonly unit: string;
  readonly inHand: (points: number) => string;
  readonly figure: string;
  readonly figureBeside: string;
  readonly owes: (cards: number) => string;
  readonly toPlay: string;
  readonly handOf: (name: string) => string;
  readonly talon: string;
  readonly pile: string;
  readonly pileOf: (cards: number) => string;
  readonly debt: (name: string, cards: number) => string;
}

interface HandWords {
  readonly yours: string;
  readonly empty: string;
  readonly sort: string;
  readonly orders: Readonly<Record<Order, string>>;
  readonly playable: string;
  readonly unplayable: string;
  readonly selectable: string;
  readonly fresh: string;
}

/** What is asked of a player, and the buttons for it. */
interface AskWords {
  readonly waiting: (name: string) => string;
  readonly turn: string;
  readonly nothingFits: string;
  readonly onlyActions: string;
  readonly owing: (cards: number) => string;
  readonly partner: string;
  readonly draw: string;
  readonly drawHint: (left: number) => string;
  readonly pass: string;
  readonly passHint: (left: number) => string;
  readonly accept: string;
  readonly acceptHint: (cards: number) => string;
  readonly hand: (name: string) => string;
  readonly end: string;
  readonly endHint: string;
  readonly lay: (card: string) => string;
  readonly laySeveral: (count: number) => string;
  readonly onTop: (card: string) => string;
  readonly addMore: (face: string) => string;
  readonly clear: string;
}

/** What a play does. */
interface EffectWords {
  readonly debt: (name: string, cards: number) => string;
  readonly figure: string;
  readonly actions: Readonly<Record<Action, (next: string) => string>>;
}

/** What has just happened. */
interface NewsWords {
  readonly dealt: (round: number) => string;
  readonly laid: (name: string, card: string, count: number) => string;
  readonly fetched: (name: string) => string;
  readonly drew: (name: string, count: number) => string;
  readonly stole: (thief: string, victims: string) => string;
  readonly swapped: (one: string, other: string) => string;
  readonly swappedUnseen: (name: string) => string;
  readonly passed: (name: string) => string;
  readonly passedDebt: (name: string, cards: number) => string;
  readonly stopped: (name: string) => string;
}

interface SheetWords {
  readonly title: string;
  readonly player: string;
  readonly round: (round: number) => string;
  readonly sum: string;
  readonly notYet: string;
  readonly fewest: string;
}

interface ReportWords {
  readonly title: (round: number) => string;
  readonly won: (name: string, goldens: number) => string;
  readonly endings: Readonly<Record<Exclude<Ending, 'won'>, string>>;
  readonly cards: string;
  readonly finished: string;
  readonly passes: (count: number) => string;
  readonly goldens: (count: number) => string;
  readonly halved: string;
  readonly total: string;
  /** So many points, as they are written and as a number. */
  readonly points: (text: string, points: number) => string;
}
