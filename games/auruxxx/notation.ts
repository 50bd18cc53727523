import type { Move } from '@pepite/kernel';
import {
  ACCEPT,
  cardOf,
  DEAL,
  DEALER,
  dealerMove,
  dealMove,
  DRAW,
  END,
  GET,
  getMove,
  kindOf,
  PASS,
  seatOf,
  stealMove,
  SWAP_HANDS,
  swapHandsMove,
  thiefOf,
  TURN_UP,
} from './moves.ts';
import {
  ALL_KINDS,
  type Card,
  colourOf,
  COLOURS,
  DRAW_ONE,
  EXCHANGE,
  GOLDEN,
  isFifty,
  isHappyMan,
  numberOf,
  PROFUSION,
} from './pieces.ts';
import { cardsOf, PLAY, playOf } from './cards/plays.ts';

const LETTERS: readonly string[] = COLOURS.map((colour) => colour.charAt(0).toUpperCase());
const UNCOLOURED: Readonly<Record<Card, string>> = {
  [GOLDEN]: '*12',
  [PROFUSION]: '+P',
  [EXCHANGE]: '+E',
  [DRAW_ONE]: '+D',
};

/** A card as records write it: `B7`, `R50`, `VH`, `*12`, `+P`. */
export function printCard(card: Card): string {
  if (card in UNCOLOURED) return UNCOLOURED[card];
  const letter = LETTERS[colourOf(card)];
  if (isHappyMan(card)) return `${letter}H`;
  return letter + String(isFifty(card) ? 50 : numberOf(card));
}

const CARDS = new Map(ALL_KINDS.map((card) => [printCard(card), card]));

export const parseCard = (text: string): Card | undefined => CARDS.get(text);

const printCards = (cards: readonly Card[]): string => cards.map(printCard).join(' ');

export function print(move: Move): string {
  const card = (): string => printCard(cardOf(move));
  switch (kindOf(move)) {
    case PLAY:
      return `play ${printCards(cardsOf(move))}`;
    case PASS:
      return 'pass';
    case ACCEPT:
      return 'accept';
    case DRAW:
      return 'draw';
    case END:
      return 'end';
    case SWAP_HANDS:
      return `exchange ${seatOf(move)}`;
    case DEALER:
      return `dealer ${seatOf(move)}`;
    case DEAL:
      return `deal ${seatOf(move)} ${card()}`;
    case TURN_UP:
      return `turn ${card()}`;
    case GET:
      return `draw ${seatOf(move)} ${card()}`;
    default:
      return `steal ${seatOf(move)} ${thiefOf(move)} ${card()}`;
  }
}

/** What each word is followed by, and the move they make. */
type Reader = (words: readonly string[]) => Move | undefined;

const seat = (text: string): number | undefined =>
  /^[0-5]$/.test(text) ? Number(text) : undefined;

const bare =
  (move: Move): Reader =>
  (words) =>
    words.length === 0 ? move : undefined;

const withSeat =
  (make: (seat: number) => Move): Reader =>
  ([text, ...rest]) => {
    const who = text === undefined ? undefined : seat(text);
    return who === undefined || rest.length > 0 ? undefined : make(who);
  };

const withCard =
  (make: (card: Card) => Move): Reader =>
  ([text, ...rest]) => {
    const card = text === undefined ? undefined : parseCard(text);
    return card === undefined || rest.length > 0 ? undefined : make(card);
  };

const withSeatAndCard =
  (make: (seat: number, card: Card) => Move): Reader =>
  ([text, ...rest]) => {
    const who = text === undefined ? undefined : seat(text);
    return who === undefined ? undefined : withCard((card) => make(who, card))(rest);
  };

const readSteal: Reader = ([text, ...rest]) => {
  const victim = text === undefined ? undefined : seat(text);
  if (victim === undefined) return undefined;
  return withSeatAndCard((thief, card) => stealMove(victim, thief, card))(rest);
};

/** The cards under the top one stand in the order of colours: any other order is another text. */
const readPlay: Reader = (words) => {
  const cards = words.map(parseCard);
  const known = cards.filter((card) => card !== undefined);
  const move = known.length === cards.length ? playOf(known) : undefined;
  return move !== undefined && printCards(cardsOf(move)) === words.join(' ') ? move : undefined;
};

const readGet = withSeatAndCard(getMove);

const READERS: Readonly<Record<string, Reader>> = {
  play: readPlay,
  pass: bare(PASS),
  accept: bare(ACCEPT),
  draw: (words) => (words.length === 0 ? DRAW : readGet(words)),
  end: bare(END),
  exchange: withSeat(swapHandsMove),
  dealer: withSeat(dealerMove),
  deal: withSeatAndCard(dealMove),
  turn: withCard((card) => TURN_UP + card),
  steal: readSteal,
};

export function parse(text: string): Move | undefined {
  const words = text.split(' ');
  const verb = words[0];
  return Object.hasOwn(READERS, verb) ? READERS[verb](words.slice(1)) : undefined;
}
