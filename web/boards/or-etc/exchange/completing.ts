import type { Card } from '@pepite/games/or-etc/pieces';
import type { Face } from '@pepite/games/or-etc/pieces/dice';
import { itemAt } from '@pepite/kernel';
import { type Trade, tradesFor, type Wanted } from '../choices.ts';
import type { Scene } from '../scene.ts';
import { completedBy } from './needs.ts';

type Exchanging = Pick<Scene, 'deck' | 'hand' | 'table' | 'seat' | 'choices'>;
type Swap = Pick<Trade, 'give' | 'take'>;

/** The cards in hand that the dice would show after an exchange, and don't now. */
function completedFor({ deck, hand, table, seat }: Exchanging, swap: Swap): readonly Card[] {
  const { dice } = itemAt(table.players, seat);
  return hand === undefined ? [] : completedBy(deck, hand.kinds, dice, swap);
}

/** Whether a card is still in hand once another is paid: what is paid can't be laid. */
const isKept = ({ hand }: Exchanging, card: Card, paid: Card): boolean =>
  card !== paid || itemAt(hand?.cards ?? [], card) > 1;

/** The cards that an exchange completes. */
export const completedWith = (scene: Exchanging, trade: Trade): readonly Card[] =>
  completedFor(scene, trade).filter((card) => isKept(scene, card, trade.card));

/** Whether some way to have a die for the one that is picked completes a card. */
export function helps(scene: Exchanging, wanted: Wanted, give: Face | undefined): boolean {
  if (give === undefined || give === wanted.take) return false;
  const completed = completedFor(scene, { give, take: wanted.take });
  if (completed.length === 0) return false;
  return tradesFor(scene.choices, wanted, give).some((trade) =>
    completed.some((card) => isKept(scene, card, trade.card)),
  );
}
