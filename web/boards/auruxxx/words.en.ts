import { TEXTS } from '@pepite/drawings/auruxxx/texts';
import { toldOf } from '@pepite/kernel';
import type { BoardWords } from './texts.ts';

const many = (count: number, one: string, more: string): string =>
  `${count} ${count === 1 ? one : more}`;
const cardsOf = (count: number): string => many(count, 'card', 'cards');
const unitOf = (points: number): string => (Math.abs(points) === 1 ? 'pt' : 'pts');

/** What is done in place of playing a card, after so many draws. */
const instead = (drawn: number): string => ['draw.', 'draw once more.'][drawn] ?? 'end your turn.';

const ask: BoardWords['ask'] = {
  turn: (drawn, mayPass) =>
    drawn === 0
      ? `Your turn: play a card that fits, ${mayPass ? 'draw, or pass.' : 'or draw.'}`
      : `Play a card that fits, or ${instead(drawn)}`,
  nothingFits: (drawn, mayPass) =>
    `Nothing in your hand fits: ${mayPass ? 'draw, or pass.' : instead(drawn)}`,
  afterAction: (drawn) =>
    'Now play a card that isn’t an action to end your turn.' +
    (drawn < 2 ? ' You may draw first.' : ''),
  owing: (cards, next) => `You must draw ${cardsOf(cards)}, or pass them on to ${next}.`,
  owingWithoutPass: (cards) => `You must draw ${cardsOf(cards)}.`,
  partner: 'Swap your whole hand with:',
  draw: 'Draw',
  drawHint: (left) => (left === 1 ? 'last draw' : `${left} draws left`),
  pass: 'Pass',
  passHint: (left, mayPass, points) => {
    if (left === 0) return 'no passes left';
    return mayPass ? `costs ${points} points, ${left} left` : 'only at the start of a turn';
  },
  accept: (cards) => `Draw ${cards}`,
  acceptHint: 'then take your turn',
  passOn: (name) => `Pass to ${name}`,
  end: 'End turn',
  endHint: 'without playing',
  lay: (card) => `Play ${card}`,
  laySeveral: (count) => `Play ${count} cards`,
  onTop: (card) => `${card} on top.`,
  addMore: (face) => `Add more ${face}s? The last one you tap goes on top.`,
  clear: 'Cancel',
};

/** What somebody does; whoever is not named is the reader. */
const does = (name: string | undefined, theirs: string, yours: string): string =>
  name === undefined ? `You ${yours}` : `${name} ${theirs}`;

/** Who takes a card, and what that player played for it, if that is told as well. */
const plays = (thief: string, played: string | undefined): string =>
  played === undefined ? thief : `${thief} plays ${played} and`;

const news: BoardWords['news'] = {
  dealt: (round) => `Round ${round}: twelve cards each.`,
  laid: (name, card, count) =>
    `${does(name, 'plays', 'play')} ${count === 1 ? card : `${count} cards, ${card} on top`}.`,
  finished: (name, goldens) =>
    `${does(name, 'finishes', 'finish')} with ${many(goldens, 'golden twelve', 'golden twelves')}!`,
  fetched: (name) => `The figure goes to ${name ?? 'you'}.`,
  drew: (name, count) => `${does(name, 'draws', 'draw')} ${cardsOf(count)}.`,
  taken: (card, victim) => `${card} from ${victim}`,
  youTook: (taken, action) => `${action === undefined ? 'You' : `${action}: you`} take ${taken}.`,
  youTookAll: (listed) => `You take: ${listed}.`,
  took: (thief, victims, played) => `${plays(thief, played)} takes a card from ${victims}.`,
  tookFromYou: (thief, card, played) => `${plays(thief, played)} takes ${card} from you!`,
  players: (count, besides) => `${count} ${besides ? 'other players' : 'players'}`,
  swapped: (one, other) => `${one} and ${other} swap hands!`,
  swappedWithYou: (other) => `You and ${other} swap hands!`,
  passed: (name) => `${does(name, 'passes', 'pass')}.`,
  passedDebt: (name, cards, next) =>
    `${does(name, 'passes', 'pass')}: ${next} must now draw ${cardsOf(cards)}.`,
  passedDebtToYou: (name, cards) => `${name} passes: you must now draw ${cardsOf(cards)}.`,
  stopped: (name) => `${does(name, 'ends the turn', 'end your turn')} without playing.`,
};

