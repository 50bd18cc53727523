import type { ToolName } from '@pepite/games/or-etc/pieces';
import type { Combination } from '@pepite/games/or-etc/pieces/combinations';
import type { Face } from '@pepite/games/or-etc/pieces/dice';

/** Everything the board says, in one language. Cards come as names, players as names. */
export interface BoardWords {
  readonly list: (parts: readonly string[]) => string;
  readonly either: (parts: readonly string[]) => string;
  readonly tools: Readonly<Record<ToolName, ToolWords>>;
  readonly status: StatusWords;
  readonly places: PlaceWords;
  readonly cards: CardWords;
  readonly mine: MineWords;
  readonly auction: AuctionWords;
  readonly ask: AskWords;
  readonly exchange: ExchangeWords;
  /** What is answered without asking. */
  readonly automatic: string;
  readonly news: NewsWords;
  readonly report: ReportWords;
}

interface ToolWords {
  readonly name: string;
  readonly effect: string;
}

/** What is the same for all: how far the match is, and what may end it. */
interface StatusWords {
  readonly turn: (turn: number) => string;
  readonly phase: (phase: number, phases: number) => string;
  readonly pile: (cards: number) => string;
  readonly ends: (rolls: string) => string;
  /** In few words: the roll that ends it most often. */
  readonly endsBrief: (roll: string) => string;
  /** Before that turn no roll ends the match. */
  readonly endsLater: (turn: number) => string;
  /** The same in few words. */
  readonly endsLaterBrief: (turn: number) => string;
  readonly endingRolls: Readonly<Partial<Record<Combination, string>>>;
  readonly oneIn: (rolls: string) => string;
  readonly accidents: string;
  readonly accidentsOpen: (count: number) => string;
}

interface PlaceWords {
  readonly you: string;
  readonly first: string;
  readonly noTool: string;
  readonly toolUsed: string;
  readonly prestige: (prestige: number) => string;
  readonly held: (cards: number, most: number) => string;
  readonly throws: (left: number, all: number) => string;
  readonly points: (points: number) => string;
  readonly pointsShort: (points: number) => string;
  readonly toAct: string;
  readonly passed: string;
  readonly sitsOut: string;
  readonly thinking: string;
  readonly chosen: string;
  readonly dice: (name: string, dice: string) => string;
  readonly diceOf: (name: string) => string;
  readonly beers: string;
  readonly centre: string;
  readonly yourDice: string;
  readonly handOf: (name: string) => string;
  readonly look: (name: string) => string;
  readonly back: string;
}

interface CardWords {
  readonly name: (card: string, value: number, exits: number) => string;
  readonly hand: string;
  readonly empty: string;
  readonly ready: string;
  /** Said before what is short, where there is room for it. */
  readonly lacks: string;
  /** What is short: these faces, or one of them, or so many dice. */
  readonly short: (faces: readonly Face[]) => string;
  readonly eitherShort: (faces: readonly Face[]) => string;
  readonly diceShort: (count: number) => string;
  readonly sealed: string;
}

interface MineWords {
  readonly of: (name: string) => string;
  readonly yours: string;
  readonly open: (name: string) => string;
  readonly openYours: string;
  readonly row: (row: number, cards: string) => string;
  readonly faceDown: string;
  readonly aside: (number: number) => string;
  readonly present: string;
  readonly free: (exits: number) => string;
  readonly next: (exits: number) => string;
  readonly exits: Readonly<Record<'free' | 'next' | 'closed', string>>;
  readonly legend: string;
  readonly points: (points: number) => string;
}

interface AuctionWords {
  readonly title: string;
  readonly remaining: string;
  readonly value: (value: number) => string;
  readonly noBid: string;
  readonly highest: (name: string, bid: number) => string;
  readonly yourHighest: (bid: number) => string;
  readonly bids: string;
  readonly folded: string;
  readonly inIt: string;
  /** Behind a name, or behind "you". */
  readonly bidOf: (bid: number, isOwn: boolean) => string;
  readonly less: string;
  readonly more: string;
  readonly yourBid: string;
  readonly bid: (amount: number) => string;
  readonly fold: string;
  /** What a bid would leave. */
  readonly after: (prestige: number, cards: number) => string;
  /** Nothing can be bid any more. */
  readonly tooDear: (most: number) => string;
  readonly choose: string;
  readonly take: (tool: string, price: number) => string;
  readonly next: string;
}

