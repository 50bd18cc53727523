import type { FreshNames } from '../form/changes.ts';

/** What the editor of cards says, in one language. */
export interface EditorWords {
  readonly title: (game: string) => string;
  readonly intro: string;
  readonly lab: string;
  readonly undo: string;
  readonly redo: string;
  readonly undone: string;
  readonly redone: string;
  readonly reset: string;
  readonly resetDone: string;
  readonly importFile: string;
  readonly imported: (name: string) => string;
  readonly refused: (name: string, why: string) => string;
  readonly notJson: string;
  readonly exportAll: string;
  readonly exportCards: string;
  readonly play: string;
  readonly table: string;
  readonly print: string;
  readonly compare: string;
  /** What the two are called in the lab. */
  readonly variants: FreshNames;
  /** Above the buttons, where something is wrong. */
  readonly wrong: (places: number) => string;
  /** What it comes to, where nothing is wrong: averages of a card. */
  readonly brief: (cards: string, value: string, exits: string) => string;
  /** What is folded: what else can be done with the cards, and files. */
  readonly more: string;
  readonly cards: CardTexts;
  readonly tools: string;
  readonly toolsWhy: string;
  readonly accidents: string;
  readonly accidentsWhy: string;
  readonly roll: (accident: string) => string;
  readonly setup: string;
  readonly seats: string;
  readonly sheets: string;
  readonly sheetsWhy: string;
  readonly accidentCopies: string;
  readonly summary: SummaryTexts;
  readonly printing: PrintTexts;
}

interface CardTexts {
  readonly title: string;
  readonly why: string;
  readonly card: (place: number) => string;
  readonly die: (place: number) => string;
  readonly signs: Readonly<Record<'X' | 'Y' | '-', string>>;
  readonly pattern: string;
  readonly value: string;
  readonly exits: string;
  readonly copies: string;
  readonly add: string;
  readonly copy: (place: number) => string;
  readonly remove: (place: number) => string;
  readonly copyShort: string;
  readonly removeShort: string;
  readonly added: string;
  readonly removed: (place: number) => string;
  readonly full: (most: number) => string;
}

interface SummaryTexts {
  readonly title: string;
  readonly filons: string;
  readonly kinds: string;
  readonly accidents: string;
  readonly others: string;
  readonly meanValue: string;
  readonly meanExits: string;
  readonly odds: string;
  readonly oddsWhy: string;
  readonly combination: string;
  readonly oneRoll: string;
  readonly oneDie: string;
  readonly anyDice: string;
  readonly differences: string;
  readonly none: string;
  readonly added: (card: string) => string;
  readonly removed: (card: string) => string;
  readonly field: Readonly<Record<'pattern' | 'value' | 'exits' | 'copies', string>>;
  readonly change: (what: string, was: string, now: string) => string;
  readonly sheets: (now: number) => string;
  /** While something is wrong nothing is reckoned. */
  readonly later: string;
}

interface PrintTexts {
  readonly title: string;
  readonly why: (cards: number, pages: number) => string;
  readonly print: string;
  readonly back: string;
  readonly nothing: string;
  readonly page: (page: number, pages: number) => string;
  readonly tool: string;
  readonly accident: string;
  readonly entrance: string;
  readonly entranceUse: string;
}
