import { type Immutable, type Move } from '@pepite/kernel';
import type { Deck } from './pieces/deck.ts';
import type { Fault } from './judging/faults.ts';
import { type OrEtcView } from './moves.ts';
import { type OrEtcWorld, type Table } from './world.ts';
/** The fault of a move by a seat that has to decide, if it has one. */
export declare function judge(deck: Deck, view: OrEtcView, move: Move): Fault | undefined;
/** The fault of a chance outcome. A reader takes the cards of the first deal in any order. */
export declare function judgeChance({ table, box }: OrEtcWorld, move: Move): Fault | undefined;
/** What is due now: the fault of acting out of turn. */
export declare const due: ({ step }: Immutable<Table>) => Fault;
