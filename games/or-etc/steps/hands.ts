import { adding, type Seat, without } from '@pepite/kernel';
import type { Card } from '../pieces.ts';
import type { Hand, OrEtcWorld, Player, Table } from '../world.ts';

/** A card comes into a hand. */
export function receive(hand: Hand, player: Player, card: Card): void {
  hand.cards[card]++;
  hand.kinds = adding(hand.kinds, card);
  player.held++;
}

/** A card leaves a hand for all to see: of what all knew to be there one less is sure. */
export function giveUp(hand: Hand, player: Player, card: Card): void {
  hand.cards[card]--;
  if (hand.cards[card] === 0) hand.kinds = without(hand.kinds, card);
  player.held--;
  if (player.shown[card] > 0) player.shown[card]--;
}

export function discard({ table, hands }: OrEtcWorld, seat: Seat, card: Card): void {
  giveUp(hands[seat], table.players[seat], card);
  table.discards[card]++;
}

/** O21, O22: so many cards of a kind were shown, and stay in the hand. */
export function show({ players }: Table, seat: Seat, card: Card, copies: number): void {
  const { shown } = players[seat];
  if (shown[card] < copies) shown[card] = copies;
}
