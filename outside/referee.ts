import type { Options, Referee } from '@pepite/kernel';

/** The referee of a match of any game. */
export type AnyReferee = Referee<unknown, unknown, unknown, Options>;
