import type { Immutable, Seat, WhatIf } from '@pepite/kernel';
import { MOST_HAND, TOOLS } from '../pieces.ts';
import { type Box, type Hand, type OrEtcWorld, Step, type Table } from '../world.ts';

/** O7, O8: the auction is over, and nothing else has happened yet. */
const isAfterAuction = ({ step, players }: Immutable<Table>): boolean =>
  (step === Step.deal || step === Step.beer) && players.every(({ held }) => held === 0);

/** Each tool against none: also those that nobody has bought. The hand stays as it is. */
const anyTool: WhatIf<Table, Hand, Box> = {
  wins: 'tool-worth',
  points: 'tool-worth-points',
  ways: TOOLS.length + 1,
  comparisons: TOOLS.map((item, index) => ({ item, way: index + 1, against: 0 })),
  isTime: isAfterAuction,
  set: ({ table }: OrEtcWorld, seat: Seat, tool: number) => {
    table.players[seat].tool = tool;
    return true;
  },
};

const HAND_CARDS = Array.from({ length: MOST_HAND }, (_, index) => index + 1);

/** Each hand size against one card less; the tool stays as it is. */
const anyHand: WhatIf<Table, Hand, Box> = {
  wins: 'card-worth',
  points: 'card-worth-points',
  ways: MOST_HAND + 1,
  comparisons: HAND_CARDS.map((size) => ({ item: String(size), way: size, against: size - 1 })),
  isTime: isAfterAuction,
  set: ({ table }: OrEtcWorld, seat: Seat, size: number) => {
    table.players[seat].limit = size;
    // While cards are dealt, somebody has to get one.
    return table.step === Step.deal && table.players.some(({ limit }) => limit > 0);
  },
};

export const whatIfs = [anyTool, anyHand];
