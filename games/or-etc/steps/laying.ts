import { EMPTY, type Move, only, type Seat } from '@pepite/kernel';
import { cardsIn } from '../pieces/bundle.ts';
import { layers, type Rules } from './asking.ts';
import type { Deck } from '../pieces/deck.ts';
import { discard, giveUp } from './hands.ts';
import { freeExits, goDeeper, layCard, setAside } from '../pieces/mine.ts';
import { bundleIn, cardOf, kindOf, LAY } from '../moves.ts';
import { NO_CHOICE, type OrEtcWorld, Step, type Table } from '../world.ts';
import { letAll, seal } from './order.ts';

/** O24: says whether anybody is asked for a card. */
export function beginLaying(rules: Rules, world: OrEtcWorld): boolean {
  const { table } = world;
  const asked = layers(rules, world);
  table.player = table.first;
  if (asked !== EMPTY) letAll(table, Step.lay, asked);
  return asked !== EMPTY;
}

/** O24: all at once; says whether some have yet to choose. */
export function lay(deck: Deck, world: OrEtcWorld, seat: Seat, move: Move): boolean {
  if (!seal(world, seat, move)) return true;
  const { table, hands } = world;
  for (let other = 0; other < table.seats; other++) {
    const { choice } = hands[other];
    hands[other].choice = NO_CHOICE;
    if (kindOf(choice) !== LAY) continue;
    giveUp(hands[other], table.players[other], cardOf(choice));
    layCard(deck, table.players[other], cardOf(choice));
  }
  table.asked = table.chosen = EMPTY;
  return false;
}

/** O18: mines without a free exit are set aside. O26: then those who hold cards discard. */
export function beginDrops(table: Table): boolean {
  let asked = EMPTY;
  for (let seat = 0; seat < table.seats; seat++) {
    const player = table.players[seat];
    goDeeper(player);
    player.fell = freeExits(player.active) === 0;
    if (player.fell) setAside(player);
    player.lucky = false;
    if (player.held > 0) asked |= only(seat);
  }
  table.participants = table.passed = EMPTY;
  table.player = table.first;
  if (asked !== EMPTY) letAll(table, Step.drop, asked);
  return asked !== EMPTY;
}

export function drop(world: OrEtcWorld, seat: Seat, move: Move): boolean {
  if (!seal(world, seat, move)) return true;
  const { table, hands } = world;
  for (let other = 0; other < table.seats; other++) {
    const { choice } = hands[other];
    hands[other].choice = NO_CHOICE;
    if (choice === NO_CHOICE) continue;
    for (const card of cardsIn(bundleIn(choice))) discard(world, other, card);
  }
  table.asked = table.chosen = EMPTY;
  return false;
}
