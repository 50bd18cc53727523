import { english as game } from '@pepite/games/or-etc/words.en';
import { toldOf } from '@pepite/kernel';
import { englishOrdinal } from '../../../words/ordinals.ts';
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

const { tools: names } = game.labels;
const tools: BoardWords['tools'] = {
  pick: { name: names.pick, effect: 'Reroll any of your dice, once a phase.' },
  wagon: { name: names.wagon, effect: 'One extra throw every turn.' },
  mug: { name: names.mug, effect: 'One exchange with the centre dice is free, once a phase.' },
  shovel: { name: names.shovel, effect: 'Reroll any of your dice, once a turn.' },
  helmet: { name: names.helmet, effect: 'Give it up once to be spared an accident.' },
  mallet: {
    name: names.mallet,
    effect: 'Reroll one die, once a phase; an accident breaks it.',
  },
};

const ask: BoardWords['ask'] = {
  lay: 'Your dice make the framed cards: tap the one to lay in your mine.',
  lucky: 'Five 6s: tap any card to lay it in your mine.',
  layCard: (card) => `Lay ${card}`,
  skip: 'Lay nothing',
  layGiven: 'None of your cards fits these dice: you lay nothing.',
  contestGiven: 'You can’t pay for it and stake a card: you let it go.',
  drop: (drawn, limit) => {
    if (limit === 0) return 'Tap the cards to discard; you won’t draw any.';
    return `Tap the cards to discard; ${
      drawn === 0 ? 'so far, you draw none' : `then you draw ${cardsOf(drawn)}`
    }.`;
  },
  dropCards: (count) => `Discard ${cardsOf(count)}`,
  keep: 'Keep all cards',
  stake: 'Tap a card to stake in secret: the highest value wins the die, then is discarded.',
  stakeCard: (card) => `Stake ${card}`,
  shield: (accident, effect) => `${accident}! ${effect}`,
  giveHelmet: 'Give up the helmet instead',
  suffer: 'Suffer the accident',
  claimed: (name, { give, take, card }) =>
    `${name} claims the only ${take} of the centre dice for a ${give}` +
    `${card === undefined ? '' : ` and pays with ${card}`}.`,
  contest: 'Contest it',
  contestWhy: 'Stake a card? The highest is discarded and its owner buys the die.',
  let: 'Let it go',
  settle: (take) => `The ${take} is yours. Tap the die you give in return.`,
  offered: (name, { give, take, card }) =>
    `${name} offers a ${give}${card === undefined ? '' : ` and a card (${card})`} ` +
    `for your ${take}.`,
  worth: (card, value) => `${card}, value\u00A0${value}`,
  accept: 'Accept',
  refuse: 'Refuse',
  wouldComplete: (cards) => `Completes ${cards}.`,
  wouldBreak: (cards) => `Spoils ${cards}.`,
};

const exchange: BoardWords['exchange'] = {
  start: (action, most) =>
    `Tap one of your dice, then the die you want (action\u00A0${action}\u00A0of\u00A0${most}).`,
  startBare: 'Nothing can be exchanged.',
  giving: (give) =>
    `Your ${give} – for which die? Nugget: what your card must be worth; ` +
    'tick: completes a card.',
  wanting: (take, from) =>
    `The ${take} ${from === undefined ? 'of the centre dice' : `of ${from}`} – ` +
    'for which of your dice?',
  centre: 'centre dice',
  pass: 'Pass this phase',
  cancel: 'Cancel',
  deal: ({ give, take, from }) =>
    `Your ${give} for ` +
    (from === undefined ? `the ${take} of the centre dice` : `${from}’s ${take}`),
  free: (deal) => `${deal}: free.`,
  exactly: (deal, value) => `${deal}: a card worth exactly ${value}.`,
  atLeast: (deal, value) => `${deal}: a card worth ${value} or more.`,
  pay: 'Tap the one to pay with.',
  once: 'Others may contest it.',
  swap: 'Exchange',
  swapPaying: (card) => `Pay with ${card}`,
  withMug: 'With the mug, free',
  offer: (name) => `Offer it to ${name}`,
  offerWith: (name, card) => `Offer it to ${name} with ${card}`,
  completes: (cards) => `Completes ${cards}.`,
  die: (face) => `your ${face}`,
  dieOf: (face, from) => `a ${face}, ${from}`,
  costs: (value, isLeast) => `costs a card worth ${value}${isLeast ? ' or more' : ''}`,
  costsNothing: 'costs nothing',
  helps: 'completes a card',
  reroll: 'Reroll…',
  pickDice: 'Tap the dice to reroll.',
  pickDie: 'Tap the die to reroll.',
  rollAgain: (dice) => (dice === 0 ? 'Reroll' : `Reroll ${many(dice, 'die', 'dice')}`),
};

const rolls = (name: string): string => `${name} ${toldOf(name, 'rolls', 'roll')}`;

const takes = (name: string): string => `${name} ${toldOf(name, 'takes', 'take')}`;

