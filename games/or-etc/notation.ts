import { type Actor, CHANCE, type Move, type Seat } from '@pepite/kernel';
import { bundleOf, cardsIn } from './pieces/bundle.ts';
import type { Deck } from './pieces/deck.ts';
import { DICE, type Dice, diceOf, type Face, facesOf } from './pieces/dice.ts';
import {
  AGREE,
  BEER,
  BID,
  bundleIn,
  cardOf,
  CENTRE,
  centreMove,
  CHOOSE,
  CONTEST,
  DEAL,
  dealMove,
  diceIn,
  drawMove,
  DROP,
  FIRST,
  firstMove,
  FOLD,
  giveOf,
  kindOf,
  LAY,
  LET,
  NEW_DICE,
  newDiceMove,
  numberIn,
  OFFER,
  offerMove,
  PASS,
  PICK_ACCIDENT,
  PICK_FILON,
  pickAccidentMove,
  pickFilonMove,
  REFUSE,
  REROLL,
  ROLL,
  rollMove,
  seatOf,
  SETTLE,
  settledWith,
  settleMove,
  SHIELD,
  SKIP,
  STAKE,
  SUFFER,
  SWAP,
  swapMove,
  takeOf,
} from './moves.ts';
import { type Card, MOST_HELD, NO_CARD, TOOLS } from './pieces.ts';

/** Dice with blanks between them. */
const apart = (dice: Dice): string => facesOf(dice).join(' ');

const WORDS: ReadonlyMap<Move, string> = new Map([
  [PASS, 'pass'],
  [AGREE, 'agree'],
  [REFUSE, 'refuse'],
  [CONTEST, 'contest'],
  [LET, 'let'],
  [SKIP, 'skip'],
  [SHIELD, 'shield'],
  [SUFFER, 'suffer'],
  [FOLD, 'fold'],
]);

export function print(deck: Deck, move: Move): string {
  const seat = seatOf(move);
  const kind = kindOf(move);
  const card = kind === DROP ? NO_CARD : cardOf(move);
  const paid = card === NO_CARD ? '' : ` ${deck.names[card]}`;
  switch (kind) {
    case CENTRE:
      return `centre ${giveOf(move)} ${takeOf(move)}${paid}`;
    case SWAP:
      return `mug ${giveOf(move)} ${takeOf(move)}`;
    case OFFER:
      return `offer ${seat} ${giveOf(move)} ${takeOf(move)}${paid}`;
    case SETTLE:
      return `settle ${settledWith(move)}${paid}`;
    case STAKE:
      return `stake${paid}`;
    case LAY:
      return `lay${paid}`;
    case DROP:
      return ['drop', ...cardsIn(bundleIn(move)).map((one) => deck.names[one])].join(' ');
    case REROLL:
      return `reroll ${apart(diceIn(move))}`;
    case BID:
      return `bid ${numberIn(move)}`;
    case CHOOSE:
      return `choose ${TOOLS[numberIn(move) - 1]}`;
    default:
      return WORDS.get(kind) ?? printChance(deck, move);
  }
}

function printChance(deck: Deck, move: Move): string {
  const seat = seatOf(move);
  switch (kindOf(move)) {
    case FIRST:
      return `first ${seat}`;
    case DEAL:
      return `deal ${seat} ${deck.names[cardOf(move)]}`;
    case BEER:
      return `beer ${numberIn(move)}`;
    case ROLL:
      return `roll ${seat} ${facesOf(diceIn(move)).join('')}`;
    case NEW_DICE:
      return `reroll ${seat} ${apart(diceIn(move))}`;
    case PICK_FILON:
      return `pick ${seat} filon`;
    case PICK_ACCIDENT:
      return `pick ${seat} A${deck.accidentRolls[numberIn(move)]}`;
    default:
      return `draw ${seat} ${deck.names[cardOf(move)]}`;
  }
}

/** What each word is followed by makes a move, or it does not. */
type Reader = (words: readonly string[], deck: Deck) => Move | undefined;

const readSeat = (text: string | undefined): Seat | undefined =>
  text !== undefined && /^[0-5]$/.test(text) ? Number(text) : undefined;

const readFace = (text: string | undefined): Face | undefined =>
  text !== undefined && /^[1-6]$/.test(text) ? Number(text) : undefined;

/** Dice in ascending order, at least one. */
function readDice(texts: readonly string[]): Dice | undefined {
  const faces = texts.flatMap((text) => readFace(text) ?? []);
  if (faces.length !== texts.length || faces.length === 0 || faces.length > DICE) return undefined;
  const dice = diceOf(faces);
  return facesOf(dice).every((face, index) => face === faces[index]) ? dice : undefined;
}

/** A card that may be left out. */
function readPaid(words: readonly string[], deck: Deck): Card | undefined {
  if (words.length === 0) return NO_CARD;
  return words.length === 1 ? deck.byName.get(words[0]) : undefined;
}

const withCard =
  (base: Move): Reader =>
  ([text, ...rest], deck) => {
    const card = rest.length === 0 ? deck.byName.get(text) : undefined;
    return card === undefined ? undefined : base + card;
  };

