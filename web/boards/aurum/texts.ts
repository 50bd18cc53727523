import type { Reason } from '@pepite/games/aurum/report/verdict';
import type { Ending } from '@pepite/games/aurum/world';
import type { SignName } from '@pepite/drawings/theme/signs';
import type { Order } from './sorting.ts';

/** Everything the board says, in one language. Cards come as names, players as names. */
export interface BoardWords {
  readonly metals: Readonly<Record<SignName, string>>;
  readonly and: string;
  readonly round: (round: number) => string;
  readonly firstPlayer: string;
  readonly places: Places;
  readonly trick: TrickWords;
  readonly hand: HandWords;
  readonly bid: BidWords;
  readonly swap: SwapWords;
  readonly end: EndWords;
  readonly report: ReportWords;
  readonly about: AboutWords;
}

/** What stands at a player's place, and in the middle. */
interface Places {
  readonly team: (names: string) => string;
  readonly noBid: string;
  readonly sealed: string;
  readonly chosen: string;
  readonly tricksWon: (tricks: number) => string;
  readonly tricksOf: (tricks: number, bid: number) => string;
  readonly stock: (name: string) => string;
  readonly noGold: string;
  readonly supply: string;
  readonly open: string;
  readonly cards: (count: number) => string;
  readonly nuggets: (count: number) => string;
  readonly points: (count: number) => string;
  readonly toBid: string;
  readonly toSwap: string;
  readonly toPlay: string;
  readonly handOf: (name: string) => string;
}

interface TrickWords {
  readonly current: string;
  readonly last: string;
  readonly wins: string;
  readonly lowest: string;
  readonly gains: (card: string) => string;
}

interface HandWords {
  readonly yours: string;
  readonly gold: string;
  readonly noGold: string;
  readonly empty: string;
  readonly sort: string;
  readonly orders: Readonly<Record<Order, string>>;
  readonly playable: string;
  readonly unplayable: string;
  readonly selectable: string;
  /** What to do, and which metals can't be played since they lie in the trick. */
  readonly play: (used: readonly string[]) => string;
  /** On the button that plays a card which was picked up first. */
  readonly playNow: (card: string) => string;
  readonly copies: (count: number) => string;
}

interface BidWords {
  readonly choose: string;
  readonly make: (card: string, tricks: number) => string;
  /** The same where the team's bid stays what it is: a partner's is higher. */
  readonly makeLower: (card: string, bid: number) => string;
}

/** One's own bid, or a bid of the team. */
export type WhoseBid = 'own' | 'team';

interface SwapWords {
  readonly ask: Readonly<Record<WhoseBid, string>>;
  readonly keep: string;
  readonly swap: string;
  readonly quiet: string;
  /** The way to a swap while it is not asked for, and that it will be. */
  readonly want: string;
  readonly wanted: string;
  readonly step: (step: number, steps: number) => string;
  readonly pay: string;
  readonly whose: string;
  readonly own: string;
  readonly of: (name: string) => string;
  /** Which card comes in place of one's own bid, or of somebody's. */
  readonly card: (name?: string) => string;
  readonly cancel: string;
  readonly make: (paid: string, old: string, card: string) => string;
}

interface Entry {
  readonly title: string;
  readonly text: string;
}

/** What things on the board are. */
interface AboutWords {
  readonly metal: string;
  readonly laid: string;
  readonly gold: (points: number) => string;
  readonly hasBid: (card: string) => string;
  readonly bid: Entry;
  readonly team: Entry;
  readonly supply: Entry;
  readonly open: Entry;
  readonly first: Entry;
  readonly wins: Entry;
  readonly lowest: Entry;
  /** What a round is about, by how many nuggets win the match, or where points are added up. */
  readonly nuggets: (wanted: number) => string;
  readonly sums: string;
}

interface EndWords {
  readonly end: string;
  readonly goldOnly: string;
  readonly stuck: string;
  readonly question: string;
}

interface ReportWords {
  readonly title: (round: number) => string;
  readonly endings: Readonly<Record<Ending, (name: string) => string>>;
  readonly shown: (name: string) => string;
  readonly shownNone: string;
  readonly bid: string;
  readonly teamBid: string;
  readonly tricks: string;
  readonly less: string;
  readonly more: (bid: number) => string;
  readonly exact: (bid: number) => string;
  readonly bidPoints: string;
  readonly gold: string;
  readonly noGold: string;
  readonly worth: (card: string, points: number) => string;
  readonly total: string;
  readonly points: (points: number) => string;
  readonly nugget: (side: string) => string;
  readonly noNugget: string;
  readonly reasons: Readonly<Record<Reason, string>>;
  readonly standing: string;
  readonly sums: string;
}
