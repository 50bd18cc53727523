import {
  type ChanceSource,
  commitmentTo,
  type Contributions,
  ProvenChance,
  SECRET_BYTES,
} from '@pepite/chance';
import { each, type Rng, type Seat } from '@pepite/kernel';
import type { ChanceState } from '@pepite/protocol';
import type { MatchSeats } from './match-seats.ts';

/** What the chance of a match needs to know of it. */
export interface ChancedMatch {
  /** What chance follows from; nothing at a match of a version that did not prove it. */
  readonly source: () => ChanceSource | null;
  /** Whether the first card waits for what the players' pages add. */
  readonly isShared: () => boolean;
  readonly seats: MatchSeats;
  /** How many moves have been made. */
  readonly plies: () => number;
}

const BYTE = 256;

/** A secret that nobody can foresee, as hexadecimal digits. */
function drawSecret(rng: Rng): string {
  const bytes = Array.from({ length: SECRET_BYTES }, () => rng.below(BYTE));
  return bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** What a new match of so many seats draws its chance from. */
export const drawSource = (rng: Rng, seats: number): ChanceSource => ({
  secret: drawSecret(rng),
  contributions: Array.from({ length: seats }, () => null),
});

/** The same without what some seats have added: somebody else sits there now. */
export const withoutSeats = (source: ChanceSource, seats: Iterable<Seat>): ChanceSource => ({
  ...source,
  contributions: [...seats].reduce<Contributions>(
    (rest, seat) => rest.with(seat, null),
    source.contributions,
  ),
});

/**
 * Where the chance of one match comes from. The secret it follows from is told to nobody while the
 * match lasts: only its hash is, before the first card.
 */
export class MatchChance {
  readonly #match: ChancedMatch;
  readonly #otherwise: Rng;
  #source: ChanceSource | null = null;
  #proven: ProvenChance | undefined;
  #commitment = '';

  constructor(match: ChancedMatch, otherwise: Rng) {
    this.#match = match;
    this.#otherwise = otherwise;
  }

  /** What the move at a place of the record is drawn with. */
  at(ply: number): Rng {
    return this.#current()?.at(ply) ?? this.#otherwise;
  }

  /** It is begun once for all draws of a match, and anew when somebody has added something. */
  #current(): ProvenChance | undefined {
    const source = this.#match.source();
    if (source === this.#source) return this.#proven;
    this.#source = source;
    this.#proven = source === null ? undefined : new ProvenChance(source);
    this.#commitment = source === null ? '' : commitmentTo(source.secret);
    return this.#proven;
  }

  get source(): ChanceSource | null {
    return this.#match.source();
  }

  /** Whether something may still be added: nothing has been drawn yet. */
  get isOpen(): boolean {
    return this.source !== null && this.#match.plies() === 0;
  }

  /** Whether the first card waits for what somebody is about to add. */
  get isAwaiting(): boolean {
    const { contributions } = this.source ?? {};
    if (contributions === undefined || !this.isOpen || !this.#match.isShared()) return false;
    const { people, programs } = this.#match.seats;
    // Programs have nothing to add.
    return [...each(people & ~programs)].some((seat) => contributions[seat] === null);
  }

  /** What everybody is told: what was added, once nobody can add anything any more. */
  get state(): ChanceState | undefined {
    const { contributions } = this.source ?? {};
    if (contributions === undefined || this.#current() === undefined) return undefined;
    const commitment = this.#commitment;
    if (!this.isOpen) return { commitment, contributions };
    const given = contributions.flatMap((one, seat) => (one === null ? [] : [seat]));
    return { commitment, given };
  }
}
