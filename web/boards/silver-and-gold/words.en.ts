import { englishOrdinal } from '../../words/ordinals.ts';
import { english as about } from './about.en.ts';
import type { BoardWords } from './texts.ts';

const many = (count: number, one: string, more: string): string =>
  `${count}\u00A0${count === 1 ? one : more}`;

const points = (count: number): string => many(count, 'point', 'points');

const signs = (coins: number, palms: number, crosses: number): string =>
  [
    coins > 0 ? many(coins, 'coin', 'coins') : '',
    palms > 0 ? many(palms, 'palm', 'palms') : '',
    crosses > 0 ? many(crosses, 'cross', 'crosses') : '',
  ]
    .filter((part) => part !== '')
    .join(', ');

const mark: BoardWords['mark'] = {
  ask: 'Mark this shape on one of your cards.',
  askCell: 'One cell instead of the shape: any free cell.',
  askBonus: (left) => `A cross! Mark ${many(left, 'more cell', 'more cells')}, anywhere.`,
  noRoom: 'The shape fits nowhere: mark one cell.',
  misfit: 'The shape doesn’t fit here.',
  tools: 'Rotate and mark',
  turn: 'Rotate (R)',
  mirror: 'Mirror (M)',
  next: 'Next place it fits (N)',
  nextBrief: 'Next place',
  single: 'One cell',
  pattern: 'Whole shape',
  make: (cells) => `Mark ${many(cells, 'cell', 'cells')}`,
  placesHere: (fits) => `Rotated: fits in ${many(fits, 'place', 'places')}`,
  placed: (card, row, column, gain) => `Card ${card}, row ${row}, column ${column}; ${gain}`,
};

const report: BoardWords['report'] = {
  title: (round) => `Round ${round}`,
  whole: 'The whole match',
  part: 'Points for',
  place: englishOrdinal,
  coins: 'Coins',
  cups: 'Cups',
  palms: 'Palms',
  cards: 'Completed cards',
  seals: 'Seals',
  total: 'Total',
  brought: (count) => `+${count}`,
  legend: 'In green: points from this round.',
  lastLegend: 'In green: points from the last round.',
  course: 'Round by round',
  afterRound: (round) => `After round ${round}`,
  leads: 'in the lead',
  parted: (colour) => `Tied on points: the most completed ${colour} cards decide.`,
  completed: (name) => `Cards completed by ${name}`,
  none: 'none',
};

export const english: BoardWords = {
  colours: { purple: 'purple', orange: 'orange', green: 'green', grey: 'grey' },
  signs: { plain: '', cross: 'cross', coin: 'coin', palm: 'palm' },
  patterns: {
    I2: 'two in a line',
    I3: 'three in a line',
    V3: 'a corner of three',
    T4: 'a T of four',
    L4: 'an L of four',
    O4: 'a square of four',
  },
  points,
  cards: {
    name: (colour, count) => `${colour} card, ${points(count)}`,
    seal: (bonus, colour) => `seal: ${bonus} for each completed ${colour} card`,
    progress: (marked, cells) => `${marked} of ${cells} marked`,
    printed: signs,
    none: 'No card',
    next: 'Your next card',
    afterNext: 'Then a second card',
  },
  table: {
    round: (round, rounds) => `Round ${round}/${rounds}`,
    turn: (turn, turns) => `turn ${turn}/${turns}`,
    expedition: 'Expedition',
    notRevealed: 'not revealed yet',
    deck: 'The eight expedition cards',
    unseen: 'seven are revealed each round',
    copies: (count, pattern) => `${count} × ${pattern}`,
    cupsLeft: (cups) => `Cups left: ${cups}`,
    noCups: 'No cups left',
    market: 'Market',
    pile: (count) => `Pile: ${many(count, 'card', 'cards')}`,
    palmWorth: (count) => `A palm scores ${count} now`,
  },
  places: {
    cardsOf: (name) => `${name}’s cards`,
    scoreCard: (name) => `${name}’s score card`,
    thinking: 'thinking',
    done: 'done',
    taking: 'takes a card',
    first: 'start player',
    coins: (coins, boxes) => `${coins} of ${many(boxes, 'coin', 'coins')}`,
    palms: (list) => `palms: ${list}`,
    cups: (list) => `cups: ${list}`,
    completed: (cards) => many(cards, 'completed card', 'completed cards'),
    ofColour: (cards, colour) =>
      many(cards, `completed ${colour} card`, `completed ${colour} cards`),
    others: 'The others',
    close: 'Close',
  },
  mark,
  cell: {
    at: (row, column) => `row ${row}, column ${column}`,
    marked: 'marked',
    pending: 'marked this turn',
    fits: (gain) => `fits; ${gain}`,
    misfit: 'doesn’t fit',
  },
  gains: {
    coins: (coins) => many(coins, 'coin', 'coins'),
    palms: (count) => `palm: ${points(count)}`,
    crosses: (cells) => `cross: ${many(cells, 'more cell', 'more cells')}`,
    card: (count) => `card completed: ${points(count)}`,
    seals: (count) => `seals: ${points(count)}`,
    cups: (count) => `cup: ${points(count)}`,
    nothing: 'no bonus',
  },
  keep: {
    ask: 'Choose two cards to fill; the others go back to the pile.',
    more: (chosen) => `${chosen} of 2 chosen`,
    make: 'Keep these two',
    dealt: 'Your four cards',
  },
  take: {
    ask: 'Card completed! Choose a new one from the market or the pile.',
    askFirst: 'Two cards completed! First choose one from the market or the pile.',
    askSecond: 'Now choose a second one from the market or the pile.',
    askOnly: 'Two cards completed! Only one card is left to take.',
    make: 'Take it',
    pile: 'The top card of the pile, unseen.',
    seal: (bonus, colour, completed) =>
      `+${bonus} for each completed ${colour} card (you\u00A0have\u00A0${completed})`,
  },
  report,
  about,
};
