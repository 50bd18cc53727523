import { toldOf } from '@pepite/kernel';
import { listing } from './listing.ts';
import type { Phrases } from './phrases.ts';

const clauses: Phrases['clauses'] = {
  O1: 'A Filon card has a combination of five dice, a value and a number of exits.',
  O2: 'Two sheets of 15 cards for each player; three of each accident.',
  O3: 'Six tools, each with a value; everyone has a mine entrance, five dice and 7 prestige.',
  O4: 'The first player is chosen at random and stays first.',
  O5: 'Tools are auctioned one by one: raise, or fold for good on this tool.',
  O6: 'A tool nobody wants goes under the pile; in the end the rest are taken at their value.',
  O7: 'Your remaining prestige is your hand size, 5 at most.',
  O8: 'Filon cards are dealt, accidents are added to the pile, then the centre dice are rolled.',
  O9: 'Your throws this turn are the free exits of your deepest row; the wagon adds one.',
  O10: 'In phase k, everyone with at least k throws rolls five dice.',
  O11: 'Free exits: those of face-up cards, minus cards built on the row and closed exits.',
  O12: 'Five of a kind of 2–5 ends the match from turn 4, four from turn 5, three from turn 6.',
  O13: 'Five 1s break the roller’s tool.',
  O14: 'An open accident strikes the first player to roll it. The helmet may take it instead.',
  O15: 'Rockfall and roof fall turn the highest card of the deepest row face down.',
  O16: 'A cave-in closes an exit of the deepest row; firedamp costs a throw next turn.',
  O17: 'Five 6s: you may lay any card in this phase.',
  O18: 'A mine with no free exit is set aside; its owner starts again at the entrance.',
  O19: 'Participants act in order, one action each, until all have passed; five actions at most.',
  O20: 'Centre: a higher die costs a card worth exactly the difference; a lower one is free.',
  O21: 'A centre die that is the only one of its value can be contested with stakes.',
  O22: 'Another player’s die: a higher one costs a card worth at least the difference.',
  O23: 'Pick, shovel and mallet reroll dice; the mug exchanges with the centre dice for free.',
  O24: 'Everyone may lay one card whose combination their dice show.',
  O25: 'A card needs a free exit of the deepest row; cards laid this turn form the next row.',
  O26: 'Then everyone discards any cards they like and draws up to their hand size.',
  O27: 'A drawn accident is laid open, unless the same one already is; keep drawing.',
  O28: 'The match ends when the last card of the pile is drawn.',
  O29: 'Face-up cards score their value. If tied: more face-up cards.',
  O30: 'Hands, stakes and simultaneous answers are hidden; everything else is open.',
};

