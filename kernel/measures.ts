import type { Move, Moves } from './moves.ts';
import type { Options } from './options.ts';
import type { Result } from './result.ts';
import type { Actor, Seat } from './seats.ts';
import type { Translated } from './words.ts';
import type { Immutable, World } from './world.ts';

/**
 * What one match adds to measures. A mean over matches has a count of 1 in each of them; a ratio,
 * such as the price of what was sold, has as many as there were. A measure that is told of items
 * one by one is added to as `id/item`.
 */
export interface Collector {
  /** Adds a value, which stands for so many. */
  add(measure: string, value: number, count?: number): void;
  /** One more of a whole number, for the plot of a distribution. */
  addTo(histogram: string, value: number): void;
}

/** A number, a share from 0 to 1, or by how much a share is more or less than another. */
export type MeasureForm = 'mean' | 'share' | 'gain';

/** What a measure is called, in one language. */
export interface MeasureWords {
  readonly title: string;
  /** What exactly is counted, and what it can't tell. */
  readonly about: string;
  /** "minutes", "points": behind a number. */
  readonly unit?: string;
}

/** One of the things that a measure is told of: a seat, a card, a tool. */
export interface MeasureItem {
  readonly id: string;
  readonly name: Translated<string>;
}

/** What is told of a variant, with an interval. */
export interface MeasureSpec {
  readonly id: string;
  readonly form: MeasureForm;
  readonly words: Translated<MeasureWords>;
  /** The things it is told of one by one; which they are may depend on what is played. */
  items?(seats: number, options: Options): readonly MeasureItem[];
  /** What it would be if nothing were better than anything else: a fair share. */
  fair?(seats: number): number;
  /** How it is drawn: its distribution, or its items as points of a line. */
  readonly plot?: 'histogram' | 'curve';
  /** It takes so long to find that only some matches tell it. */
  readonly isClose?: boolean;
}

/** Measures that are told together. */
export interface MeasureGroup {
  readonly id: string;
  readonly title: Translated<string>;
  readonly specs: readonly MeasureSpec[];
}

/**
 * Looks on at one match, and adds up in the end what it has noted. It sees everything; nothing may
 * be changed, nor kept but by copying it.
 */
export interface MatchObserver<T = unknown, H = unknown, B = unknown> {
  /** A move was chosen, and is not carried out yet; of answers that are hidden none is. */
  chose?(world: World<T, H, B>, actor: Actor, moves: Moves, move: Move): void;
  /** A move was carried out. */
  saw?(world: World<T, H, B>, actor: Actor, move: Move): void;
  /** The match is over: what was measured is told. */
  ended(result: Result, into: Collector): void;
}

/** What something is worth: what comes of one way of things, against another. */
export interface Comparison {
  readonly item: string;
  readonly way: number;
  readonly against: number;
}

/**
 * A question to the rules: what would come of it if one thing were otherwise? At some point of a
 * match a seat is put into each of several ways of things in turn, all else equal, and the match is
 * played on from there, with the same chance.
 */
export interface WhatIf<T = unknown, H = unknown, B = unknown> {
  /** The measure of how much more often the seat wins one way than the other. */
  readonly wins: string;
  /** The measure of how many more points it has. */
  readonly points: string;
  /** The ways are numbered from 0 on. */
  readonly ways: number;
  readonly comparisons: readonly Comparison[];
  /** Whether now is the time to ask: the first time in a match is taken. */
  isTime(table: Immutable<T>): boolean;
  /** Puts a seat into one of the ways, if that can be; else nothing is told of it. */
  set(world: World<T, H, B>, seat: Seat, way: number): boolean;
}

/**
 * What matches were for one of their players: where points come from, what was announced and kept.
 * It is found in what all see, so that a record is enough for it.
 */
export interface SeatMeasures<T = unknown> {
  readonly specs: readonly MeasureSpec[];
  /** Adds what a round has brought a seat, by the table after its end. */
  round?(table: Immutable<T>, seat: Seat, into: Collector, options: Options): void;
  /** Adds what the whole match has brought a seat, by the table at its end. */
  match?(table: Immutable<T>, seat: Seat, into: Collector, options: Options): void;
}

/** What a game tells of its matches besides what is told of all games. */
export interface GameMeasures<T = unknown, H = unknown, B = unknown> {
  readonly groups: readonly MeasureGroup[];
  /** Somebody who looks on at one match and measures it. */
  observe(seats: number, options: Options): MatchObserver<T, H, B>;
  /** Who has the first turn, where that is not simply who decides first. */
  starter?(table: Immutable<T>): Seat;
  readonly whatIfs?: readonly WhatIf<T, H, B>[];
  /** What players are told of their own matches. */
  readonly own?: SeatMeasures<T>;
}

/** What a measure is called, what exactly it counts, and its unit. */
type MeasureText = readonly [title: string, about: string, unit?: string];

const wordsOf = ([title, about, unit]: MeasureText): MeasureWords =>
  unit === undefined ? { title, about } : { title, about, unit };

/** A measure with its words, English and French. */
export const measureSpec = (
  id: string,
  form: MeasureForm,
  en: MeasureText,
  fr: MeasureText,
  more: Omit<MeasureSpec, 'id' | 'form' | 'words'> = {},
): MeasureSpec => ({ id, form, words: { en: wordsOf(en), fr: wordsOf(fr) }, ...more });
