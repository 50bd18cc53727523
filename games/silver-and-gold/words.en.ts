import { toldOf } from '@pepite/kernel';
import { listing } from './listing.ts';
import { type Phrases, wordsFrom } from './phrases.ts';

const clauses: Phrases['clauses'] = {
  S1: '47 treasure cards of four colours, worth as many points as they have cells.',
  S2: 'Eight expedition cards of six shapes; seven are revealed each round, one stays hidden.',
  S3: 'A score card has 12 coin boxes in 3 rows and 4 palm boxes; there are six cups, 6 to 1.',
  S4: 'Four treasure cards each: everyone keeps two and returns two, at once and in secret.',
  S5: 'Four cards lie open as the market. The start player is chosen at random.',
  S6: 'The top expedition card is revealed for everyone. You can’t look at earlier ones.',
  S7: 'Everyone marks the shape once, in free cells of one card, rotated or mirrored as they like.',
  S8: 'Or one free cell instead; you can’t mark nothing.',
  S9: 'Each cross you mark gives one more cell at once, anywhere on your cards.',
  S10: 'A coin marks the next coin box. Coins beyond the twelfth are lost.',
  S11: 'A palm scores 1, and 1 more for each palm in the market. Only four palms score.',
  S12: 'Coins and palms marked together count in reading order.',
  S13: 'Then all settle, start player first: the highest cup left for each row of four coins.',
  S14: 'A completed card is set aside; its owner takes one from the market or the top of the pile.',
  S15: 'The market is refilled to four once that player has finished taking.',
  S16: 'The start player moves one seat clockwise after every turn.',
  S17: 'Seven turns make a round, four rounds the game.',
  S18: 'When the pile is empty, the market shrinks; when both are, you play on with fewer cards.',
  S19: 'Coins, cups, palms and completed cards score. Unfinished cards score nothing.',
  S20: 'Each seal on a completed card scores for each of your completed cards of its colour.',
  S21: 'The most points win; then the most completed cards of grey, green, orange, purple.',
  S22: 'The pile, the expeditions to come, and what others are choosing are hidden.',
};

const refusals: Phrases['refusals'] = {
  firstDue: 'the start player hasn’t been chosen yet',
  dealDue: 'the cards are still being dealt',
  keepDue: 'everyone must first keep two of their four cards',
  marketDue: 'the market hasn’t been laid out yet',
  expeditionDue: 'the next expedition card hasn’t been revealed yet',
  markDue: 'everyone is marking, once each: the shape, or one cell instead',
  takeDue: 'the player who is settling must first replace a completed card',
  drawDue: 'the card taken from the pile hasn’t been turned up yet',
  refillDue: 'the market hasn’t been refilled yet',
  matchOver: 'the match is over',
  notASeat: 'there is no such seat',
  notInPile: 'this card isn’t in the pile',
  handFull: 'this hand already has its four cards',
  notDealt: 'you can only keep cards you were dealt',
  expeditionGone: 'all expedition cards with this shape have been revealed this round',
  otherPattern: 'these cells don’t make the revealed shape',
  cardNotYours: 'this isn’t one of your two cards',
  noSuchCell: 'the card has no cell there',
  cellMarked: 'one of these cells is already marked',
  bonusDue: 'you marked a cross: mark one more cell first',
  noBonus: 'only a cross gives one more cell',
  notInMarket: 'this card isn’t in the market',
  pileEmpty: 'the pile is empty',
};

const labels: Phrases['labels'] = {
  turn: (round, rounds, turn, turns) => `Round ${round} of ${rounds} · turn ${turn} of ${turns}`,
  start: 'start player',
  expedition: 'Expedition',
  notRevealed: 'not revealed yet',
  cups: 'Cups',
  cupsLeft: 'Cups left',
  pile: 'cards in the pile',
  market: 'Market',
  legend: '□ free · ■ marked · X cross · C coin · P palm',
  player: 'Player',
  coins: 'Coins',
  palms: 'Palms',
  cards: 'Cards',
  seals: 'Seals',
  points: 'Points',
  full: 'Completed cards',
  deal: 'Your four cards',
  kept: 'You keep',
  marked: (slot) => `Marked on your ${slot === 0 ? 'first' : 'second'} card`,
  bonus: 'Cells to mark for a cross',
  none: '–',
  colon: ': ',
  colours: { purple: 'purple', orange: 'orange', green: 'green', grey: 'grey' },
};

