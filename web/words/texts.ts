import type { Weight } from '@pepite/kernel';
import type { Company } from '../site/company.ts';
import type { AroundTexts } from './around.ts';
import type { CoachTexts } from './coach.ts';
import type { ClockTexts } from './clock.ts';
import type { HintTexts } from './hint.ts';
import type { FairChanceTexts } from './fair-chance.ts';
import type { LeavingTexts } from './leaving.ts';
import type { BotsTexts } from './bots.ts';
import type { ChallengeTexts } from './challenges.ts';
import type { DeviceTexts } from './device.ts';
import type { PlanTexts } from './plans.ts';
import type { NoticeTexts } from './notices.ts';
import type { ReplayTexts } from './replay.ts';
import type { ReportTexts } from './report.ts';
import type { ShortcutTexts } from './shortcuts.ts';
import type { AnyProblem } from './problem.ts';
import type { TalkTexts } from './talk.ts';

/** Everything the pages say, in one language: a missing text is a type error. */
export interface Texts {
  readonly site: SiteTexts;
  readonly home: HomeTexts;
  readonly around: AroundTexts;
  readonly clock: ClockTexts;
  readonly fairChance: FairChanceTexts;
  readonly leaving: LeavingTexts;
  readonly device: DeviceTexts;
  readonly bots: BotsTexts;
  readonly challenges: ChallengeTexts;
  readonly plans: PlanTexts;
  readonly notices: NoticeTexts;
  readonly report: ReportTexts;
  readonly talk: TalkTexts;
  readonly setup: SetupTexts;
  readonly waiting: WaitingTexts;
  readonly match: MatchTexts;
  readonly hint: HintTexts;
  readonly coach: CoachTexts;
  readonly lesson: LessonTexts;
  readonly log: LogTexts;
  readonly over: OverTexts;
  readonly replay: ReplayTexts;
  readonly problem: (problem: AnyProblem) => string;
}

export interface SiteTexts {
  readonly skip: string;
  readonly home: string;
  readonly language: string;
  readonly volume: string;
  readonly cardSize: string;
  readonly cardSizes: Readonly<Record<'small' | 'normal' | 'large', string>>;
  /** Why they may not get larger. */
  readonly cardSizeWhy: string;
  readonly motion: string;
  readonly motionSpeeds: Readonly<Record<'off' | 'quick' | 'calm', string>>;
  readonly scheme: string;
  readonly schemes: Readonly<Record<'system' | 'light' | 'dark', string>>;
  readonly settings: string;
  readonly shortcuts: ShortcutTexts;
  readonly level: string;
  /** That the level of bots follows from one's wins. */
  readonly levelRises: string;
  readonly levelRisesWhy: string;
  readonly confirmPlays: string;
  readonly confirmPlaysWhy: string;
  readonly playForced: string;
  readonly playForcedWhy: string;
  readonly yourName: string;
  readonly nameless: string;
  /** The name of a guest who has not chosen any. */
  readonly guest: (number: number) => string;
  readonly editName: string;
  readonly nameHint: string;
  readonly saveName: string;
  readonly cancel: string;
  readonly close: string;
  readonly loading: string;
  readonly reload: string;
  readonly update: string;
  readonly updateWhy: string;
  readonly reconnecting: string;
  readonly missingTitle: string;
  readonly missing: string;
  readonly toHome: string;
  readonly credits: string;
  /** A link to whoever runs this server. */
  readonly contact: string;
  /** The page where designers try out changes. */
  readonly lab: string;
  /** The page for those who write programs. */
  readonly api: string;
  readonly rules: string;
  readonly rulesOf: (game: string) => string;
  /** What a round is called, unless the game has its own word. */
  readonly round: string;
  readonly list: (items: readonly string[]) => string;
}

export interface HomeTexts {
  readonly title: string;
  readonly lead: string;
  readonly games: string;
  readonly players: (least: number, most: number) => string;
  /** How long a match takes. */
  readonly minutes: (minutes: number) => string;
  readonly weights: Readonly<Record<Weight, string>>;
  readonly playNow: string;
  readonly playNowWhy: string;
  readonly createTable: string;
  /** Said to the offer of a lesson. */
  readonly noLesson: (game: string) => string;
  readonly tables: string;
  readonly open: string;
  readonly noOpen: string;
  readonly live: string;
  readonly noLive: string;
  /** Over the matches that the reader can go on with. */
  readonly goOn: string;
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
  readonly statistics: string;
  readonly statisticsWhy: string;
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
  readonly startsWhenFull: string;
  readonly startsWhenFullWhy: string;
  readonly quick: string;
  readonly quickWhy: string;
  readonly standIn: string;
  readonly standInWhy: string;
  readonly options: string;
  /** What a prototype leaves open: its numbers, its table of cards. */
  readonly designers: string;
  readonly designersWhy: string;
  /** What leads to the page where cards are edited. */
  readonly editor: string;
  /** The link to where changes are tried by many matches of bots. */
  readonly tryInLab: string;
  readonly company: string;
  readonly companies: Readonly<Record<Company, string>>;
  readonly companyWhy: Readonly<Record<Company, string>>;
  readonly create: string;
  readonly startNow: string;
  readonly range: (least: number, most: number) => string;
  readonly file: FileTexts;
}

