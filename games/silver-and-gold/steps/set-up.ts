import { below, EMPTY, exclude, include, only, type Seat } from '@pepite/kernel';
import { type Card, DEALT, NO_CARD, SLOTS } from '../pieces.ts';
import { Phase, type SilverWorld } from '../world.ts';
import { giveCard, letChance } from './settle.ts';

/** S4: four cards each. */
export function deal({ table, hands, box }: SilverWorld, seat: Seat, card: Card): void {
  exclude(box.pile, card);
  table.pileSize--;
  include(hands[seat].dealt, card);
  table.players[seat].held++;
  for (let other = 0; other < table.seats; other++) {
    if (table.players[other].held < DEALT) return;
  }
  table.phase = Phase.keep;
  table.actor = table.first;
}

/** S4: the choice stays in the hand until all have made theirs. */
export function keep(world: SilverWorld, seat: Seat, low: Card, high: Card): void {
  const { table, hands } = world;
  hands[seat].kept[0] = low;
  hands[seat].kept[1] = high;
  table.done |= only(seat);
  if (table.done !== below(table.seats)) return;
  for (let other = 0; other < table.seats; other++) turnUp(world, other);
  table.done = EMPTY;
  letChance(table, Phase.layOut);
}

/** S4: two cards face up, two back into the pile. */
function turnUp({ table, hands, box }: SilverWorld, seat: Seat): void {
  const { dealt, kept } = hands[seat];
  const player = table.players[seat];
  for (let slot = 0; slot < SLOTS; slot++) {
    exclude(dealt, kept[slot]);
    giveCard(player, slot, kept[slot]);
    kept[slot] = NO_CARD;
  }
  box.pile[0] |= dealt[0];
  box.pile[1] |= dealt[1];
  dealt[0] = dealt[1] = EMPTY;
  player.held = 0;
  table.pileSize += DEALT - SLOTS;
}