const many = (count: number, one: string, more: string): string =>
  `${count}\u00A0${count === 1 ? one : more}`;

const signs: Phrases['signs'] = ({ coins, palms, crosses }) =>
  [
    coins > 0 ? many(coins, 'coin', 'coins') : '',
    palms > 0 ? many(palms, 'palm', 'palms') : '',
    crosses > 0 ? many(crosses, 'cross', 'crosses') : '',
  ]
    .filter((part) => part !== '')
    .join(', ');

/** "3 points for a palm", "6 points for 2 palms". */
const pointsFor = (points: number, count: number, one: string, more: string): string =>
  `${many(points, 'point', 'points')} for ${count === 1 ? one : `${count}\u00A0${more}`}`;

const what = (shown: string): string => (shown === '' ? '' : `: ${shown}`);

const listed = (parts: readonly string[]): string =>
  parts.length < 2
    ? parts.join('')
    : `${parts.slice(0, -1).join(', ')} and ${parts[parts.length - 1]}`;

export const english = wordsFrom({
  title: listing.texts.en.title,
  credits:
    'Silver & Gold is a game by Phil Walker-Harding, published by Nürnberger-Spielkarten-Verlag. ' +
    'Pépite is not affiliated with them.',
  clauses,
  refusals,
  endings: { none: 'no round has ended yet', revealed: 'seven expedition cards revealed' },
  patterns: {
    I2: 'two in a line',
    I3: 'three in a line',
    V3: 'a corner of three',
    T4: 'a T of four',
    L4: 'an L of four',
    O4: 'a square of four',
  },
  card: ({ colour, points, signs: printed, isAnother, seal }) => {
    const article = /^[aeiou]/.test(colour) ? 'an' : 'a';
    const which = isAnother === true ? 'another' : article;
    const parts = [
      many(points, 'point', 'points'),
      signs(printed),
      seal === undefined ? '' : `+${seal.bonus} for each completed ${seal.colour} card`,
    ];
    return `${which} ${colour} card (${parts.filter((part) => part !== '').join(', ')})`;
  },
  signs,
  mark: (cells, card, shown) => `marks ${many(cells, 'cell', 'cells')} on ${card}${what(shown)}`,
  bonus: (card, shown) => `marks one more cell for a cross, on ${card}${what(shown)}`,
  take: (card) => `takes ${card} from the market`,
  takePile: 'takes the top card of the pile',
  keep: (one, other) => `keeps ${one} and ${other}`,
  first: (name) => `${name} is the start player`,
  deal: (name, card) => `${name} is dealt ${card}`,
  market: (card) => `${card} is added to the market`,
  draw: (card) => `${card} comes from the pile`,
  expedition: (pattern) => `the expedition card shows ${pattern}`,
  own: {
    mark: (cells, card, shown) => `mark ${many(cells, 'cell', 'cells')} on ${card}${what(shown)}`,
    bonus: (card, shown) => `mark one more cell for a cross, on ${card}${what(shown)}`,
    take: (card) => `take ${card} from the market`,
    takePile: 'take the top card of the pile',
    keep: (one, other) => `keep ${one} and ${other}`,
  },
  you: { first: 'you are the start player', deal: (card) => `you are dealt ${card}` },
  dealt: 'the cards are dealt',
  laidOut: 'the market is laid out',
  brought: (name, { coins, palms, palmBoxes, cups, seals, sealCards, cards }) => {
    const gains = [
      coins > 0 ? many(coins, 'coin', 'coins') : '',
      palms > 0 ? pointsFor(palms, palmBoxes, 'a palm', 'palms') : '',
      ...cups.map((cup) => `the cup worth ${cup}`),
      seals > 0 ? pointsFor(seals, sealCards, 'a seal', 'seals') : '',
    ].filter((part) => part !== '');
    const deeds = [
      cards.length > 0 ? `${toldOf(name, 'completes', 'complete')} ${listed(cards)}` : '',
      gains.length > 0 ? `${toldOf(name, 'gains', 'gain')} ${listed(gains)}` : '',
    ];
    return `${name} ${deeds.filter((deed) => deed !== '').join(' and ')}`;
  },
  semicolon: '; ',
  unseenDeal: 'a card is dealt',
  unseenKeep: 'has chosen two cards',
  unseenMark: 'has marked',
  askKeep: 'Which two cards do you keep?',
  askMark: 'Mark the shape on one of your cards, or one cell; a cross gives one more.',
  askTake: 'Which card replaces your completed one?',
  labels,
});