const withSeatAndCard =
  (make: (seat: Seat, card: Card) => Move): Reader =>
  ([to, text, ...rest], deck) => {
    const seat = readSeat(to);
    const card = rest.length === 0 ? deck.byName.get(text) : undefined;
    return seat === undefined || card === undefined ? undefined : make(seat, card);
  };

const readCentre: Reader = ([given, taken, ...paid], deck) => {
  const give = readFace(given);
  const take = readFace(taken);
  const card = readPaid(paid, deck);
  if (give === undefined || take === undefined || card === undefined) return undefined;
  return centreMove(give, take, card);
};

const readOffer: Reader = ([to, given, taken, ...paid], deck) => {
  const seat = readSeat(to);
  const give = readFace(given);
  const take = readFace(taken);
  const card = readPaid(paid, deck);
  if (seat === undefined || give === undefined || take === undefined) return undefined;
  return card === undefined ? undefined : offerMove(seat, give, take, card);
};

const readMug: Reader = ([given, taken, ...rest]) => {
  const give = readFace(given);
  const take = readFace(taken);
  if (give === undefined || take === undefined || rest.length > 0) return undefined;
  return swapMove(give, take);
};

const readSettle: Reader = ([given, ...paid], deck) => {
  const give = readFace(given);
  const card = readPaid(paid, deck);
  return give === undefined || card === undefined ? undefined : settleMove(give, card);
};

const readReroll: Reader = (words) => {
  const dice = readDice(words);
  return dice === undefined ? undefined : REROLL + dice;
};

const readBid: Reader = ([text, ...rest]) =>
  rest.length === 0 && text !== undefined && /^(0|[1-9]|[12]\d|3[01])$/.test(text)
    ? BID + Number(text)
    : undefined;

const readChoose: Reader = ([text, ...rest]) => {
  const place = TOOLS.findIndex((name) => name === text);
  return place < 0 || rest.length > 0 ? undefined : CHOOSE + place + 1;
};

/** Cards in the order of the card table. */
const readDrop: Reader = (words, deck) => {
  const cards = words.flatMap((text) => deck.byName.get(text) ?? []);
  if (cards.length !== words.length || cards.length > MOST_HELD) return undefined;
  const isOrdered = cards.every((card, index) => index === 0 || card >= cards[index - 1]);
  return isOrdered ? DROP + bundleOf(cards) : undefined;
};

const readFirst: Reader = ([text, ...rest]) => {
  const seat = readSeat(text);
  return seat === undefined || rest.length > 0 ? undefined : firstMove(seat);
};

const readBeer: Reader = ([text, ...rest]) => {
  const face = readFace(text);
  return face === undefined || rest.length > 0 ? undefined : BEER + face;
};

const readRoll: Reader = ([of, text, ...rest]) => {
  const seat = readSeat(of);
  if (seat === undefined || text?.length !== DICE || rest.length > 0) return undefined;
  const dice = readDice(text.split(''));
  return dice === undefined ? undefined : rollMove(seat, dice);
};

const readNewDice: Reader = ([of, ...texts]) => {
  const seat = readSeat(of);
  const dice = readDice(texts);
  return seat === undefined || dice === undefined ? undefined : newDiceMove(seat, dice);
};

const readPick: Reader = ([of, text, ...rest], deck) => {
  const seat = readSeat(of);
  if (seat === undefined || rest.length > 0) return undefined;
  if (text === 'filon') return pickFilonMove(seat);
  const accident = deck.accidentRolls.findIndex((roll) => text === `A${roll}`);
  return accident < 0 ? undefined : pickAccidentMove(seat, accident);
};

const READERS: Readonly<Record<string, Reader>> = {
  centre: readCentre,
  mug: readMug,
  offer: readOffer,
  settle: readSettle,
  stake: withCard(STAKE),
  lay: withCard(LAY),
  drop: readDrop,
  reroll: readReroll,
  bid: readBid,
  choose: readChoose,
};

const CHANCE_READERS: Readonly<Record<string, Reader>> = {
  first: readFirst,
  deal: withSeatAndCard(dealMove),
  beer: readBeer,
  roll: readRoll,
  reroll: readNewDice,
  pick: readPick,
  draw: withSeatAndCard(drawMove),
};

const PLAIN: ReadonlyMap<string, Move> = new Map([...WORDS].map(([move, word]) => [word, move]));

/** The same words may tell two moves: `reroll 1 2` is said by a player and by chance. */
export function parse(deck: Deck, text: string, actor?: Actor): Move | undefined {
  const words = text.split(' ');
  const verb = words[0];
  const own = actor === CHANCE ? CHANCE_READERS : READERS;
  const other = actor === CHANCE ? READERS : CHANCE_READERS;
  const readers = Object.hasOwn(own, verb) ? own : other;
  if (Object.hasOwn(readers, verb)) return readers[verb](words.slice(1), deck);
  return words.length === 1 ? PLAIN.get(verb) : undefined;
}