/** An option that comes as a file. */
export interface FileTexts {
  readonly why: string;
  readonly standard: string;
  /** What was edited on a page is in use. */
  readonly edited: string;
  readonly loaded: (name: string) => string;
  readonly choose: string;
  readonly download: string;
  readonly clear: string;
  readonly notJson: string;
  readonly wrong: (name: string, why: string) => string;
}

export interface WaitingTexts {
  readonly title: string;
  /** Who asks somebody to which game. */
  readonly invitedBy: (name: string, game: string) => string;
  readonly rules: string;
  readonly team: (number: number) => string;
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
  readonly startsWhenFull: string;
  readonly hints: string;
  readonly quick: string;
  readonly removeFrom: (name: string) => string;
  readonly remove: string;
  readonly start: string;
  readonly invite: string;
  readonly inviteWhy: string;
  readonly code: string;
  readonly codeOf: (link: string) => string;
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
  readonly roundOver: (word: string) => string;
  readonly goOn: string;
  readonly away: (name: string) => string;
  readonly replace: (name: string) => string;
  /** The title of a page whose match can't go on. */
  readonly broken: string;
  readonly replaced: (name: string) => string;
  readonly youAreReplaced: string;
  readonly reclaim: string;
  readonly pace: {
    readonly title: string;
    readonly paces: Readonly<Record<'human' | 'quick', string>>;
  };
  readonly watching: string;
  readonly spectators: (count: number) => string;
  readonly board: string;
}

export interface LessonTexts {
  readonly title: string;
  readonly pageTitle: (game: string) => string;
  /** What leads to it. */
  readonly learn: (minutes: number) => string;
  readonly progress: string;
  readonly step: (step: number, of: number) => string;
  /** While others play. */
  readonly watch: string;
  /** On the board, while there is something to read. */
  readonly readOn: string;
  readonly next: string;
  readonly doIt: string;
  readonly done: string;
  readonly play: string;
  readonly again: string;
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
  readonly hidden: (word: string) => string;
  readonly rounds: (word: string, first: number, last: number) => string;
  /** A button, and the title of what it opens. */
  readonly scoring: (word: string, round: number) => string;
  /** So many older moves, which may be opened. */
  readonly before: (moves: number) => string;
  /** The reader, where a move of theirs is told. */
  readonly you: string;
  /** Something that has happened so many times. */
  readonly times: (what: string, count: number) => string;
  /** The same, where a list of players says it. */
  readonly me: string;
  /** Whose moves are shown. */
  readonly show: string;
  readonly all: string;
  readonly only: (name: string) => string;
}

export interface OverTexts {
  readonly title: string;
  readonly youWon: string;
  readonly winners: (names: readonly string[]) => string;
  readonly nobody: string;
  readonly scores: string;
  readonly player: string;
  readonly place: string;
  /** A place as a list has it: "2nd". */
  readonly ordinal: (place: number) => string;
  /** Which place one has among so many players, or one's team among so many teams. */
  readonly yourPlace: (place: number, all: number, isShared: boolean) => string;
  readonly teamPlace: (place: number, all: number, isShared: boolean) => string;
  readonly score: string;
  /** `text` is the number as it is written. */
  readonly points: (text: string, points: number) => string;
  readonly ending: (why: string) => string;
  readonly lastRound: (word: string, why: string) => string;
  readonly rematch: string;
  readonly joinRematch: string;
  readonly rematchWhy: string;
  readonly watchRematch: string;
  readonly story: {
    readonly title: string;
    /** What the drawing shows, of which game. */
    readonly chart: (game: string) => string;
    readonly noMoment: string;
    readonly show: string;
    /** Heard after `show`: whose best moment. */
    readonly momentOf: (name: string) => string;
    /** Heard after `show`, where a round has ended. */
    readonly roundEnd: (word: string) => string;
    readonly share: string;
    readonly shareFailed: string;
  };
}
