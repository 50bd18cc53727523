import { type CoachWords, seatMark } from '@pepite/kernel';
import type { Facts } from './facts.ts';

const cards = (count: number): string => (count === 1 ? 'one card' : `${count} cards`);

export const words: CoachWords<Facts> = {
  swap: ({ seat, theirs, own }) =>
    `${seatMark(seat)} holds the fewest: ${cards(theirs)} for your ${own}.`,
  debt: ({ cards: count, next }) =>
    `You owe ${count} cards. A pass costs 5 points, and then ${seatMark(next)} owes them.`,
  debtDue: ({ cards: count }) =>
    `You can’t pass any more: draw the ${count} cards you owe, then go on with your turn.`,
  finish: ({ goldens }) =>
    `Your whole hand is golden: play it all and win the round, with ${5 * goldens} points off.`,
  oneLeft: () => 'Only golden twelves can be your last cards: this one can’t be played alone.',
  afterAction: () => 'After an action you still have to play something that isn’t one.',
  danger: ({ seat, cards: count, points }) =>
    `${seatMark(seat)} is down to ${cards(count)}, and those in your hand count ${points} points.`,
  fifty: () => 'Your 50 fits now: kept until the end of the round it costs 50 points.',
  several: ({ cards: count }) => `You can play ${count} cards of one number at once.`,
  happyMan: () =>
    'Your Happy Man fits: it brings you the figure, which halves the points of its owner.',
  two: ({ next, cards: count }) =>
    `A 2 fits on anything. Played now, it makes ${seatMark(next)} owe ${count} cards.`,
  onlyDraw: () => 'Nothing fits: draw, up to two cards this turn.',
  drawOrPass: ({ passes }) =>
    `Nothing fits: draw up to two cards, or pass for 5 points. Passes left: ${passes}.`,
  nothingFits: () => 'Nothing fits, and you have drawn twice: all you can do is end your turn.',
  almost: ({ others }) =>
    `Play ${others === 1 ? 'one more card' : `${others} more cards`}, ` +
    'and only golden twelves are left to finish with.',
  goldens: ({ goldens, points }) =>
    `You hold ${goldens === 1 ? 'a golden twelve' : `${goldens} golden twelves`}: ` +
    `play all others to finish. Your hand counts ${points} points.`,
  noGolden: ({ points }) =>
    `Without a golden twelve you can’t finish. Your hand counts ${points} points: make it lighter.`,
};
