import type { AboutWords, CardAsked } from './about-texts.ts';

const many = (count: number, one: string, more: string): string =>
  `${count}\u00A0${count === 1 ? one : more}`;

const points = (count: number): string => many(count, 'point', 'points');

const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const sentence = (text: string): string => (text === '' ? '' : ` ${capitalised(text)}.`);

function stateOf({ points: worth, free }: CardAsked): string {
  const whole = `Scores ${points(worth)} once all its cells are marked, nothing before.`;
  return free === undefined ? whole : `${whole} ${many(free, 'cell is', 'cells are')} still free.`;
}

export const english: AboutWords = {
  card: (card) => ({
    title: capitalised(card.name),
    text: `${stateOf(card)}${sentence(card.printed)}${sentence(card.seal)}`,
  }),
  completed: (card, seals) => ({
    title: `Completed: ${card.name}`,
    text: `Scores ${points(card.points)} for its owner${
      seals === 0 ? '.' : `, and its seal adds ${seals} so far.`
    }${sentence(card.seal)}`,
  }),
  cell: {
    plain: () => ({ title: 'Cell', text: 'A cell is marked once. When all are, the card scores.' }),
    cross: () => ({
      title: 'Cross',
      text: 'Mark it, and you mark one more cell at once, anywhere on your two cards.',
    }),
    coin: () => ({
      title: 'Coin',
      text: 'Marks the next coin box of your score card: 1 point, and a cup for every four.',
    }),
    palm: (worth) => ({
      title: 'Palm',
      text: `Scores ${points(worth)} now: 1, plus 1 for each palm in the market.`,
    }),
  },
  expedition: (pattern) => ({
    title: 'Expedition card',
    text:
      pattern === undefined
        ? 'The next one is about to be revealed. It’s the same for everyone.'
        : `Everyone marks ${pattern}, rotated or mirrored as they like, or a single cell.`,
  }),
  deck: {
    title: 'Eight expedition cards',
    text: 'Seven are revealed each round; one stays hidden. Past ones aren’t shown again.',
  },
  when: (round, rounds, turn, turns) => ({
    title: `Round ${round}, turn ${turn}`,
    text: `There are ${rounds} rounds of ${turns} turns each. The match ends after the last one.`,
  }),
  cups: (next) => ({
    title: 'Cups',
    text:
      next === undefined
        ? 'All six are gone: another row of coins brings no cup.'
        : `The next player to fill a row of four coins takes the cup worth ${next}.`,
  }),
  pile: (cards) => ({
    title: `Pile of ${many(cards, 'card', 'cards')}`,
    text: 'After completing a card, you may take the top one, unseen, instead of a market card.',
  }),
  coins: (coins, boxes) => ({
    title: `${coins} of ${many(boxes, 'coin', 'coins')}`,
    text: 'Each scores 1 point. A row of four brings the highest cup left.',
  }),
  palms: (left, worth) => ({
    title: 'Palms',
    text:
      left === 0
        ? 'All four boxes are used: more palms score nothing.'
        : `${many(left, 'palm', 'palms')} may still score. One marked now scores ${worth}.`,
  }),
  cupBoxes: { title: 'Cup of a row', text: 'Four coins in a row bring the highest cup left.' },
  points: (name, total) => ({
    title: `${name}: ${points(total)}`,
    text: 'Coins, cups, palms, completed cards and their seals. Unfinished cards score nothing.',
  }),
  first: {
    title: 'Start player',
    text: 'Takes cups and cards before the others. Changes after every turn.',
  },
  colour: (name, cards, colour) => ({
    title: `${name}: ${many(cards, `completed ${colour} card`, `completed ${colour} cards`)}`,
    text: 'A seal with this sign scores for each of them. They also break ties.',
  }),
  tools: {
    turn: {
      title: 'Rotate',
      text: 'Rotates the shape a quarter turn. So does the wheel or a second finger.',
    },
    mirror: { title: 'Mirror', text: 'Flips the shape, left to right.' },
    next: {
      title: 'Next place',
      text: 'Moves the shape to the next place it fits, on either card.',
    },
    single: { title: 'One cell', text: 'You may mark one free cell instead of the shape.' },
  },
};
