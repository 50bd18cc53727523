import type { Seat } from '@pepite/kernel';
import type { MatchState } from '@pepite/protocol';
import type { Request } from '../../site/reconnecting-socket.ts';

/** What contributions are sent through. */
interface Line {
  /** How many connections there have been: what was sent through an earlier one may be lost. */
  readonly session: number;
  send(request: Request): number | undefined;
}

/** What a page needs to know of a match to add to its chance. */
type Told = Pick<MatchState, 'chance' | 'you' | 'companions'>;

/** So many words of 32 bits make a number that nobody can guess: eight hexadecimal digits each. */
const WORDS = 4;
const DIGITS = 8;

export const randomContribution = (): string =>
  [...crypto.getRandomValues(new Uint32Array(WORDS))]
    .map((word) => word.toString(16).padStart(DIGITS, '0'))
    .join('');

/**
 * Adds to the chance of a match, for the seat of this page's player and for those who play on the
 * same device, as soon as the server has told what it has committed to. Nobody is asked: it is what
 * makes sure that not even the server could have chosen the cards.
 */
export class Contributor {
  readonly #line: Line;
  readonly #newContribution: () => string;
  /** For which seats something is on its way, and through which connection. */
  readonly #sent = new Map<Seat, number>();
  readonly #messages = new Set<number>();

  constructor(line: Line, newContribution: () => string) {
    this.#line = line;
    this.#newContribution = newContribution;
  }

  /** A match has been told: what is missing is added, unless a card was drawn already. */
  told({ chance, you, companions = [] }: Told): void {
    if (chance?.given === undefined || you === null) return;
    const { session } = this.#line;
    for (const seat of chance.given) this.#sent.delete(seat);
    const missing = [you, ...companions.map(({ seat }) => seat)].filter(
      (seat) => chance.given?.includes(seat) === false && this.#sent.get(seat) !== session,
    );
    if (missing.length === 0) return;
    const seats = [...new Set(missing)];
    const contributions = seats.map((seat) => ({ seat, value: this.#newContribution() }));
    const id = this.#line.send({ type: 'contribute', contributions });
    if (id === undefined) return;
    this.#messages.add(id);
    for (const seat of seats) this.#sent.set(seat, session);
  }

  /** Whether it was a contribution that was refused: it came too late, and nobody has asked. */
  isRefused(id: number | null): boolean {
    return id !== null && this.#messages.delete(id);
  }
}
