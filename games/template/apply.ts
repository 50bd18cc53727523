import { type Actor, after, type Move, only, type Seat } from '@pepite/kernel';
import { cardOf, isDeal, seatOf } from './moves.ts';
import { type Card, NO_CARD } from './pieces.ts';
import type { TemplateWorld } from './world.ts';

/** Carries out a legal move. */
export function apply(world: TemplateWorld, actor: Actor, move: Move): void {
  if (isDeal(move)) deal(world, seatOf(move), cardOf(move));
  else play(world, actor, cardOf(move));
}

function deal({ table, hands, box }: TemplateWorld, seat: Seat, card: Card): void {
  box.stock &= ~only(card);
  hands[seat].cards |= only(card);
  table.dealt++;
}

function play(world: TemplateWorld, seat: Seat, card: Card): void {
  const { table, hands } = world;
  hands[seat].cards &= ~only(card);
  table.trick[seat] = card;
  table.actor = after(seat, table.seats);
  if (table.trick[table.actor] !== NO_CARD) endTrick(world);
}

/** T5: the highest card takes the trick, which is turned face down (T7). */
function endTrick({ table, box }: TemplateWorld): void {
  const taker = table.trick.indexOf(Math.max(...table.trick));
  for (const card of table.trick) box.gone |= only(card);
  table.trick.fill(NO_CARD);
  table.points[taker]++;
  table.tricks++;
  table.actor = taker;
}