const news: BoardWords['news'] = {
  combinations: {
    five: (name, face) => `${rolls(name)} five\u00A0${face}s!`,
    four: (name, face) => `${rolls(name)} four\u00A0${face}s.`,
    full: (name, face) => `${rolls(name)} a full house of\u00A0${face}s.`,
    three: (name, face) => `${rolls(name)} three\u00A0${face}s.`,
    straight: (name) => `${rolls(name)} a straight.`,
  },
  endsNow: 'That ends the match.',
  endsNext: '(Next turn, that would end the match.)',
  struck: (name, accident) => `${accident} in ${toldOf(name, `${name}’s`, 'your')} mine!`,
  shielded: (name, accident) => `${accident}: ${toldOf(name, 'the', 'your')} helmet saves ${name}.`,
  broken: (name, tool) => `${name} ${toldOf(name, 'loses', 'lose')} the ${tool}.`,
  aside: (name) => `${toldOf(name, `${name}’s`, 'your')} mine has no exit left: it is set aside.`,
  contested: (name) => `${name} ${toldOf(name, 'wins', 'win')} the contest.`,
  took: (name, { give, take, card }) =>
    `${takes(name)} a ${take} for a ${give}${card === undefined ? '' : `, paid with ${card}`}.`,
  offered: (name, to, { give, take, card }) =>
    `${name} ${toldOf(name, 'offers', 'offer')} ${to} a ${give} for a ${take}` +
    `${card === undefined ? '' : `, with ${card}`}.`,
  tookByMug: (name, { give, take }) => `${takes(name)} a ${take} for a ${give}, with the mug.`,
  rerolled: (deed, dice) => `${deed}: ${dice}.`,
};

export const english: BoardWords = {
  list,
  either,
  tools,
  status: {
    turn: (turn) => `Turn ${turn}`,
    phase: (phase, phases) => `phase ${phase} of ${phases}`,
    pile: (cards) => `Pile: ${cardsOf(cards)}`,
    ends: (rolls) => `Ends the match: ${rolls}`,
    endsBrief: (roll) => `End: ${roll}`,
    endsLaterBrief: (turn) => `Can’t end before turn\u00A0${turn}`,
    endsLater: (turn) => `No roll ends the match before turn ${turn}`,
    endingRolls: game.labels.endingRolls,
    oneIn: (rolls) => `1 roll in ${rolls}`,
    accidents: 'Accidents in play',
    accidentsOpen: (count) => many(count, 'accident in play', 'accidents in play'),
  },
  places: {
    you: 'You',
    first: 'first player',
    noTool: 'no tool',
    toolUsed: 'used',
    prestige: (prestige) => `${prestige} prestige`,
    held: (cards, most) => `${cardsOf(cards)} in hand, hand size ${most}`,
    throws: (left, all) => `${many(left, 'throw', 'throws')} left of ${all}`,
    points: (points) => many(points, 'point', 'points'),
    pointsShort: (points) => many(points, 'pt', 'pts'),
    toAct: 'to act',
    passed: 'passed',
    sitsOut: 'sits out',
    thinking: 'choosing',
    chosen: 'has chosen',
    dice: (name, dice) => `${name}’s dice: ${dice}`,
    diceOf: (name) => `${name}’s dice`,
    beers: 'Beers',
    centre: 'Centre dice',
    yourDice: 'Your dice',
    handOf: (name) => `${name}’s cards`,
    look: (name) => `Look at ${name}`,
    back: 'Back to the beers',
  },
  cards: {
    name: (card, value, exits) => `${card}, value ${value}, ${many(exits, 'exit', 'exits')}`,
    hand: 'Your cards',
    empty: 'You hold no cards.',
    ready: 'ready',
    lacks: 'needs',
    short: facesOf,
    eitherShort: (faces) => `a ${either(faces.map(String))}`,
    diceShort: (count) => `${COUNTS[count]} ${count === 1 ? 'die' : 'dice'}`,
    sealed: 'chosen',
  },
  mine: {
    of: (name) => `${name}’s mine`,
    yours: 'Your mine',
    open: (name) => `Open ${name}’s mine`,
    openYours: 'Open your mine',
    row: (row, cards) => `Row ${row}: ${cards}`,
    faceDown: 'buried',
    aside: (number) => `Mine ${number}, set aside`,
    present: 'The current mine',
    free: (exits) => many(exits, 'free exit', 'free exits'),
    next: (exits) => `${exits} more next turn`,
    exits: { free: 'free exit', next: 'opens next turn', closed: 'closed for good' },
    legend: 'Key',
    points: (points) => many(points, 'point', 'points'),
  },
  auction: {
    title: 'Tool auction',
    remaining: 'Tools nobody bought',
    value: (value) => `value ${value}`,
    noBid: 'No bid yet',
    highest: (name, bid) => `${name} bids ${bid}`,
    yourHighest: (bid) => `You bid ${bid}`,
    bids: 'Bidders',
    folded: 'folded',
    inIt: 'in',
    bidOf: (bid, isOwn) => `${isOwn ? 'bid' : 'bids'} ${bid}`,
    less: 'Bid less',
    more: 'Bid more',
    yourBid: 'Your bid',
    bid: (amount) => `Bid ${amount}`,
    fold: 'Fold',
    after: (prestige, cards) =>
      prestige === 0
        ? 'This bid takes all your prestige: you start without cards.'
        : `This bid leaves you ${prestige} prestige: a hand of ${cardsOf(cards)}.`,
    tooDear: (most) => `You can’t bid more than ${most}: fold.`,
    choose: 'Take one of these tools; it costs its value in prestige.',
    take: (tool, price) => `${tool} for ${price}`,
    next: 'Still to come',
  },
  ask,
  exchange,
  automatic: 'Automatic answers',
  news,
  report: {
    title: 'The mines',
    byRoll: (roll, turn) => `${roll} In turn ${turn}, that ends the match.`,
    byPile: (name, turn) => `${name} drew the last card of the pile in turn ${turn}.`,
    place: englishOrdinal,
    row: (row, cards) => `Row ${row}: ${cardsOf(cards)}`,
    mine: 'Mine',
    aside: (number) => `Mine ${number}, set aside`,
    nothing: 'Nothing laid',
    total: 'Total',
    points: (points) => many(points, 'point', 'points'),
    faceUp: (cards) => `${cardsOf(cards)} face up`,
    tie: 'Tied on points: more face-up cards win.',
  },
};
