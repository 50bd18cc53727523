import type { Move } from '@pepite/kernel';
import {
  BID,
  cardOf,
  DEAL,
  dealMove,
  END,
  FIRST,
  firstMove,
  KEEP,
  kindOf,
  LAY_ASIDE,
  paidCard,
  PLAY,
  seatOf,
  swapMove,
} from './moves.ts';
import {
  ALL_METALS,
  type Card,
  goldCard,
  isGold,
  LEVELS,
  METALS,
  metalOf,
  valueOf,
} from './pieces.ts';

const LETTERS: readonly string[] = METALS.map((metal) => metal.charAt(0).toUpperCase());
const GOLDS = Array.from({ length: LEVELS }, (_, level) => goldCard(level));

/** A card as records write it: `B7`, `Z10`, `G0`. */
export const printCard = (card: Card): string =>
  (isGold(card) ? 'G' : LETTERS[metalOf(card)]) + String(valueOf(card));

const CARDS = new Map([...ALL_METALS, ...GOLDS].map((card) => [printCard(card), card]));

export const parseCard = (text: string): Card | undefined => CARDS.get(text);

export function print(move: Move): string {
  switch (kindOf(move)) {
    case KEEP:
      return 'keep';
    case END:
      return 'end';
    case FIRST:
      return `first ${seatOf(move)}`;
    case DEAL:
      return `deal ${seatOf(move)} ${printCard(cardOf(move))}`;
    case LAY_ASIDE:
      return `aside ${printCard(cardOf(move))}`;
    case BID:
      return `bid ${printCard(cardOf(move))}`;
    case PLAY:
      return `play ${printCard(cardOf(move))}`;
    default:
      return `swap ${printCard(paidCard(move))} ${seatOf(move)} ${printCard(cardOf(move))}`;
  }
}

/** What each word is followed by, and the move they make. */
type Reader = (words: readonly string[]) => Move | undefined;

const seat = (text: string): number | undefined =>
  /^[0-3]$/.test(text) ? Number(text) : undefined;

const withCard =
  (base: Move): Reader =>
  ([text]) => {
    const card = parseCard(text);
    return card === undefined ? undefined : base + card;
  };

const readFirst: Reader = ([text]) => {
  const who = seat(text);
  return who === undefined ? undefined : firstMove(who);
};

const readDeal: Reader = ([to, text]) => {
  const who = seat(to);
  const card = parseCard(text);
  return who === undefined || card === undefined ? undefined : dealMove(who, card);
};

const readSwap: Reader = ([paid, of, text]) => {
  const gold = parseCard(paid);
  const target = seat(of);
  const card = parseCard(text);
  if (gold === undefined || target === undefined || card === undefined) return undefined;
  // Only gold pays and only metal is laid down: anything else is not a move at all.
  return isGold(gold) && !isGold(card) ? swapMove(gold, target, card) : undefined;
};

const READERS: Readonly<Record<string, { readonly words: number; readonly read: Reader }>> = {
  keep: { words: 0, read: () => KEEP },
  end: { words: 0, read: () => END },
  first: { words: 1, read: readFirst },
  deal: { words: 2, read: readDeal },
  aside: { words: 1, read: withCard(LAY_ASIDE) },
  bid: { words: 1, read: withCard(BID) },
  play: { words: 1, read: withCard(PLAY) },
  swap: { words: 3, read: readSwap },
};

export function parse(text: string): Move | undefined {
  const words = text.split(' ');
  const verb = words[0];
  const reader = Object.hasOwn(READERS, verb) ? READERS[verb] : undefined;
  if (reader?.words !== words.length - 1) return undefined;
  return reader.read(words.slice(1));
}
