import { toldOf } from '@pepite/kernel';
import type { BoardWords } from './texts.ts';

const many = (count: number, one: string, more: string): string =>
  `${count} ${count === 1 ? one : more}`;

const anyOf = (metals: readonly string[]): string =>
  metals.length < 2 ? metals.join('') : `${metals.slice(0, -1).join(', ')} or ${metals.at(-1)}`;

const report: BoardWords['report'] = {
  title: (round) => `Round ${round}`,
  endings: {
    none: () => 'No round has ended yet.',
    stuck: (name) => `${name} had no playable metal and no gold: the round was over.`,
    declined: (name) => `${name} had no playable metal, kept the gold, and ended the round.`,
    empty: (name) => `${name} had to open and had no metal card left: the round was over.`,
  },
  shown: (name) => `${toldOf(name, `${name}’s`, 'your')} hand, shown`,
  shownNone: 'no card',
  bid: 'Bid',
  teamBid: 'Bid (the higher card)',
  tricks: 'Tricks',
  less: 'fewer than bid: nothing',
  more: (bid) => `more than bid: the bid, ${bid}`,
  exact: (bid) => `exactly the bid: 2 × ${bid}`,
  bidPoints: 'For the bid',
  gold: 'For gold',
  noGold: 'no gold',
  worth: (card, points) => `${card}: ${many(points, 'point', 'points')}`,
  total: 'Total',
  points: (points) => many(points, 'point', 'points'),
  nugget: (side) => `The nugget goes to ${side}`,
  noNugget: 'Nobody gets the nugget',
  reasons: {
    points: 'the most points',
    exact: 'tied on points, but exactly the bid',
    topGold: 'tied on points, but the highest gold card',
    nextGold: 'tied on points, but better gold cards in order',
    bid: 'tied on points and gold, but the higher bid',
    tied: 'tied on everything',
  },
  standing: 'Nuggets so far',
  sums: 'Points so far',
};

export const english: BoardWords = {
  metals: {
    bismuth: 'bismuth',
    copper: 'copper',
    phosphorus: 'phosphorus',
    silver: 'silver',
    zinc: 'zinc',
    gold: 'gold',
  },
  and: 'and',
  round: (round) => `Round ${round}`,
  firstPlayer: 'first player',
  places: {
    team: (names) => `Team ${names}`,
    noBid: 'no bid yet',
    sealed: 'sealed bid',
    chosen: 'has chosen',
    tricksWon: (tricks) => many(tricks, 'trick', 'tricks'),
    tricksOf: (tricks, bid) => `${tricks} of ${many(bid, 'trick', 'tricks')}`,
    stock: (name) => `${name}’s gold`,
    noGold: 'no gold',
    supply: 'Gold supply',
    open: 'Open cards',
    cards: (count) => `${many(count, 'card', 'cards')} in hand`,
    nuggets: (count) => many(count, 'nugget', 'nuggets'),
    points: (count) => many(count, 'point', 'points'),
    toBid: 'to bid',
    toSwap: 'may swap',
    toPlay: 'to play',
    handOf: (name) => `${name}’s hand`,
  },
  trick: {
    current: 'Trick',
    last: 'Last trick',
    wins: 'wins',
    lowest: 'lowest',
    gains: (card) => `gains ${card}`,
  },
  hand: {
    yours: 'Your hand',
    gold: 'Your gold',
    noGold: 'You have no gold.',
    empty: 'No metal cards left.',
    sort: 'Sort',
    orders: { metal: 'by metal', value: 'by value' },
    playable: 'playable',
    unplayable: 'not playable now',
    selectable: 'can be chosen',
    play: (used) =>
      used.length === 0
        ? 'Your turn: play a card.'
        : `Your turn: play any card except ${anyOf(used)} (already in the trick).`,
    playNow: (card) => `Play ${card}`,
    copies: (count) => `${count} of them`,
  },
  bid: {
    choose: 'Choose the card you bid: its value is the number of tricks you announce.',
    make: (card, tricks) => `Bid ${card} — announce ${many(tricks, 'trick', 'tricks')}`,
    makeLower: (card, bid) => `Bid ${card} — your team’s bid stays\u00A0${bid}`,
  },
  swap: {
    ask: {
      own: 'Pay a gold card to swap your bid?',
      team: 'Pay a gold card to swap a bid?',
    },
    keep: 'Keep',
    swap: 'Swap…',
    quiet: 'Don’t ask again this round',
    want: 'Swap before the next trick (1\u00A0gold)',
    wanted: 'You’ll be asked before the next trick',
    step: (step, steps) => `Step ${step} of ${steps}`,
    pay: 'Which gold do you pay?',
    whose: 'Whose bid?',
    own: 'Yours',
    of: (name) => `${name}’s`,
    card: (name) =>
      `Tap the card in your hand that replaces ${name === undefined ? 'your' : `${name}’s`} bid.`,
    cancel: 'Cancel',
    make: (paid, old, card) => `Pay ${paid}: ${card} replaces ${old}`,
  },
  end: {
    end: 'End the round',
    goldOnly: 'No playable metal. Play gold, or end the round.',
    stuck: 'No playable card: the round is over.',
    question: 'End the round now and keep your gold? The trick on the table won’t count.',
  },
  report,
  about: {
    metal:
      'The highest metal wins the trick, unless there is gold in it. ' +
      'Each metal can only be played once per trick.',
    laid: 'It’s in the trick: nobody can play this metal again until the next one.',
    gold: (points) =>
      `Gold: ${many(points, 'point', 'points')} at the end of the round. ` +
      'Pay it to swap a bid, or play it to a trick.',
    hasBid: (card) => `bid ${card}`,
    bid: {
      title: 'Bid',
      text: 'Its value is the number of tricks announced. Taking exactly that many counts double.',
    },
    team: {
      title: 'Team',
      text: 'The higher of the two bids counts, and both players’ tricks are added up.',
    },
    supply: {
      title: 'Gold supply',
      text:
        'The lowest metal of a trick turns into gold: its player takes ' +
        'a gold card of the same value, if one is left.',
    },
    open: { title: 'Open cards', text: 'Two cards that nobody holds this round.' },
    first: { title: 'First player', text: 'Bids first and opens the first trick of the round.' },
    wins: {
      title: 'Wins the trick',
      text: 'The highest gold card in it, or without gold the highest metal; the last of equals.',
    },
    lowest: {
      title: 'Lowest metal',
      text:
        'Its player takes a gold card of the same value from the supply, if one is left, and ' +
        'opens the next trick.',
    },
    nuggets: (wanted) =>
      `The most points in a round win its nugget; ${wanted} nuggets win the match.`,
    sums: 'The points of three rounds are added up; the highest sum wins.',
  },
};
