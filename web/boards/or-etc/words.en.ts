import type { BoardWords } from './texts.ts';

const many = (count: number, one: string, more: string): string =>
  `${count} ${count === 1 ? one : more}`;
const cardsOf = (count: number): string => many(count, 'card', 'cards');

const join = (parts: readonly string[], word: string): string =>
  parts.length < 2
    ? parts.join('')
    : `${parts.slice(0, -1).join(', ')} ${word} ${parts[parts.length - 1]}`;
const list = (parts: readonly string[]): string => join(parts, 'and');
const either = (parts: readonly string[]): string => join(parts, 'or');

const COUNTS = ['no', 'one', 'two', 'three', 'four', 'five'];

/** "one 5", "two 4s". */
const facesOf = (faces: readonly number[]): string =>
  list(
    [...new Set(faces)].map((face) => {
      const count = faces.filter((one) => one === face).length;
      return `${COUNTS[count]} ${face}${count === 1 ? '' : 's'}`;
    }),
  );

const tools: BoardWords['tools'] = {
  pick: { name: 'mithril pick', effect: 'Roll any of your dice again, once a phase.' },
  wagon: { name: 'light wagon', effect: 'One throw more every turn.' },
  mug: { name: 'unbreakable mug', effect: 'One swap with the centre per phase costs nothing.' },
  shovel: { name: 'reinforced shovel', effect: 'Roll any of your dice again, once a turn.' },
  helmet: { name: 'steel helmet', effect: 'Give it up once to be spared an accident.' },
  mallet: {
    name: 'iron mallet',
    effect: 'Roll one die again, once a phase; an accident breaks it.',
  },
};

const ask: BoardWords['ask'] = {
  waiting: (names) => `Waiting for ${names}`,
  rolling: 'The dice are rolling…',
  sealed: 'Your choice is sealed. You may take it back until all have chosen.',
  lay: 'Your dice show the lit cards: lay one, or none.',
  layCard: (card) => `Lay ${card}`,
  skip: 'Lay nothing',
  layGiven: 'None of your cards fits these dice; your answer is given for you.',
  contestGiven: 'You can’t pay for this die and stake a card; your answer is given for you.',
  drop: 'Tap the cards you no longer want; you draw new ones up to your hand size.',
  dropCards: (count) => `Discard ${cardsOf(count)}`,
  keep: 'Keep all cards',
  drawn: (count) => (count === 0 ? 'you draw none' : `you draw ${count}`),
  stake: 'Stake a card, unseen: the highest value wins the die, and loses the card.',
  stakeCard: (card) => `Stake ${card}`,
  shield: (accident, effect) => `Accident ${accident} strikes you. ${effect}`,
  giveHelmet: 'Give up the helmet',
  suffer: 'Suffer the accident',
  claimed: (name, take) => `${name} claims the only ${take} of the centre`,
  claimPaid: (give, card) =>
    card === undefined ? `gives a ${give} for it` : `gives a ${give} and pays ${card}`,
  contest: 'Contest it',
  contestWhy: 'All who do stake a card; the highest value gets the die.',
  let: 'Let it go',
  settle: (take) => `You won the ${take}. Which of your dice do you give for it?`,
  offer: (name) => `${name} makes you an offer`,
  offered: (give, take, card) =>
    `You get a ${give}${card === undefined ? '' : ` and the card ${card}`}, you give a ${take}.`,
  accept: 'Accept',
  refuse: 'Refuse',
  wouldComplete: (cards) => `It completes ${cards}.`,
  wouldBreak: (cards) => `It spoils ${cards}.`,
  timeLeft: (seconds) => `${seconds} s`,
  noHurry: 'No hurry: nothing happens by itself.',
};

const exchange: BoardWords['exchange'] = {
  start: 'Tap one of your dice and a die you want.',
  giving: (give) => `Your ${give} – for which die? The lit ones can be had.`,
  wanting: (take, from) =>
    `The ${take} ${from === undefined ? 'in the centre' : `of ${from}`} – for which of your dice?`,
  centre: 'the centre',
  actions: (done, most) => `(action ${done + 1} of ${most})`,
  pass: 'Pass',
  cancel: 'Cancel',
  free: 'It costs nothing.',
  exactly: (value) => `It costs a card of value ${value} exactly.`,
  atLeast: (value) => `You add a card of value ${value} or more.`,
  pay: 'Pay with',
  once: 'It lies there only once: others may contest it.',
  swap: 'Exchange',
  swapPaying: (card) => `Exchange and pay ${card}`,
  withMug: 'With the mug, free',
  offer: (name) => `Offer it to ${name}`,
  offerWith: (name, card) => `Offer it to ${name} with ${card}`,
  completes: (cards) => `Completes ${cards}.`,
  die: (face) => `your ${face}`,
  dieOf: (face, from) => `a ${face}, ${from}`,
  reroll: (tool) => `Use the ${tool}`,
  pickDice: 'Tap the dice to roll again.',
  pickDie: 'Tap the one die to roll again.',
  rollAgain: (dice) => `Roll ${many(dice, 'die', 'dice')} again`,
};