const refusals: Phrases['refusals'] = {
  firstDue: 'the first player hasn’t been chosen yet',
  bidDue: 'a tool is being auctioned: bid or fold, in turn',
  chooseDue: 'players without a tool choose one of the rest first, in order',
  dealDue: 'the cards are still being dealt',
  beerDue: 'the centre dice haven’t been rolled yet',
  rollDue: 'the participants haven’t rolled yet',
  shieldDue: 'the owner of the helmet decides about the accident first',
  actDue: 'the participants act one after another',
  contestDue: 'a die is claimed: players who may contest it answer first',
  stakeDue: 'a die is contested: it’s time to stake a card',
  settleDue: 'the winner of the contest exchanges first',
  answerDue: 'an offer is waiting for an answer',
  rerollDue: 'the dice picked up must be rolled first',
  layDue: 'cards are being laid now, one choice each',
  dropDue: 'cards are being discarded now, one choice each',
  pickDue: 'hands are being refilled first',
  drawDue: 'the drawn card must be taken first',
  matchOver: 'the match is over',
  notASeat: 'there is no such seat',
  bidTooLow: 'a bid must be at least the tool’s value and beat the last bid',
  bidTooHigh: 'you don’t have that much prestige',
  toolGone: 'this tool isn’t available',
  handFull: 'this hand is full',
  notInPile: 'no such card is left in the pile',
  notFiveDice: 'a roll has five dice',
  notTheRoller: 'it’s someone else’s roll',
  notTheDrawer: 'it’s someone else’s draw',
  otherDice: 'roll exactly the dice that were picked up',
  noFilonLeft: 'there is no Filon card left in the pile',
  accidentGone: 'no such accident is left in the pile',
  dieNotYours: 'you don’t have those dice',
  dieNotInCentre: 'no centre die shows that value',
  dieNotTheirs: 'that player has no such die',
  equalInCentre: 'exchanging equal dice is pointless',
  equalInOffer: 'exchanging equal dice is pointless',
  cardNotHeld: 'you don’t hold that card',
  cardNotOffered: 'you don’t hold that card',
  cardForNothing: 'a lower die is free: you don’t pay a card',
  wrongPayment: 'a higher die costs a card worth exactly the difference',
  tooCheap: 'a higher die costs a card worth at least the difference',
  giftForNothing: 'a lower die is free: you don’t give a card',
  notAParticipant: 'offers go to another player who rolled in this phase',
  handOverfull: 'that hand can’t take another card',
  noMug: 'only the owner of the mug exchanges for free',
  noReroll: 'only the pick, shovel and mallet reroll dice',
  toolUsed: 'you have already used your tool',
  oneDieOnly: 'the mallet rerolls only one die',
  cannotContest: 'you can’t pay for that die and still have a card to stake',
  stakeNotHeld: 'you don’t hold that card',
  stakePays: 'you must still be able to pay after staking',
  combination: 'your dice don’t show this card’s combination',
  notInHand: 'you don’t hold that card',
  notYours: 'you can only discard cards you hold',
};

const NUMBERS = ['no', 'one', 'two', 'three', 'four', 'five'];

const combinations: Phrases['combinations'] = {
  printed: (count, face) => {
    if (count === 1) return `a\u00A0${face}`;
    return count === 2 ? `a pair of\u00A0${face}s` : `${NUMBERS[count]}\u00A0${face}s`;
  },
  alike: (count, isAnother) => {
    if (count === 1) return 'a die of another value';
    if (count === 2) return isAnother ? 'another pair' : 'a pair';
    return `${isAnother ? 'another ' : ''}${NUMBERS[count]} of a kind`;
  },
  fullHouse: 'a full house',
  twoPairs: 'two pairs',
  anything: 'any five dice',
  and: 'and',
  withExits: (name, exits) => `${name} with ${exits}\u00A0${exits === 1 ? 'exit' : 'exits'}`,
};

const accidents: Phrases['accidents'] = {
  rockfall: {
    title: 'Rockfall',
    effect:
      'The highest card of your deepest row is turned face down; ' +
      'if tied, the one with the most exits.',
  },
  roofFall: {
    title: 'Roof fall',
    effect:
      'The highest card of your deepest row is turned face down; ' +
      'if tied, the one with the fewest exits.',
  },
  caveIn: {
    title: 'Cave-in',
    effect: 'One free exit of your deepest row is closed for good.',
  },
  firedamp: { title: 'Firedamp', effect: 'You have one fewer throw next turn.' },
};

