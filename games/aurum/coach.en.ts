import type { CoachWords } from '@pepite/kernel';
import type { Facts } from './facts.ts';

const inTricks = (count: number): string => (count === 1 ? 'one trick' : `${count} tricks`);
const inCards = (count: number): string => (count === 1 ? 'one card' : `${count} cards`);
const tricks = (count: number): string => (count === 1 ? 'one more trick' : `${count} more tricks`);

export const words: CoachWords<Facts> = {
  bidHigh: ({ high }) =>
    `You hold ${high} cards of 8 or more. A bid made exactly counts double, a missed one nothing.`,
  bidLow: () => 'You hold few high cards. A low bid is easier to make, and exactly counts double.',
  bidAfterPartner: ({ partner }) =>
    `Your partner bids ${partner}. Only the higher of your two cards counts as the team’s bid.`,
  swapShort: ({ short, cards }) =>
    `You need ${tricks(short)}, with ${inCards(cards)} in hand. A swap costs one gold.`,
  swapExact: ({ bid }) => `With ${inTricks(bid)} your bid is made exactly, which counts double.`,
  swapPast: ({ tricks: taken }) =>
    `You have ${taken} tricks, more than you bid. As your bid, a ${taken} would be exact.`,
  openShort: ({ short, highest }) =>
    `You need ${tricks(short)} for your bid. Your highest card is a ${highest}.`,
  openExact: () => 'Your bid is made exactly. One more trick would halve its points: stay low.',
  past: () => 'You are past your bid, so more tricks add nothing to it. Gold still counts.',
  gainPast: ({ value }) =>
    `More tricks add nothing to your bid, but as the lowest metal your ${value} would gain gold.`,
  winsLast: ({ short, value }) =>
    `You play last: your ${value} is enough to win this trick. You need ${tricks(short)}.`,
  takesLead: ({ short, value }) =>
    `You need ${tricks(short)}. With your ${value} you would lead this one for now.`,
  goldOnly: ({ short }) =>
    `Only gold can win this trick for you. You need ${tricks(short)}; gold kept counts, too.`,
  gain: ({ value }) =>
    `You can’t win this trick, but as its lowest metal your ${value} would gain a gold ${value}.`,
  cannotWin: ({ short }) =>
    `You can’t win this trick. Keep your best cards: you need ${tricks(short)}.`,
  partnerLeads: ({ short }) =>
    `Your partner leads this trick: no need to beat it. Your team needs ${tricks(short)}.`,
  partnerLeadsExact: () => 'Your bid is made exactly, but your partner leads this trick.',
  stayBelow: () => 'Your bid is made exactly: stay below the best card of this trick.',
  cannotStayBelow: () => 'Your bid is made exactly, but any metal you can play takes the lead.',
  endShort: ({ short }) =>
    `No metal of yours fits. End the round now, and you are ${short} short of your bid.`,
  endExact: () => 'No metal of yours fits. End the round now, and your bid counts double.',
  endPast: () => 'No metal of yours fits. Gold that you keep when the round ends is worth points.',
};
