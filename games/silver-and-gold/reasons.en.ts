import { type CoachWords, seatMark } from '@pepite/kernel';
import type { Reasons } from './reasons.ts';

const cells = (count: number): string => (count === 1 ? 'one cell' : `${count} cells`);
const turns = (count: number): string =>
  count === 1 ? 'one turn is left' : `${count} turns are left`;

export const words: CoachWords<Reasons> = {
  keepSeal: ({ colour, bonus }) =>
    `One has a seal that adds ${bonus} for each complete ${colour} card, and the other is ` +
    `${colour}.`,
  keepSmall: ({ cells: count }) => `No other two need fewer cells: these have ${count} in all.`,
  keepSigns: ({ signs }) => `No other two show more: these have ${signs} crosses, coins and palms.`,
  keep: ({ points }) => `Complete, the two are worth ${points} points together.`,
  completes: ({ colour, points }) => `It completes your ${colour} card for ${points} points.`,
  completesSealed: ({ colour, points, seals }) =>
    `It completes your ${colour} card for ${points} points, and seals add ${seals}.`,
  cup: ({ cup }) =>
    `It fills a row of coins, and that earns a cup: the best one left is worth ${cup}.`,
  cross: ({ colour, left }) =>
    `It covers a cross: you mark one more cell, anywhere. The ${colour} card then lacks ${left}.`,
  palm: ({ points }) =>
    points === 1
      ? 'It covers a palm, which scores 1 point.'
      : `It covers a palm, which scores ${points} points with those in the market.`,
  coin: ({ lacking, cup }) =>
    'It covers a coin, 1 point. Then ' +
    `${lacking === 1 ? 'one more fills' : `${lacking} more fill`} a row; ` +
    `the best cup is worth ${cup}.`,
  plainCoin: () => 'It covers a coin, which is worth 1 point.',
  nearer: ({ colour, left, points }) =>
    `It leaves ${cells(left)} of your ${colour} card, which is worth ${points} points complete.`,
  scoreless: () => 'In the last turn it scores nothing, and nothing comes after it.',
  takeForSeal: ({ colour, bonus }) => `Your seals add ${bonus} for a complete ${colour} card.`,
  takeSeal: ({ colour, bonus, full }) =>
    `Complete, its seal adds ${bonus} for each ${colour} card you complete; you have ${full} ` +
    'already.',
  takeDenies: ({ seat, colour, bonus }) =>
    `It keeps ${colour === 'orange' ? 'an' : 'a'} ${colour} card from ${seatMark(seat)}, ` +
    `whose seals add ${bonus} for each.`,
  takeSmall: ({ cells: count, turns: left }) =>
    `It needs ${count} cells, as few as any in the market, and ${turns(left)}.`,
  takeLarge: ({ points, turns: left }) =>
    `Complete, it is worth ${points} points, as much as any in the market, and ${turns(left)}.`,
  take: ({ points, turns: left }) => `Complete, it is worth ${points} points, and ${turns(left)}.`,
  pile: ({ cells: count }) =>
    `Nobody knows what it is; the smallest card in the market needs ${count} cells.`,
  pileOnly: () => 'The market is empty, so the pile is all there is.',
};
