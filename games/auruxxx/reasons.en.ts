import { type CoachWords, seatMark } from '@pepite/kernel';
import type { Reasons } from './reasons.ts';

const cards = (count: number): string => (count === 1 ? 'one card' : `${count} cards`);
const goldens = (count: number): string =>
  count === 1 ? 'a golden twelve' : `${count} golden twelves`;
const points = (count: number): string => (count === 1 ? '1 point' : `${count} points`);
const passes = (count: number): string =>
  count === 0 ? 'no pass is left' : count === 1 ? 'one pass is left' : `${count} passes are left`;

export const words: CoachWords<Reasons> = {
  finishes: ({ goldens: count }) =>
    `It wins the round: your hand is empty, and you get ${5 * count} points off.`,
  leavesGolden: ({ goldens: count }) =>
    `It leaves you ${goldens(count)} and nothing else: you could finish on your next turn.`,
  leavesOne: () =>
    'It leaves you one card, which can’t be played as your last: you’ll have to draw.',
  figure: ({ points: shed }) =>
    `It brings you the figure, which halves the points of its owner, and takes ${shed} off ` +
    'your hand.',
  figureFrom: ({ seat }) =>
    `It takes the figure, which halves the points of its owner, away from ${seatMark(seat)}.`,
  two: ({ next, cards: owed }) =>
    `${seatMark(next)} then owes ${owed} cards, or pays 5 points to pass them on.`,
  twoDenies: ({ next, cards: owed, held }) =>
    `${seatMark(next)} is down to ${cards(held)}, and would owe ${owed} more.`,
  profusion: ({ victims }) =>
    victims === 0
      ? 'The others hold nothing to take: it only leaves your hand, where it counts 25.'
      : 'It takes an unseen card from ' +
        `${victims === 1 ? 'another player' : `each of ${victims} players`}, and you play on.`,
  drawOne: ({ next }) => `It takes an unseen card from ${seatMark(next)}, and you play on.`,
  drawOneNothing: ({ next }) =>
    `${seatMark(next)} has nothing to take: it only leaves your hand, where it counts 25.`,
  exchange: ({ seat, theirs, own }) =>
    own === 0
      ? `You could get the ${cards(theirs)} of ${seatMark(seat)}, and give nothing for them.`
      : `You could give your other ${own} away: ${seatMark(seat)} holds the fewest, ${theirs}.`,
  exchangeNothing: () => 'Nobody has a hand to swap: it only leaves yours, where it counts 25.',
  inDanger: ({ seat, points: shed, rest }) =>
    `${seatMark(seat)} may finish soon: this takes ${points(shed)} off your hand, which then ` +
    `counts ${rest}.`,
  several: ({ cards: count, points: shed, rest }) =>
    `It gets rid of ${count} cards at once: ${points(shed)} fewer, and ${rest} left in your hand.`,
  sheds: ({ points: shed, rest }) =>
    `It takes ${points(shed)} off your hand, which then counts ${rest}.`,
  shedsNothing: ({ left }) => `It is worth nothing, but leaves you with ${cards(left)}.`,
  passDebt: ({ next, cards: owed, left }) =>
    `For 5 points ${seatMark(next)} owes the ${owed} cards instead of you; ${passes(left)}.`,
  pass: ({ left }) => `It costs 5 points, but you draw no card; ${passes(left)}.`,
  accept: ({ cards: owed }) =>
    `You draw ${owed} cards, but save the 5 points of a pass, and go on with your turn.`,
  acceptDue: ({ cards: owed }) => `You can’t pass the ${owed} cards on any more; then you go on.`,
  drawForced: ({ left }) =>
    left === 0
      ? 'You can play nothing you hold: this is the last card you may draw in this turn.'
      : 'You can play nothing you hold: a card you draw may fit, and you may draw one more.',
  drawFirst: ({ left }) =>
    left === 0
      ? 'What fits now still fits after it; it is your last draw in this turn.'
      : 'What fits now still fits after it, and you may draw one more.',
  end: ({ rest }) => `You can play nothing, and have drawn twice: your hand counts ${rest}.`,
  endAnyway: ({ rest }) => `You keep what would fit; your hand counts ${rest}.`,
  swapDenies: ({ seat, theirs, own }) =>
    `${seatMark(seat)} is down to ${cards(theirs)} and gets your ${own}, so can’t finish ` +
    'with them.',
  swapFewer: ({ seat, theirs, own }) =>
    `You get the ${cards(theirs)} of ${seatMark(seat)}, and give away your ${own}.`,
  swapMore: ({ seat, theirs, own }) =>
    own === 0
      ? `You get the ${cards(theirs)} of ${seatMark(seat)}, and give nothing for them.`
      : `You get the ${cards(theirs)} of ${seatMark(seat)} for your ${own}: that is no fewer.`,
};
