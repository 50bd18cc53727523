import type { CoachWords } from '@pepite/kernel';
import type { Facts } from './facts.ts';

const cells = (count: number): string => (count === 1 ? 'one cell' : `${count} cells`);

export const words: CoachWords<Facts> = {
  keepSeal: ({ colour, bonus }) =>
    `A seal adds ${bonus} for each completed ${colour} card, and you were dealt one to go with it.`,
  keepSmall: ({ cells: count }) =>
    `Only completed cards score. Your smallest one needs ${count} cells, so it is done soonest.`,
  complete: ({ colour, points }) =>
    `You can complete your ${colour} card now: that is ${points} points.`,
  lastTurn: () => 'This is the last turn: coins and palms still score, unfinished cards don’t.',
  cup: ({ cup }) => `You can fill a row of coins: that earns a cup, the highest is worth ${cup}.`,
  cross: () => 'The shape can cover a cross: it gives you one more cell, anywhere on your cards.',
  palm: ({ points }) =>
    points === 1
      ? 'The shape can cover a palm: 1 point now, more if the market shows palms later.'
      : `The shape can cover a palm: with those in the market it scores ${points} points now.`,
  coin: ({ lacking, cup }) =>
    `The shape can cover a coin. You lack ${lacking} for a row; the next cup is worth ${cup}.`,
  plainCoin: () => 'The shape can cover a coin: it is worth 1 point. All cups are gone.',
  misfit: () => 'The shape fits nowhere: mark the one cell that helps the next shapes to fit.',
  bonus: ({ colour, cells: count }) =>
    `The cross gives you any one cell. Your ${colour} card lacks ${cells(count)}.`,
  lacking: ({ colour, cells: count, points }) =>
    `Your ${colour} card lacks ${cells(count)}: completed it is worth ${points} points.`,
  takeForSeal: ({ colour, bonus }) =>
    `Your seal adds ${bonus} for each completed ${colour} card, and the market has one.`,
  takeLate: ({ turns, cells: count }) =>
    `${turns === 1 ? 'One turn is' : `${turns} turns are`} left. ` +
    `The smallest card in the market needs ${count} cells.`,
  takeSeal: ({ colour, bonus, full }) =>
    `A seal in the market adds ${bonus} for each completed ${colour} card, and you have ${full}.`,
  take: ({ cells: count }) =>
    `The smallest card in the market needs ${count} cells. Large ones score more, but take long.`,
};
