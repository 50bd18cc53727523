import type { ACCIDENTS } from '@pepite/games/or-etc/data/cards';
import type { Face } from '@pepite/games/or-etc/pieces/dice';
import type { ToolName } from '@pepite/games/or-etc/pieces';
import type { Ending } from '@pepite/games/or-etc/world';
import type { Combination } from './happenings.ts';

/** Everything the board says, in one language. Cards come as combinations, players as names. */
export interface BoardWords {
  readonly list: (parts: readonly string[]) => string;
  readonly either: (parts: readonly string[]) => string;
  readonly tools: Readonly<Record<ToolName, ToolWords>>;
  /** What each accident does, in a sentence and in a few words. */
  readonly accidents: Readonly<Record<(typeof ACCIDENTS)[number], AccidentWords>>;
  readonly status: StatusWords;
  readonly places: PlaceWords;
  readonly cards: CardWords;
  readonly mine: MineWords;
  readonly auction: AuctionWords;
  readonly ask: AskWords;
  readonly exchange: ExchangeWords;
  readonly switches: SwitchWords;
  readonly news: NewsWords;
  readonly report: ReportWords;
}

interface AccidentWords {
  readonly effect: string;
  readonly short: string;
}

interface ToolWords {
  readonly name: string;
  readonly effect: string;
}

/** What is the same for all: how far the match is, and what may end it. */
interface StatusWords {
  readonly turn: (turn: number) => string;
  readonly phase: (phase: number, phases: number) => string;
  readonly pile: (cards: number, accidents: number) => string;
  readonly ends: (rolls: string) => string;
  /** Before the fourth turn no roll ends the game. */
  readonly endsLater: string;
  readonly endingRolls: readonly [five: string, four: string, three: string];
  readonly oneIn: (rolls: string) => string;
  readonly accidents: string;
  readonly noAccidents: string;
}

interface PlaceWords {
  readonly first: string;
  readonly noTool: string;
  readonly toolUsed: string;
  readonly prestige: (prestige: number) => string;
  readonly held: (cards: number, most: number) => string;
  readonly throws: (left: number, all: number) => string;
  readonly points: (points: number) => string;
  readonly toAct: string;
  readonly passed: string;
  readonly sitsOut: string;
  readonly thinking: string;
  readonly chosen: string;
  readonly dice: (name: string, dice: string) => string;
  readonly centre: string;
  readonly yourDice: string;
  readonly handOf: (name: string) => string;
}

interface CardWords {
  readonly name: (pattern: string, value: number, exits: number) => string;
  readonly hand: string;
  readonly empty: string;
  readonly ready: string;
  /** What is short: these faces, or one of them, or so many dice. */
  readonly short: (faces: readonly Face[]) => string;
  readonly eitherShort: (faces: readonly Face[]) => string;
  readonly diceShort: (count: number) => string;
  readonly lucky: string;
}

interface MineWords {
  readonly of: (name: string) => string;
  readonly yours: string;
  readonly open: (name: string) => string;
  readonly row: (row: number, cards: string) => string;
  readonly faceDown: string;
  readonly aside: (number: number) => string;
  readonly present: string;
  readonly free: (exits: number) => string;
  readonly exits: Readonly<Record<'free' | 'closed', string>>;
  readonly legend: string;
  readonly points: (points: number) => string;
}

interface AuctionWords {
  readonly title: string;
  readonly remaining: string;
  readonly value: (value: number) => string;
  readonly noBid: string;
  readonly highest: (name: string, bid: number) => string;
  readonly bids: string;
  readonly folded: string;
  readonly inIt: string;
  readonly bidOf: (bid: number) => string;
  readonly hasTool: (tool: string) => string;
  readonly less: string;
  readonly more: string;
  readonly yourBid: string;
  readonly bid: (amount: number) => string;
  readonly fold: string;
  readonly after: (prestige: number, cards: number) => string;
  readonly choose: string;
  readonly take: (tool: string, price: number) => string;
  readonly next: string;
}

/** What is asked of a player, and the buttons for it. */
interface AskWords {
  readonly waiting: (names: string) => string;
  readonly rolling: string;
  readonly sealed: string;
  readonly lay: string;
  readonly layCard: (card: string) => string;
  readonly skip: string;
  /** Said instead of asking, where nothing else could be answered. */
  readonly layGiven: string;
  readonly contestGiven: string;
  readonly drop: string;
  readonly dropCards: (count: number) => string;
  readonly keep: string;
  readonly drawn: (count: number) => string;
  readonly stake: string;
  readonly stakeCard: (card: string) => string;
  readonly shield: (accident: string, effect: string) => string;
  readonly giveHelmet: string;
  readonly suffer: string;
  readonly claimed: (name: string, take: Face) => string;
  readonly claimPaid: (give: Face, card: string | undefined) => string;
  readonly contest: string;
  readonly contestWhy: string;
  readonly let: string;
  readonly settle: (take: Face) => string;
  readonly offer: (name: string) => string;
  readonly offered: (give: Face, take: Face, card: string | undefined) => string;
  readonly accept: string;
  readonly refuse: string;
  readonly wouldComplete: (cards: string) => string;
  readonly wouldBreak: (cards: string) => string;
  readonly timeLeft: (seconds: number) => string;
  readonly noHurry: string;
}

interface ExchangeWords {
  readonly start: string;
  readonly giving: (give: Face) => string;
  /** From a player, or from the centre. */
  readonly wanting: (take: Face, from: string | undefined) => string;
  readonly centre: string;
  readonly actions: (done: number, most: number) => string;
  readonly pass: string;
  readonly cancel: string;
  readonly free: string;
  readonly exactly: (value: number) => string;
  readonly atLeast: (value: number) => string;
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
  readonly reroll: (tool: string) => string;
  readonly pickDice: string;
  readonly pickDie: string;
  readonly rollAgain: (dice: number) => string;
}

interface SwitchWords {
  readonly title: string;
  readonly pass: string;
  readonly contests: string;
  readonly late: string;
}

interface NewsWords {
  readonly combinations: Readonly<Record<Combination, (name: string, face: Face) => string>>;
  readonly endsNow: string;
  readonly endsFrom: (turn: number) => string;
  readonly struck: (name: string, accident: string, effect: string) => string;
  readonly shielded: (name: string, accident: string) => string;
  readonly broken: (name: string, tool: string) => string;
  readonly aside: (name: string) => string;
  readonly agreed: (name: string, from: string) => string;
  readonly refused: (name: string, from: string) => string;
  readonly contested: (name: string) => string;
  readonly sold: (name: string, tool: string) => string;
}

interface ReportWords {
  readonly title: string;
  readonly endings: Readonly<Record<Ending, string>>;
  readonly row: (row: number, cards: number) => string;
  readonly mine: string;
  readonly aside: (number: number) => string;
  readonly nothing: string;
  readonly total: string;
  readonly points: (points: number) => string;
  readonly faceUp: (cards: number) => string;
  readonly tie: string;
}