const news: BoardWords['news'] = {
  combinations: {
    five: (name, face) => `${name} rolls five ${face}s!`,
    four: (name, face) => `${name} rolls four ${face}s.`,
    full: (name, face) => `${name} rolls a full house of ${face}s.`,
    three: (name, face) => `${name} rolls three ${face}s.`,
    straight: (name) => `${name} rolls a straight.`,
  },
  endsNow: 'It ends the game.',
  endsFrom: (turn) => `(It would end the game from turn ${turn} on.)`,
  struck: (name, accident, effect) => `Accident ${accident} strikes ${name}. ${effect}`,
  shielded: (name, accident) => `The helmet saves ${name} from accident ${accident}.`,
  broken: (name, tool) => `${name} loses the ${tool}.`,
  aside: (name) => `The mine of ${name} has no way on: it is set aside.`,
  agreed: (name, from) => `${name} accepts the offer of ${from}.`,
  refused: (name, from) => `${name} refuses the offer of ${from}.`,
  contested: (name) => `${name} wins the contest.`,
  sold: (name, tool) => `${name} has the ${tool}.`,
};

export const english: BoardWords = {
  list,
  either,
  tools,
  accidents: {
    '11122': {
      effect:
        'The highest card of the deepest row is buried (of several, the one with most exits).',
      short: 'buries a high card',
    },
    '11222': {
      effect:
        'The highest card of the deepest row is buried (of several, the one with fewest exits).',
      short: 'buries a high card',
    },
    '12345': {
      effect: 'A free exit of the deepest row is closed for good.',
      short: 'closes an exit',
    },
    '23456': { effect: 'One throw fewer next turn.', short: 'costs a throw' },
  },
  status: {
    turn: (turn) => `Turn ${turn}`,
    phase: (phase, phases) => `phase ${phase} of ${phases}`,
    pile: (cards, accidents) =>
      accidents === 0
        ? `Pile ${cards}`
        : `Pile ${cards}, ${many(accidents, 'accident', 'accidents')} in it`,
    ends: (rolls) => `A natural roll ends the game now: ${rolls}`,
    endsLater: 'No roll ends the game before turn 4.',
    endingRolls: ['five of a kind (2–5)', 'four of a kind', 'three of a kind'],
    oneIn: (rolls) => `1 roll in ${rolls}`,
    accidents: 'Accidents in play',
    noAccidents: 'No accident in play',
  },
  places: {
    first: 'first player',
    noTool: 'no tool',
    toolUsed: 'used',
    prestige: (prestige) => `${prestige} prestige`,
    held: (cards, most) => `${cardsOf(cards)} in hand, hand size ${most}`,
    throws: (left, all) => `${many(left, 'throw', 'throws')} left of ${all}`,
    points: (points) => many(points, 'point', 'points'),
    toAct: 'to act',
    passed: 'passed',
    sitsOut: 'sits out',
    thinking: 'thinking',
    chosen: 'has chosen',
    dice: (name, dice) => `Dice of ${name}: ${dice}`,
    centre: 'Centre',
    yourDice: 'Your dice',
    handOf: (name) => `Cards of ${name}`,
  },
  cards: {
    name: (pattern, value, exits) => `${pattern}, value ${value}, ${many(exits, 'exit', 'exits')}`,
    hand: 'Your cards',
    empty: 'You hold no cards.',
    ready: 'ready',
    short: (faces) => `${facesOf(faces)} short`,
    eitherShort: (faces) => `a ${either(faces.map(String))} short`,
    diceShort: (count) => `${COUNTS[count]} ${count === 1 ? 'die' : 'dice'} short`,
    lucky: 'Five 6s: any card may be laid.',
  },
  mine: {
    of: (name) => `Mine of ${name}`,
    yours: 'Your mine',
    open: (name) => `Open the mine of ${name}`,
    row: (row, cards) => `Row ${row}: ${cards}`,
    faceDown: 'buried',
    aside: (number) => `Mine ${number}, set aside`,
    present: 'The mine being dug',
    free: (exits) => many(exits, 'free exit', 'free exits'),
    exits: { free: 'free exit', closed: 'closed for good' },
    legend: 'Key',
    points: (points) => many(points, 'point', 'points'),
  },
  auction: {
    title: 'Tool auction',
    remaining: 'Tools nobody bought',
    value: (value) => `value ${value}`,
    noBid: 'No bid yet',
    highest: (name, bid) => `${name} bids ${bid}`,
    bids: 'Who is in it',
    folded: 'folded',
    inIt: 'in',
    bidOf: (bid) => `bids ${bid}`,
    hasTool: (tool) => `has the ${tool}`,
    less: 'Bid less',
    more: 'Bid more',
    yourBid: 'Your bid',
    bid: (amount) => `Bid ${amount}`,
    fold: 'Fold',
    after: (prestige, cards) => `would leave ${prestige} prestige: hand size ${cards}`,
    choose: 'Take one of these tools, at its value.',
    take: (tool, price) => `${tool} for ${price}`,
    next: 'Still to come',
  },
  ask,
  exchange,
  switches: {
    title: 'Without being asked',
    pass: 'Pass for this phase',
    contests: 'Don’t ask me about contests',
    late: 'Refuse offers when the bar runs out',
  },
  news,
  report: {
    title: 'Points',
    endings: {
      none: '',
      roll: 'A natural roll ended the match.',
      pile: 'The last card of the pile was drawn.',
    },
    row: (row, cards) => `Row ${row}: ${cardsOf(cards)}`,
    mine: 'Mine',
    aside: (number) => `Mine ${number}, set aside`,
    nothing: 'Nothing laid',
    total: 'Total',
    points: (points) => many(points, 'point', 'points'),
    faceUp: (cards) => `${cardsOf(cards)} face up`,
    tie: 'Equal points: more cards face up win.',
  },
};
