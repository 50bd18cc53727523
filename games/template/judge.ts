import { has, type Immutable, type Move } from '@pepite/kernel';
import {
  cardOf,
  isDeal,
  isDealing,
  nextToDeal,
  playable,
  seatOf,
  type TemplateView,
} from './moves.ts';
import { HAND } from './pieces.ts';
import type { Table, TemplateWorld } from './world.ts';

export const CLAUSES = ['T1', 'T2', 'T3', 'T4', 'T5', 'T6', 'T7'] as const;
export type Clause = (typeof CLAUSES)[number];

/** Everything that can be wrong with a move, and the clause it breaks. */
export const FAULTS = {
  dealDue: 'T2',
  notInStock: 'T1',
  playDue: 'T3',
  notHeld: 'T3',
  mustBeat: 'T4',
  matchOver: 'T6',
} as const satisfies Record<string, Clause>;
export type Fault = keyof typeof FAULTS;

/** The fault of a move by the seat whose turn it is, if it has one. */
export function judge(view: TemplateView, move: Move): Fault | undefined {
  if (isDeal(move)) return 'playDue';
  if (!has(view.hand.cards, cardOf(move))) return 'notHeld';
  return has(playable(view), cardOf(move)) ? undefined : 'mustBeat';
}

/** The same for chance. */
export function judgeChance({ table, box }: TemplateWorld, move: Move): Fault | undefined {
  if (!isDeal(move) || seatOf(move) !== nextToDeal(table)) return 'dealDue';
  return has(box.stock, cardOf(move)) ? undefined : 'notInStock';
}

/** The fault of acting out of turn: what has to be done first. */
export function outOfTurnFault(table: Immutable<Table>): Fault {
  if (isDealing(table)) return 'dealDue';
  return table.tricks === HAND ? 'matchOver' : 'playDue';
}
