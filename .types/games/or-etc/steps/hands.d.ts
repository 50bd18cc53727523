import { type Seat } from '@pepite/kernel';
import type { Card } from '../pieces.ts';
import type { Hand, OrEtcWorld, Player, Table } from '../world.ts';
/** A card comes into a hand. */
export declare function receive(hand: Hand, player: Player, card: Card): void;
/** A card leaves a hand for all to see: of what all knew to be there one less is sure. */
export declare function giveUp(hand: Hand, player: Player, card: Card): void;
export declare function discard({ table, hands }: OrEtcWorld, seat: Seat, card: Card): void;
/** O21, O22: so many cards of a kind were shown, and stay in the hand. */
export declare function show({ players }: Table, seat: Seat, card: Card, copies: number): void;
