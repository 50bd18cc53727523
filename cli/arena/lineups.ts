/** Who sits where: for every seat a place in the list of bots. */
export type Lineup = readonly number[];

/** Two bots of the list that meet, and all ways they sit at the same deal. */
export interface Pairing {
  readonly one: number;
  readonly other: number;
  readonly lineups: readonly Lineup[];
}

/** How two bots share the seats: every other one each, or one bot alone against the rest. */
export const SEATINGS = ['alternate', 'alone'] as const;
export type Seating = (typeof SEATINGS)[number];

/** Opposite seats are partners where there are teams; an odd table can only be one against all. */
export const defaultSeating = (seats: number): Seating => (seats % 2 === 0 ? 'alternate' : 'alone');

/** Every two bots of a list of so many, the first of them alone where one is. */
export function pairings(bots: number, seats: number, seating: Seating): readonly Pairing[] {
  const places = Array.from({ length: bots }, (_, place) => place);
  return places.flatMap((one) =>
    places
      .slice(one + 1)
      .map((other) => ({ one, other, lineups: lineupsOf(one, other, seats, seating) })),
  );
}

function lineupsOf(one: number, other: number, seats: number, seating: Seating): Lineup[] {
  const turns = seating === 'alternate' ? 2 : seats;
  const isOne = (seat: number, turn: number): boolean =>
    seating === 'alternate' ? seat % 2 === turn : seat === turn;
  return Array.from({ length: turns }, (_, turn) =>
    Array.from({ length: seats }, (_, seat) => (isOne(seat, turn) ? one : other)),
  );
}
