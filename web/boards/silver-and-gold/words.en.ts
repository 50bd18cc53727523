import type { BoardWords } from './texts.ts';

const many = (count: number, one: string, more: string): string =>
  `${count} ${count === 1 ? one : more}`;

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
  ask: 'Place the pattern on one of your cards.',
  askCell: 'One cell instead of the pattern: any free one.',
  askBonus: (left) => `A cross: mark ${many(left, 'more cell', 'more cells')}, anywhere.`,
  noRoom: 'The pattern has no room: mark one cell.',
  waiting: 'You have marked. The others are still marking.',
  settling: (name) => `${name} takes a new card.`,
  misfit: 'It does not fit there.',
  tools: 'Turn and mark',
  turn: 'Turn (R)',
  mirror: 'Mirror (M)',
  next: 'Next place where it fits (N)',
  single: 'One cell',
  pattern: 'Pattern',
  make: 'Mark',
  lies: (fits) => `Turned: ${many(fits, 'place', 'places')} where it fits`,
  placed: (card, row, column, gain) =>
    `Card ${card}, row ${row}, column ${column}: would give ${gain}`,
};

const report: BoardWords['report'] = {
  title: (round) => `Round ${round}`,
  whole: 'The whole game',
  part: 'Points for',
  coins: 'Coins',
  cups: 'Cups',
  palms: 'Palms',
  cards: 'Full cards',
  seals: 'Seals',
  total: 'Total',
  brought: (count) => `+${count}`,
  legend: 'In small: what this round brought.',
  full: (name) => `Full cards of ${name}`,
  noFull: 'no full card',
};

export const english: BoardWords = {
  colours: { purple: 'purple', orange: 'orange', green: 'green', grey: 'grey' },
  letters: { purple: 'P', orange: 'O', green: 'G', grey: 'Y' },
  signs: { plain: '', cross: 'cross', coin: 'coin', palm: 'palm' },
  patterns: {
    I2: 'two in a line',
    I3: 'three in a line',
    V3: 'a corner of three',
    T4: 'a T of four',
    L4: 'an L of four',
    O4: 'a square of four',
  },
  cards: {
    name: (colour, count) => `${colour} card, ${points(count)}`,
    seal: (bonus, colour) => `seal: ${bonus} for each full ${colour} card`,
    progress: (marked, cells) => `${marked} of ${cells} marked`,
    printed: signs,
    none: 'No card',
  },
  table: {
    round: (round, rounds) => `Round ${round}/${rounds}`,
    turn: (turn, turns) => `turn ${turn}/${turns}`,
    expedition: 'Expedition',
    notRevealed: 'not revealed yet',
    deck: 'The eight expedition cards',
    unseen: 'seven are revealed in a round',
    copies: (count, pattern) => `${count} × ${pattern}`,
    cups: 'Cups',
    cupsLeft: (cups) => `Cups left: ${cups}`,
    noCups: 'No cup left',
    market: 'Market',
    pile: (count) => `Pile: ${many(count, 'card', 'cards')}`,
    palmWorth: (count) => `A palm scores ${points(count)} now`,
  },
  places: {
    cardsOf: (name) => `Cards of ${name}`,
    scoreCard: (name) => `Score card of ${name}`,
    thinking: 'thinking',
    done: 'done',
    taking: 'takes a card',
    first: 'start player',
    points,
    coins: (coins, boxes) => `${coins} of ${many(boxes, 'coin', 'coins')}`,
    palms: (list) => `palms: ${list}`,
    cups: (list) => `cups: ${list}`,
    full: (cards) => many(cards, 'full card', 'full cards'),
    others: 'The others',
  },
  mark,
  cell: {
    at: (row, column) => `row ${row}, column ${column}`,
    marked: 'marked',
    pending: 'marked this turn',
    fits: (gain) => `fits; would give ${gain}`,
    misfit: 'does not fit',
  },
  gains: {
    coins: (coins) => many(coins, 'coin', 'coins'),
    palms: (count) => `palm for ${points(count)}`,
    crosses: (cells) => many(cells, 'more cell', 'more cells'),
    full: (count) => `full card for ${points(count)}`,
    nothing: 'nothing extra',
    cup: (value) => `cup for ${points(value)}`,
  },
  keep: {
    ask: 'Choose the two cards you keep.',
    more: (chosen) => `${chosen} of 2 chosen`,
    make: 'Keep these two',
    waiting: 'You have chosen. The others are still choosing.',
    dealt: 'Your four cards',
  },
  take: {
    ask: 'A card is full! Choose a new one.',
    make: 'Take it',
    pile: 'the top card of the pile, unseen',
    seal: (bonus, colour, full) => `${bonus} for each full ${colour} card; you have ${full} so far`,
  },
  report,
};
