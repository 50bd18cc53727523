import type { CoachWords } from '@pepite/kernel';
import type { Reasons } from './reasons.ts';

const tricks = (count: number): string => (count === 1 ? 'one trick' : `${count} tricks`);
const more = (count: number): string => (count === 1 ? 'one more trick' : `${count} more tricks`);
const points = (count: number): string => (count === 1 ? '1 point' : `${count} points`);
const after = (left: number): string =>
  left === 1 ? 'one player after you' : `${left} players after you`;

export const words: CoachWords<Reasons> = {
  bid: ({ value, high }) =>
    `Exactly ${tricks(value)} would bring ${2 * value} points. Of the cards you keep, ` +
    `${high === 0 ? 'none is' : high === 1 ? 'one is' : `${high} are`} 8 or more.`,
  bidOver: ({ value, partner }) =>
    `It raises the team’s bid from ${partner} to ${value}: exactly, that is ${2 * value} points.`,
  bidUnder: ({ value, partner }) =>
    `Your partner’s ${partner} stays the team’s bid: this only takes a ${value} from your hand.`,
  keepExact: ({ bid }) =>
    `You have exactly what you bid, worth ${points(2 * bid)}, and a swap would cost you gold.`,
  keepShort: ({ short }) => `Your bid still needs ${tricks(short)}, and a swap would cost gold.`,
  keepPast: ({ bid }) => `You’re past your bid, which counts ${bid}, and a swap would cost gold.`,
  swapExact: ({ bid, before }) =>
    `The bid becomes what you have taken: ${points(2 * bid)} for it instead of ${before}.`,
  swapLower: ({ bid, short }) =>
    `The bid drops to ${bid}, so that ${more(short)} ${short === 1 ? 'is' : 'are'} enough.`,
  swapHigher: ({ bid, short }) =>
    `The bid rises to ${bid}: made exactly, with ${more(short)}, that is ${2 * bid} points.`,
  swapPast: ({ bid }) => `You have more tricks than the new bid already: it counts ${bid}.`,
  swapSame: ({ bid, back }) => `The bid stays at ${bid}, and you get a ${back} back to play with.`,
  openHigh: ({ value, short }) =>
    `Your ${value} is your highest metal, and your bid needs ${more(short)}.`,
  openForGold: ({ value }) =>
    `Your ${value} is your lowest: if nobody plays lower, it gains a gold ${value}.`,
  openLow: ({ value }) =>
    `You need no more tricks, and your ${value} is the metal of yours that is most easily beaten.`,
  openRid: ({ value }) =>
    `It parts with your ${value}, your highest metal, which could win you a trick too many.`,
  openBetween: ({ value, higher }) =>
    `A ${value} to open with keeps ` +
    `${higher === 1 ? 'a higher metal' : `${higher} higher metals`} for later tricks.`,
  winsExact: ({ points: made }) =>
    `It wins the trick for certain, and that makes your bid exactly: ${made} points.`,
  wins: ({ short }) => `It wins the trick for certain. Then your bid needs ${more(short)}.`,
  winsTooMany: ({ before, after: left }) =>
    `It wins a trick too many: your bid would count ${left} instead of ${before}.`,
  winsPast: ({ bid }) => `It wins the trick, but past your bid that adds nothing to its ${bid}.`,
  goldHolds: ({ short }) =>
    `Nobody after you has gold to beat it with, and your bid needs ${more(short)}.`,
  leads: ({ left, short }) =>
    `It takes the lead, with ${after(left)}. Your bid needs ${more(short)}.`,
  leadsUnwanted: ({ left }) =>
    `It takes the lead in a trick you don’t need; there ${left === 1 ? 'is' : 'are'} ` +
    `${after(left)}.`,
  goesOn: ({ short }) =>
    `It doesn’t win, but the round goes on, and your bid still needs ${more(short)}.`,
  leavesToPartner: ({ short }) =>
    `Your partner leads this trick, and the team needs ${more(short)}: this doesn’t beat it.`,
  partnerTooMany: () =>
    'It doesn’t beat your partner, who leads a trick that the team doesn’t need any more.',
  gains: ({ value }) =>
    `It’s the lowest metal of the trick: it gains a gold ${value}, and you open the next one.`,
  mayGain: ({ value, left }) =>
    'It’s the lowest metal so far: unless ' +
    `${left === 1 ? 'the last player' : 'somebody'} goes lower, it gains a gold ${value}.`,
  staysBelow: ({ value }) => `Your ${value} can’t win this trick, and you don’t need another one.`,
  saves: ({ value, best }) =>
    `Your ${value} lets this trick go, and your ${best}, which leads here, is kept for another.`,
  cannotWin: ({ value }) =>
    `No metal of yours wins this trick, so it only costs you a ${value}, and no gold.`,
  savesMetal: () => 'It doesn’t win, but it keeps all your metals in hand.',
  endAhead: ({ own, others }) =>
    `The round is counted as it stands: ${points(own)} for you, at most ${others} for others.`,
  endLevel: ({ own }) =>
    `The round is counted as it stands: ${points(own)} for you and for the best of the others.`,
  endBehind: ({ own, others }) =>
    `The round is counted as it stands: ${points(own)} for you, but ${others} for the best.`,
};
