import type { Speed } from '../replay/autoplay.svelte.ts';

/** What is said where a match that is over is looked back at. */
export interface ReplayTexts {
  readonly title: string;
  /** The same as the name of a page, with the game. */
  readonly pageTitle: (game: string) => string;
  readonly first: string;
  readonly back: string;
  readonly next: string;
  readonly last: string;
  /** By what one jumps, and what the buttons for it do. */
  readonly jump: string;
  readonly jumpBack: (unit: string) => string;
  readonly jumpNext: (unit: string) => string;
  readonly player: string;
  readonly stages: Readonly<Record<'trick' | 'turn', string>>;
  readonly play: string;
  readonly pause: string;
  readonly speed: string;
  readonly speeds: Readonly<Record<Speed, string>>;
  readonly place: string;
  readonly at: (ply: number, all: number) => string;
  readonly round: (word: string, round: number) => string;
  readonly eyes: string;
  readonly allOpen: string;
  readonly start: string;
  /** How long a decision took. */
  readonly took: (duration: string) => string;
  /** The list of moves, and the button that opens it with what else can be chosen. */
  readonly moves: string;
  readonly options: string;
  /** What explains a round that has ended. */
  readonly review: string;
  readonly report: string;
  readonly download: string;
  readonly keys: string;
  readonly share: ShareTexts;
  readonly recordTitle: string;
  readonly recordWhy: string;
  readonly choose: string;
  readonly drop: string;
  readonly which: (count: number) => string;
  readonly match: (number: number) => string;
  /** Of a record in a list: how many moves it has, and that its match was not played to the end. */
  readonly count: (moves: number) => string;
  readonly unfinished: string;
  readonly unreadable: string;
  readonly tooLarge: string;
  /** A page of ours that has the replay in full. */
  readonly openHere: string;
  /** Where a match that is not over is asked for. */
  readonly toMatch: string;
}

/** What is said where a replay is handed on. */
export interface ShareTexts {
  readonly title: string;
  readonly why: string;
  /** What is shared. */
  readonly what: string;
  readonly whole: string;
  readonly moment: (place: string) => string;
  readonly link: string;
  readonly copy: string;
  readonly copied: string;
  readonly send: string;
  readonly embed: string;
  readonly embedWhy: string;
  readonly code: string;
  readonly copyCode: string;
}
