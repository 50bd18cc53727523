import { only } from '@pepite/kernel';
import type { Setup } from '@pepite/kernel/laws';
import { countOf } from '../pieces/dice.ts';
import { Step, type Table } from '../world.ts';

/** Two thousand in all, over five numbers of seats. */
export const MATCHES = 200;
/** Of version 1, which nobody begins any more. */
export const MATCHES_1 = 60;

const ENDING: ReadonlySet<number> = new Set([Step.act, Step.answer, Step.settle, Step.reroll]);

/** Since version 2 nothing but what is laid open shows what is in hands. */
export const revealsNothing: Setup['reveals'] = () => false;

/**
 * By version 1 who is asked shows it: those who may contest a claim (O21), and, when the exchanges
 * end, those who can lay a card (O24).
 */
export const reveals1: Setup['reveals'] = (text, { table }) => {
  const { step, player, participants, passed, centre } = table as Table;
  const [verb, , take] = text.split(' ');
  if (verb === 'centre' && countOf(centre, Number(take)) === 1) return true;
  return ENDING.has(step) && (participants & ~passed & ~only(player)) === 0;
};