const labels: Phrases['labels'] = {
  tools: {
    pick: 'mithril pick',
    wagon: 'light wagon',
    mug: 'unbreakable mug',
    shovel: 'reinforced shovel',
    helmet: 'steel helmet',
    mallet: 'iron mallet',
  },
  auction: 'Auction',
  up: (tool, value) => `${tool}, value ${value}`,
  highest: (name, bid) => `${name} bids ${bid}`,
  noBid: 'no bid yet',
  toolsLeft: 'Tools left',
  turn: (turn, phase) => `Turn ${turn}, phase ${phase}`,
  first: 'first player',
  pile: (filons, accidents) => `pile: ${filons} Filon cards, ${accidents} accidents`,
  centre: 'Centre dice',
  open: 'accidents in play',
  ends: 'A natural roll ends the match with',
  endingRolls: {
    five: 'five of a kind of 2–5',
    four: 'four of a kind',
    three: 'three of a kind',
  },
  player: 'Player',
  tool: 'Tool',
  prestige: 'Prestige',
  cards: 'Cards',
  throws: 'Throws',
  exits: 'Exits',
  dice: 'Dice',
  actions: 'Actions',
  passed: 'passed',
  points: 'Points',
  row: (row) => `row ${row}`,
  aside: (mine) => `mine ${mine} (set aside)`,
  claims: (name, give, take) => `${name} wants a ${take} from the centre dice for a ${give}`,
  offers: (name, to, give, take) => `${name} offers ${to} a ${give} for a ${take}`,
  against: (card) => `and ${card}`,
  hand: 'Your cards',
  value: (value) => `(${value})`,
  chosen: 'You have chosen',
  nothing: 'yes or no',
  none: '–',
  colon: ': ',
};

const withCard = (text: string, word: string, card: string | undefined): string =>
  card === undefined ? text : `${text} ${word} ${card}`;

/** What dice are called that are named by their faces: one by a single sign. */
const dieWord = (dice: string): string => (dice.length === 1 ? 'die' : 'dice');

const prestige = (price: number): string => (price === 0 ? 'nothing' : `${price} prestige`);

const own: Phrases['own'] = {
  plain: {
    pass: 'pass',
    agree: 'accept',
    refuse: 'refuse',
    contest: 'contest the die',
    let: 'don’t contest it',
    skip: 'lay nothing',
    shield: 'give up the helmet and suffer nothing',
    suffer: 'suffer the accident',
    fold: 'fold',
  },
  centre: (give, take, card) =>
    withCard(`take a ${take} from the centre dice for a ${give}`, 'and pay with', card),
  mug: (give, take) => `take a ${take} from the centre dice for a ${give}, with the mug`,
  offer: (name, give, take, card) =>
    `ask ${name} for a ${take} and offer a ${give}` +
    (card === undefined ? '' : ` and a card (${card})`),
  settle: (give, card) => withCard(`give a ${give} for the contested die`, 'and pay with', card),
  stake: (card) => `stake ${card}`,
  lay: (card) => `lay ${card}`,
  drop: (cards) => (cards.length === 0 ? 'discard nothing' : `discard ${cards.join(', ')}`),
  reroll: (dice) => `reroll ${dice}`,
  bid: (amount) => `bid ${amount}`,
  choose: (tool, price) => `take the ${tool} for ${prestige(price)}`,
};

const outcomes: Phrases['outcomes'] = {
  sold: (name, tool, price) =>
    `${name} ${toldOf(name, 'gets', 'get')} the ${tool} for ${prestige(price)}`,
  unwanted: (tool) => `nobody wants the ${tool}`,
  uncontested: 'nobody contests it: the exchange is made',
  won: (name, die, stake, value) =>
    `${name} ${toldOf(name, 'wins', 'win')} the ${die} ` +
    `with the highest stake: ${stake} (value ${value})`,
  struck: (name, accident) => `${accident} strikes ${name}`,
  shielded: (name, accident) => `${accident}: ${toldOf(name, 'the', 'your')} helmet saves ${name}`,
  broken: (name, tool) => `${name} ${toldOf(name, 'loses', 'lose')} the ${tool}`,
  aside: (name) => {
    const theirs = 'has no free exit left: the';
    const yours = 'have no free exit left: your';
    return `${name} ${toldOf(name, theirs, yours)} mine is set aside`;
  },
  lucky: (name) => `${name} may lay any card`,
  endedByRoll: (name, roll) => `${name} ${toldOf(name, 'ends', 'end')} the match with ${roll}`,
  lastCard: (name) => `${name} ${toldOf(name, 'draws', 'draw')} the last card: the match is over`,
  noCardLeft: 'the pile is used up: the match is over',
  semicolon: '; ',
};

