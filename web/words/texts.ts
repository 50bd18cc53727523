import type { AnyProblem } from './problem.ts';

/** Everything the pages say, in one language: a missing text is a type error. */
export interface Texts {
  readonly site: SiteTexts;
  readonly home: HomeTexts;
  readonly setup: SetupTexts;
  readonly waiting: WaitingTexts;
  readonly match: MatchTexts;
  readonly hint: HintTexts;
  readonly log: LogTexts;
  readonly over: OverTexts;
  readonly replay: ReplayTexts;
  readonly problem: (problem: AnyProblem) => string;
}

export interface SiteTexts {
  readonly skip: string;
  readonly home: string;
  readonly language: string;
  readonly scheme: string;
  readonly schemes: Readonly<Record<'system' | 'light' | 'dark', string>>;
  readonly settings: string;
  readonly level: string;
  readonly playForced: string;
  readonly playForcedWhy: string;
  readonly yourName: string;
  readonly nameless: string;
  readonly editName: string;
  readonly nameHint: string;
  readonly saveName: string;
  readonly cancel: string;
  readonly close: string;
  readonly loading: string;
  readonly reload: string;
  readonly reconnecting: string;
  readonly missingTitle: string;
  readonly missing: string;
  readonly toHome: string;
  readonly credits: string;
  readonly rules: string;
  readonly rulesOf: (game: string) => string;
  readonly list: (items: readonly string[]) => string;
}

export interface HomeTexts {
  readonly title: string;
  readonly lead: string;
  readonly games: string;
  readonly players: (least: number, most: number) => string;
  readonly playNow: string;
  readonly playNowWhy: string;
  readonly createTable: string;
  readonly tables: string;
  readonly open: string;
  readonly noOpen: string;
  readonly live: string;
  readonly noLive: string;
  readonly mine: string;
  readonly noMine: string;
  readonly alone: string;
  readonly join: string;
  readonly watch: string;
  readonly resume: string;
  readonly review: string;
  readonly yourTurn: string;
  readonly waiting: (taken: number, seats: number) => string;
  readonly playing: string;
  readonly over: string;
  readonly openSeat: string;
  readonly openRecord: string;
  readonly openRecordWhy: string;
}

export interface SetupTexts {
  readonly title: (game: string) => string;
  readonly seats: string;
  readonly seat: (number: number) => string;
  readonly you: string;
  readonly whoPlays: string;
  readonly person: string;
  readonly bot: (level: string) => string;
  readonly customs: string;
  readonly hints: string;
  readonly hintsWhy: string;
  readonly quick: string;
  readonly quickWhy: string;
  readonly standIn: string;
  readonly standInWhy: string;
  readonly options: string;
  readonly access: string;
  readonly accesses: Readonly<Record<'public' | 'link', string>>;
  readonly accessWhy: Readonly<Record<'public' | 'link', string>>;
  readonly create: string;
  readonly startNow: string;
  readonly range: (least: number, most: number) => string;
  readonly file: FileTexts;
}

/** An option that comes as a file. */
export interface FileTexts {
  readonly why: string;
  readonly standard: string;
  readonly loaded: (name: string) => string;
  readonly choose: string;
  readonly download: string;
  readonly clear: string;
  readonly notJson: string;
  readonly wrong: (name: string, why: string) => string;
}

export interface WaitingTexts {
  readonly title: string;
  readonly awaited: (open: number) => string;
  readonly sitFirst: string;
  readonly unwelcome: string;
  readonly full: string;
  readonly fullNotHost: string;
  readonly open: string;
  readonly bot: string;
  readonly you: string;
  readonly away: string;
  readonly sitHere: string;
  readonly sitDown: string;
  readonly moveHere: string;
  readonly stand: string;
  readonly addBot: string;
  readonly level: string;
  readonly hints: string;
  readonly quick: string;
  readonly removeFrom: (name: string) => string;
  readonly remove: string;
  readonly start: string;
  readonly invite: string;
  readonly inviteWhy: string;
  readonly copy: string;
  readonly copied: string;
  readonly share: string;
  readonly link: string;
  readonly nameFirst: string;
  readonly rulesChosen: string;
  readonly yes: string;
  readonly no: string;
}

export interface MatchTexts {
  readonly lookingBack: string;
  readonly yourTurn: string;
  readonly turnOf: (names: readonly string[]) => string;
  readonly thinking: (names: readonly string[]) => string;
  readonly chance: string;
  readonly sealed: (names: readonly string[]) => string;
  readonly over: string;
  readonly sent: string;
  readonly notSent: string;
  readonly takeBack: string;
  readonly forced: string;
  readonly readClause: (clause: string) => string;
  readonly confirm: string;
  readonly roundOver: string;
  readonly goOn: string;
  readonly away: (name: string) => string;
  readonly replace: (name: string) => string;
  /** The title of a page whose match can't go on. */
  readonly broken: string;
  readonly replaced: (name: string) => string;
  readonly youAreReplaced: string;
  readonly reclaim: string;
  readonly watching: string;
  readonly spectators: (count: number) => string;
  readonly board: string;
}

export interface HintTexts {
  readonly ask: string;
  readonly title: string;
  readonly why: string;
  readonly thinking: string;
  readonly late: string;
  readonly worth: (percent: number) => string;
  readonly only: string;
  readonly play: string;
}

export interface LogTexts {
  readonly title: string;
  readonly since: string;
  readonly recent: string;
  readonly steps: string;
  readonly back: string;
  readonly next: string;
  readonly now: string;
  readonly nothing: string;
  readonly hidden: string;
  readonly rounds: (first: number, last: number) => string;
  /** So many older moves, which may be opened. */
  readonly before: (moves: number) => string;
  readonly chance: (count: number) => string;
}

export interface OverTexts {
  readonly title: string;
  readonly youWon: string;
  readonly winners: (names: readonly string[]) => string;
  readonly nobody: string;
  readonly scores: string;
  readonly player: string;
  readonly score: string;
  readonly winner: string;
  readonly rematch: string;
  readonly joinRematch: string;
  readonly rematchWhy: string;
  readonly watchRematch: string;
}

export interface ReplayTexts {
  readonly title: string;
  readonly first: string;
  readonly back: string;
  readonly next: string;
  readonly last: string;
  readonly step: string;
  readonly byMove: string;
  readonly byRound: string;
  readonly place: string;
  readonly at: (ply: number, all: number) => string;
  readonly round: (round: number) => string;
  readonly eyes: string;
  readonly allOpen: string;
  readonly start: string;
  readonly download: string;
  readonly keys: string;
  readonly recordTitle: string;
  readonly recordWhy: string;
  readonly choose: string;
  readonly which: string;
  readonly match: (number: number) => string;
}
