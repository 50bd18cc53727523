import type { Seat } from '@pepite/kernel';

const SEATS = 4;
const HAND = 12;
const METALS = ['B', 'C', 'P', 'S', 'Z'] as const;
const ALL = METALS.flatMap((metal) =>
  Array.from({ length: 10 }, (_, index) => `${metal}${index + 1}`),
);

/** A deal in which each seat holds at least these cards (`S6 B2`), and these are laid aside. */
export function dealt(wanted: readonly string[], aside: readonly string[] = []): readonly string[] {
  const hands = wanted.map((cards) => cards.split(' '));
  const rest = ALL.filter((card) => ![...hands.flat(), ...aside].includes(card));
  // In turn, so that nobody gets a metal alone.
  for (let seat = 0; hands.some(({ length }) => length < HAND); seat = (seat + 1) % SEATS) {
    const hand = hands[seat];
    if (hand !== undefined && hand.length < HAND) hand.push(...rest.splice(0, 1));
  }
  return [
    '* first 0',
    ...hands.flatMap((hand, seat) => hand.map((card) => `* deal ${seat} ${card}`)),
    ...[...aside, ...rest].map((card) => `* aside ${card}`),
  ];
}

/** What comes before a first trick in which nobody has swapped: everybody bids the first card. */
export const begun = (wanted: readonly string[]): readonly string[] => [
  ...dealt(wanted),
  ...wanted.map((cards, seat) => `${seat} bid ${cards.split(' ')[0] ?? ''}`),
  ...kept(0),
];

/** Before a trick everybody has gold, and nobody swaps. */
export const kept = (opener: Seat): readonly string[] =>
  clockwise(opener).map((seat) => `${seat} keep`);

/** The cards of a trick, or as many as have been played. */
export const played = (opener: Seat, cards: string): readonly string[] =>
  cards.split(' ').map((card, place) => `${clockwise(opener)[place] ?? ''} play ${card}`);

const clockwise = (from: Seat): readonly Seat[] =>
  Array.from({ length: SEATS }, (_, place) => (from + place) % SEATS);