export const english: Phrases = {
  title: listing.texts.en.title,
  credits:
    'Or etc. is a prototype by Franck Genet (2011). Pépite is not affiliated with him; the ' +
    'numbers he left open were chosen by this project.',
  options: {
    sheets: 'copies of the two sheets of 15 cards',
    accidents: 'copies of each accident',
    cards: 'another card table',
    tools: 'other values of the tools',
    accidentRolls: 'other rolls that bring accidents on',
  },
  clauses,
  refusals,
  plans: {
    pass: 'Pass for this phase',
    'refuse-offers': 'Refuse every offer',
    'decline-contests': 'Never contest a die',
  },
  endings: {
    none: 'the match goes on',
    roll: 'a natural roll ended it',
    pile: 'the pile was used up',
  },
  plain: {
    pass: 'passes',
    agree: 'accepts',
    refuse: 'refuses',
    contest: 'contests the die',
    let: 'doesn’t contest it',
    skip: 'lays nothing',
    shield: 'gives up the helmet and suffers nothing',
    suffer: 'suffers the accident',
    fold: 'folds',
  },
  centre: (give, take, card) =>
    withCard(`takes a ${take} from the centre dice for a ${give}`, 'and pays with', card),
  mug: (give, take) => `takes a ${take} from the centre dice for a ${give}, with the mug`,
  offer: (name, give, take, card) =>
    `asks ${name} for a ${take} and offers a ${give}` +
    (card === undefined ? '' : ` and a card (${card})`),
  settle: (give, card) => withCard(`gives a ${give} for the contested die`, 'and pays with', card),
  stake: (card) => `stakes ${card}`,
  lay: (card) => `lays ${card}`,
  drop: (cards) => (cards.length === 0 ? 'discards nothing' : `discards ${cards.join(', ')}`),
  reroll: (dice) => `rerolls ${dice}`,
  bid: (amount) => `bids ${amount}`,
  choose: (tool, price) => `takes the ${tool} for ${prestige(price)}`,
  first: (name) => `${name} is the first player`,
  deal: (name, card) => `${name} is dealt ${card}`,
  beer: (die) => `a beer is served: centre die ${die}`,
  roll: (name, dice) => `${name} rolls ${dice}`,
  newDice: (name, dice) => `${name}’s new ${dieWord(dice)}: ${dice}`,
  pickFilon: (name) => `${name} draws a Filon card`,
  pickAccident: (name, accident) => `${name} draws an accident: ${accident}`,
  draw: (name, card) => `${name} gets ${card}`,
  own,
  you: {
    first: 'you are the first player',
    deal: (card) => `you are dealt ${card}`,
    roll: (dice) => `you roll ${dice}`,
    newDice: (dice) => `your new ${dieWord(dice)}: ${dice}`,
    pickFilon: 'you draw a Filon card',
    pickAccident: (accident) => `you draw an accident: ${accident}`,
    draw: (card) => `you get ${card}`,
  },
  dealt: 'the cards are dealt',
  served: 'the beers are served: the centre dice are rolled',
  filledUp: 'hands are refilled from the pile',
  outcomes,
  unseenDeal: 'a card is dealt',
  unseenDraw: 'a card is drawn',
  questions: {
    bid: 'Bid for the tool, or fold.',
    choose: 'Which tool do you take?',
    shield: 'An accident strikes you. Give up the helmet instead?',
    act: 'Exchange dice, use your tool, or pass.',
    contest: 'Do you contest this die?',
    stake: 'Which card do you stake?',
    settle: 'You won the die: which one do you give in return?',
    answer: 'Do you accept the exchange?',
    lay: 'Lay a card, or skip.',
    drop: 'Which cards do you discard?',
  },
  combinations,
  accidents,
  labels,
};