const about: BoardWords['about'] = {
  number: (number) =>
    `Goes on its own colour, on any other ${number} and on neighbouring numbers. ` +
    'By number, you may play several at once.',
  two: (cards) =>
    `Goes on any card. For each 2 played, the next player must draw ${cards} cards or pass.`,
  twoTitle: (card) => `${card} (Draw 2)`,
  fifty:
    'Goes on its own colour, on any other 50 and on actions; you may play several 50s at once.',
  happyMan: 'Goes on its own colour, on any Happy Man, and on actions. It gives you the figure.',
  actions: {
    profusion:
      'Goes on any card. You take one random card from every other player; then play another card.',
    exchange:
      'Goes on any card. You swap hands with a player of your choice; then play another card.',
    drawOne:
      'Goes on any card. You take one random card from the next player; then play another card.',
  },
  golden: (bonus) =>
    'Only to finish: when you hold nothing else, play them all at once on any card and win ' +
    `the round. Each takes ${bonus} points off.`,
  left: (points) => `Left in your hand, it costs ${many(points, 'point', 'points')}.`,
  pile: 'Draw from here, up to two cards a turn. When it is empty, the talon is shuffled into it.',
  talon: 'Cards are played here. Only the top card counts, and only it is shown.',
  figureTitle: 'Happy Man figure',
  figure: 'Its owner at the end of a round halves their points for that round.',
  ownsFigure: 'Owns the Happy Man figure, which halves the points of a round.',
  debtTitle: 'Cards to draw',
  debt: (name, cards, next) =>
    `${name} must draw ${cardsOf(cards)} before anything else, or pass: then ${next} must.`,
  seat: (cards, points, passes) => `${cards}, ${points} so far, ${passes} in this round.`,
  roundTitle: 'Rounds',
  round: (rounds) => `There are ${rounds} rounds. The fewest points win.`,
};

const report: BoardWords['report'] = {
  title: (round) => `Round ${round}`,
  won: (name, goldens) =>
    `${name} ${toldOf(name, 'finishes', 'finish')} with ` +
    `${many(goldens, 'golden twelve', 'golden twelves')}.`,
  endings: {
    none: 'No round has ended yet.',
    locked: 'Nobody could play or draw a card any more: a round without a winner.',
    long: 'A thousand turns were played: a round without a winner.',
  },
  cards: 'Cards left in hand',
  finished: 'Empty hand',
  passes: (count, points) => `${many(count, 'pass', 'passes')} × ${points}`,
  goldens: (count, points) => `${many(count, 'golden twelve', 'golden twelves')} × −${points}`,
  halved: 'Halved by the Happy Man',
  total: 'Round',
  points: (text, points) => `${text} ${Math.abs(points) === 1 ? 'point' : 'points'}`,
};

export const english: BoardWords = {
  and: 'and',
  round: (round, rounds) => `Round ${round} of ${rounds}`,
  cards: {
    colours: { blue: 'blue', red: 'red', yellow: 'yellow', green: 'green', violet: 'violet' },
    actions: TEXTS.en.actions,
    golden: 'golden twelve',
    happyMan: 'Happy Man',
    coloured: (face, colour) => `${colour} ${face}`,
    the: (card) => `the ${card}`,
    some: (golden) => `a ${golden}`,
    anAction: { profusion: 'a Profusion', exchange: 'an Exchange', drawOne: 'a Draw-a-card' },
  },
  places: {
    you: 'you',
    cards: (count) => `${cardsOf(count)} in hand`,
    size: cardsOf,
    passesLeft: (count) => `${many(count, 'pass', 'passes')} left`,
    sum: (text, points) => `${text} ${unitOf(points)}`,
    unit: unitOf,
    inHand: (points) => `hand: ${points} ${unitOf(points)}`,
    figure: 'owns the Happy Man figure',
    figureBeside: 'Happy Man figure: nobody has it yet',
    figureBesideShort: 'Figure: nobody has it',
    handOf: (name) => `${name}’s hand`,
    talon: 'Talon',
    talonOf: (cards) => `Talon: ${cardsOf(cards)}`,
    pile: 'Pile',
    pileOf: (cards) => `Pile: ${cardsOf(cards)}`,
    debt: (name, cards) => `${name} must draw ${cardsOf(cards)}`,
  },
  hand: {
    yours: 'Your hand',
    empty: 'Your hand is empty: draw.',
    sortBy: { colour: 'Sort by colour', number: 'Sort by number' },
    sortHandBy: { colour: 'Sort hand by colour', number: 'Sort hand by number' },
    playable: 'playable',
    unplayable: 'not playable now',
    selectable: 'playable, to be confirmed',
    fresh: 'new',
  },
  ask,
  effects: {
    debt: (name, cards) => `${name} will have to draw ${cardsOf(cards)}.`,
    figure: 'You take the figure: holding it when the round ends halves your points.',
    actions: {
      profusion: () => 'You take a card from every other player.',
      exchange: () => 'You swap your whole hand with a player you choose.',
      drawOne: (next) => `You take a card from ${next}.`,
    },
  },
  news,
  about,
  sheet: {
    title: 'Score sheet',
    player: 'Player',
    round: (round) => `Round ${round}`,
    sum: 'Total',
    notYet: 'not yet',
    fewest: 'The fewest points win.',
  },
  report,
};