/** What is asked of a player, and the buttons for it. */
interface AskWords {
  readonly lay: string;
  readonly lucky: string;
  readonly layCard: (card: string) => string;
  readonly skip: string;
  /** Said instead of asking, where nothing else could be answered. */
  readonly layGiven: string;
  readonly contestGiven: string;
  /** What a hand of this size draws if it stays as it is. */
  readonly drop: (drawn: number, limit: number) => string;
  readonly dropCards: (count: number) => string;
  readonly keep: string;
  readonly stake: string;
  readonly stakeCard: (card: string) => string;
  readonly shield: (accident: string, effect: string) => string;
  readonly giveHelmet: string;
  readonly suffer: string;
  readonly claimed: (name: string, deal: Dealt) => string;
  readonly contest: string;
  readonly contestWhy: string;
  readonly let: string;
  readonly settle: (take: Face) => string;
  readonly offered: (name: string, deal: Dealt) => string;
  /** A card, and what it is worth. */
  readonly worth: (card: string, value: number) => string;
  readonly accept: string;
  readonly refuse: string;
  readonly wouldComplete: (cards: string) => string;
  readonly wouldBreak: (cards: string) => string;
}

/** What somebody gives and takes, with the card that goes along. */
export interface Dealt {
  readonly give: Face;
  readonly take: Face;
  readonly card: string | undefined;
}

/** Dice that are exchanged, with a player or with the centre. */
interface DealTold {
  readonly give: Face;
  readonly take: Face;
  readonly from: string | undefined;
}

interface ExchangeWords {
  readonly start: (action: number, most: number) => string;
  readonly startBare: string;
  readonly giving: (give: Face) => string;
  /** From a player, or from the centre. */
  readonly wanting: (take: Face, from: string | undefined) => string;
  readonly centre: string;
  readonly pass: string;
  readonly cancel: string;
  readonly deal: (deal: DealTold) => string;
  /** What a deal costs. */
  readonly free: (deal: string) => string;
  readonly exactly: (deal: string, value: number) => string;
  readonly atLeast: (deal: string, value: number) => string;
  readonly pay: string;
  readonly once: string;
  readonly swap: string;
  readonly swapPaying: (card: string) => string;
  readonly withMug: string;
  readonly offer: (name: string) => string;
  readonly offerWith: (name: string, card: string) => string;
  readonly completes: (cards: string) => string;
  readonly die: (face: Face) => string;
  readonly dieOf: (face: Face, from: string) => string;
  /** What stands on the corner of a die, for those who hear it. */
  readonly costs: (value: number, isLeast: boolean) => string;
  readonly costsNothing: string;
  readonly helps: string;
  readonly reroll: string;
  readonly pickDice: string;
  readonly pickDie: string;
  readonly rollAgain: (dice: number) => string;
}

interface NewsWords {
  readonly combinations: Readonly<Record<Combination, (name: string, face: Face) => string>>;
  readonly endsNow: string;
  readonly endsNext: string;
  readonly struck: (name: string, accident: string) => string;
  readonly shielded: (name: string, accident: string) => string;
  readonly broken: (name: string, tool: string) => string;
  readonly aside: (name: string) => string;
  readonly contested: (name: string) => string;
  /** Of the centre dice. */
  readonly took: (name: string, deal: Dealt) => string;
  readonly offered: (name: string, to: string, deal: Dealt) => string;
  readonly tookByMug: (name: string, dice: Omit<Dealt, 'card'>) => string;
  /** What was rolled again ("Bo rerolls a 2"), and what shows then. */
  readonly rerolled: (deed: string, dice: string) => string;
}

interface ReportWords {
  readonly title: string;
  /** Who rolled what in which turn: the match was over. */
  readonly byRoll: (roll: string, turn: number) => string;
  readonly byPile: (name: string, turn: number) => string;
  readonly place: (place: number) => string;
  readonly row: (row: number, cards: number) => string;
  readonly mine: string;
  readonly aside: (number: number) => string;
  readonly nothing: string;
  readonly total: string;
  readonly points: (points: number) => string;
  readonly faceUp: (cards: number) => string;
  readonly tie: string;
}
