import { Referee } from '@pepite/kernel';
import { legal, playLines } from '../../test/play-lines.ts';
import { game as aurum } from '../index.ts';
import { printCard } from '../notation.ts';
import { ALL_METALS, isInGame } from '../pieces.ts';
import type { AurumOptions, Box, Hand, Table } from '../world.ts';

export type AurumReferee = Referee<Table, Hand, Box, AurumOptions>;

interface Deal {
  readonly first?: number;
  /** Cards of each hand, as far as they matter: the rest is filled up with what is left. */
  readonly hands: readonly string[];
  readonly aside?: string;
  readonly options?: Partial<AurumOptions>;
}

const cardsIn = (text: string): readonly string[] => text.split(' ').filter((card) => card !== '');

/** A round dealt as the test wants it. */
export function dealt({ first = 0, hands, aside = '', options = {} }: Deal): AurumReferee {
  const seats = hands.length;
  const referee = new Referee(aurum, seats, { zeros: true, cumulative: false, ...options });
  playLines(referee, `* first ${first}`);
  dealInto(referee, hands, aside);
  return referee;
}

export function dealInto(referee: AurumReferee, hands: readonly string[], aside = ''): void {
  const seats = hands.length;
  const given = new Set([...hands, aside].flatMap(cardsIn));
  const left = ALL_METALS.filter((card) => isInGame(card, seats))
    .map(printCard)
    .filter((card) => !given.has(card));
  const take = (count: number): readonly string[] => left.splice(0, count);
  hands.forEach((hand, seat) => {
    const cards = cardsIn(hand);
    for (const card of [...cards, ...take(12 - cards.length)])
      playLines(referee, `* deal ${seat} ${card}`);
  });
  if (seats === 4) {
    const cards = cardsIn(aside);
    for (const card of [...cards, ...take(2 - cards.length)]) playLines(referee, `* aside ${card}`);
  }
}

export const textsOf = (referee: AurumReferee, verb: string, seat: number): readonly string[] =>
  legal(referee, seat).filter((text) => text.startsWith(verb));

/** Everybody who is asked keeps the bids, until a card is due. */
export function keepAll(referee: AurumReferee): void {
  const seats = Array.from({ length: referee.seats }, (_, seat) => seat);
  for (;;) {
    const asked = seats.find((seat) => legal(referee, seat).includes('keep'));
    if (asked === undefined) return;
    playLines(referee, `${asked} keep`);
  }
}

/** The cards of a trick, or some of them, after a lap in which all bids are kept. */
export function trick(referee: AurumReferee, ...plays: readonly string[]): void {
  keepAll(referee);
  playLines(referee, ...plays);
}
