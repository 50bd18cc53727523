import type { BoardWords } from './texts.ts';

const many = (count: number, one: string, more: string): string =>
  `${count} ${count === 1 ? one : more}`;
const cardsOf = (count: number): string => many(count, 'card', 'cards');

const ask: BoardWords['ask'] = {
  waiting: (name) => `Waiting for ${name}`,
  turn: 'Your turn: tap a full card to lay it, or draw, or pass.',
  nothingFits: 'Nothing in your hand fits now.',
  onlyActions: 'After an action, play on: something that is no action.',
  owing: (cards) => `You owe ${cardsOf(cards)}: settle that first.`,
  partner: 'With whom do you swap your whole hand?',
  draw: 'Draw',
  drawHint: (left) => `${left} left`,
  pass: 'Pass',
  passHint: (left) => `${left} left, +5`,
  accept: 'Accept',
  acceptHint: (cards) => `draw ${cards}`,
  hand: (name) => `Pass it to ${name}`,
  end: 'End turn',
  endHint: 'without playing',
  lay: (card) => `Lay ${card}`,
  laySeveral: (count) => `Lay ${count} cards`,
  onTop: (card) => `${card} on top`,
  addMore: (face) => `Tap more ${face}s to add them: the last one lies on top.`,
  clear: 'Cancel',
};

const news: BoardWords['news'] = {
  dealt: (round) => `Round ${round}: twelve cards each.`,
  laid: (name, card, count) =>
    count === 1 ? `${name} lays ${card}.` : `${name} lays ${count} cards, ${card} on top.`,
  fetched: (name) => `The figure goes to ${name}.`,
  drew: (name, count) => `${name} draws ${cardsOf(count)}.`,
  stole: (thief, victims) => `${thief} takes a card from ${victims}.`,
  swapped: (one, other) => `${one} and ${other} swap hands.`,
  swappedUnseen: (name) => `${name} swaps hands.`,
  passed: (name) => `${name} passes.`,
  passedDebt: (name, cards) => `${name} passes on the debt of ${cardsOf(cards)}.`,
  stopped: (name) => `${name} stops.`,
};

const report: BoardWords['report'] = {
  title: (round) => `Round ${round}`,
  won: (name, goldens) =>
    `${name} finishes with ${many(goldens, 'golden twelve', 'golden twelves')}.`,
  endings: {
    none: 'No round has ended yet.',
    locked: 'Nobody could lay or draw a card any more: a round without a winner.',
    long: 'A thousand turns were played: a round without a winner.',
  },
  cards: 'Cards left in hand',
  finished: 'Empty hand',
  passes: (count) => `${many(count, 'pass', 'passes')} × 5`,
  goldens: (count) => `${many(count, 'golden twelve', 'golden twelves')} × −5`,
  halved: 'Halved by the Happy Man',
  total: 'Round',
  points: (text, points) => `${text} ${Math.abs(points) === 1 ? 'point' : 'points'}`,
};

export const english: BoardWords = {
  and: 'and',
  round: (round) => `Round ${round} of 3`,
  cards: {
    colours: { blue: 'blue', red: 'red', yellow: 'yellow', green: 'green', violet: 'violet' },
    letters: { blue: 'B', red: 'R', yellow: 'Y', green: 'G', violet: 'V' },
    actions: { profusion: 'Profusion', exchange: 'Exchange', drawOne: 'Draw-a-card' },
    golden: 'golden twelve',
    happyMan: 'Happy Man',
    coloured: (face, colour) => `${colour} ${face}`,
  },
  places: {
    cards: (count) => `${cardsOf(count)} in hand`,
    size: cardsOf,
    passesLeft: (count) => `${many(count, 'pass', 'passes')} left`,
    drawsLeft: (count) => `${many(count, 'draw', 'draws')} left`,
    sum: (points) => `${points} pts`,
    unit: 'pts',
    inHand: (points) => `hand: ${points} pts`,
    figure: 'owns the Happy Man figure',
    figureBeside: 'The figure is still free',
    owes: (cards) => `owes ${cards}`,
    toPlay: 'plays',
    handOf: (name) => `Hand of ${name}`,
    talon: 'Talon',
    pile: 'Pile',
    pileOf: (cards) => `Pile: ${cardsOf(cards)}`,
    debt: (name, cards) => `${name} owes ${cardsOf(cards)}`,
  },
  hand: {
    yours: 'Your hand',
    empty: 'Your hand is empty: draw.',
    sort: 'Sort',
    orders: { colour: 'by colour', number: 'by number' },
    playable: 'playable',
    unplayable: 'not playable now',
    selectable: 'playable, alone or with others',
    fresh: 'new',
  },
  ask,
  effects: {
    debt: (name, cards) => `${name} will owe ${cardsOf(cards)}.`,
    figure: 'Brings you the figure: half the points.',
    actions: {
      profusion: () => 'takes a card from every other player',
      exchange: () => 'swaps your whole hand with a player you choose',
      drawOne: (next) => `takes a card from ${next}`,
    },
  },
  news,
  sheet: {
    title: 'Score sheet',
    player: 'Player',
    round: (round) => `Round ${round}`,
    sum: 'Sum',
    notYet: 'not yet',
    fewest: 'The fewest points win.',
  },
  report,
};
