import type { Action, Colour } from '@pepite/games/auruxxx/pieces';
import type { Ending } from '@pepite/games/auruxxx/world';
import type { Order } from './sorting.ts';

/** Everything the board says, in one language. Cards come as names, players as names. */
export interface BoardWords {
  readonly and: string;
  readonly round: (round: number, rounds: number) => string;
  readonly cards: CardWords;
  readonly places: PlaceWords;
  readonly hand: HandWords;
  readonly ask: AskWords;
  readonly effects: EffectWords;
  readonly news: NewsWords;
  readonly about: AboutWords;
  readonly sheet: SheetWords;
  readonly report: ReportWords;
}

interface CardWords {
  readonly colours: Readonly<Record<Colour, string>>;
  readonly actions: Readonly<Record<Action, string>>;
  readonly golden: string;
  readonly happyMan: string;
  readonly coloured: (face: string, colour: string) => string;
  /** A card within a sentence: a coloured one, a golden twelve, an action. */
  readonly the: (card: string) => string;
  readonly some: (golden: string) => string;
  readonly anAction: Readonly<Record<Action, string>>;
}

/** What stands at a player's place, and in the middle. */
interface PlaceWords {
  readonly you: string;
  readonly cards: (count: number) => string;
  readonly size: (count: number) => string;
  readonly passesLeft: (count: number) => string;
  readonly sum: (text: string, points: number) => string;
  /** What points are called after their number. */
  readonly unit: (points: number) => string;
  readonly inHand: (points: number) => string;
  readonly figure: string;
  readonly figureBeside: string;
  /** The same beside a drawing of the figure, where there is little room. */
  readonly figureBesideShort: string;
  readonly handOf: (name: string) => string;
  readonly talon: string;
  readonly talonOf: (cards: number) => string;
  readonly pile: string;
  readonly pileOf: (cards: number) => string;
  readonly debt: (name: string, cards: number) => string;
}

interface HandWords {
  readonly yours: string;
  readonly empty: string;
  readonly sortBy: Readonly<Record<Order, string>>;
  /** The same where there is room to say what is sorted. */
  readonly sortHandBy: Readonly<Record<Order, string>>;
  readonly playable: string;
  readonly unplayable: string;
  readonly selectable: string;
  readonly fresh: string;
}

/** What is asked of a player, and the buttons for it. */
interface AskWords {
  /** What may be done, when so many cards were drawn in this turn, with something that fits. */
  readonly turn: (drawn: number, mayPass: boolean) => string;
  /** The same with nothing that fits. */
  readonly nothingFits: (drawn: number, mayPass: boolean) => string;
  /** The same after an action of one's own. */
  readonly afterAction: (drawn: number) => string;
  readonly owing: (cards: number, next: string) => string;
  readonly owingWithoutPass: (cards: number) => string;
  readonly partner: string;
  readonly draw: string;
  readonly drawHint: (left: number) => string;
  readonly pass: string;
  /** What a pass costs, or why there is none now. */
  readonly passHint: (left: number, mayPass: boolean, points: number) => string;
  readonly accept: (cards: number) => string;
  readonly acceptHint: string;
  readonly passOn: (name: string) => string;
  readonly end: string;
  readonly endHint: string;
  /** With the card as it is said in a sentence. */
  readonly lay: (card: string) => string;
  readonly laySeveral: (count: number) => string;
  readonly onTop: (card: string) => string;
  readonly addMore: (face: string) => string;
  readonly clear: string;
}

/** What a play does, as a sentence of its own. */
interface EffectWords {
  readonly debt: (name: string, cards: number) => string;
  readonly figure: string;
  readonly actions: Readonly<Record<Action, (next: string) => string>>;
}

/** What has just happened; who is not named is the reader. */
interface NewsWords {
  readonly dealt: (round: number) => string;
  readonly laid: (name: string | undefined, card: string, count: number) => string;
  readonly finished: (name: string | undefined, goldens: number) => string;
  readonly fetched: (name: string | undefined) => string;
  readonly drew: (name: string | undefined, count: number) => string;
  /** A card, and whom it was taken from. */
  readonly taken: (card: string, victim: string) => string;
  /** With the action that was laid for it, if that is told as well. */
  readonly youTook: (taken: string, action: string | undefined) => string;
  /** The same of many cards, listed with their owners; the talon shows by what action. */
  readonly youTookAll: (listed: string) => string;
  /** With what the thief laid for it, within a sentence, if that is told as well. */
  readonly took: (thief: string, victims: string, laid: string | undefined) => string;
  readonly tookFromYou: (thief: string, card: string, laid: string | undefined) => string;
  /** Many victims: all of them, or all besides the reader. */
  readonly players: (count: number, besides: boolean) => string;
  readonly swapped: (one: string, other: string) => string;
  readonly swappedWithYou: (other: string) => string;
  readonly passed: (name: string | undefined) => string;
  readonly passedDebt: (name: string | undefined, cards: number, next: string) => string;
  readonly passedDebtToYou: (name: string, cards: number) => string;
  readonly stopped: (name: string | undefined) => string;
}

/** What things are, and what they do now. */
interface AboutWords {
  readonly number: (number: number) => string;
  readonly two: (cards: number) => string;
  readonly twoTitle: (card: string) => string;
  readonly fifty: string;
  readonly happyMan: string;
  readonly actions: Readonly<Record<Action, string>>;
  readonly golden: (bonus: number) => string;
  readonly left: (points: number) => string;
  readonly pile: string;
  readonly talon: string;
  readonly figureTitle: string;
  readonly figure: string;
  readonly ownsFigure: string;
  readonly debtTitle: string;
  readonly debt: (name: string, cards: number, next: string) => string;
  readonly seat: (cards: string, points: string, passes: string) => string;
  readonly roundTitle: string;
  readonly round: (rounds: number) => string;
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
  readonly passes: (count: number, points: number) => string;
  readonly goldens: (count: number, points: number) => string;
  readonly halved: string;
  readonly total: string;
  /** So many points, as they are written and as a number. */
  readonly points: (text: string, points: number) => string;
}
