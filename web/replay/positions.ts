import { itemAt, type Referee, type Seat, type Options } from '@pepite/kernel';

/** What can be seen at one moment of a match: the table, and the hands by seat. */
export interface Position {
  readonly table: unknown;
  readonly hands: readonly unknown[];
}

/**
 * What could be seen after each move of a match. A referee changes its world in place, so every
 * position is kept as text: to read one takes as long wherever it is, and what is read is new, as
 * boards expect it. Most hands are the same as a move before, and kept once.
 */
export class Positions {
  readonly #tables: string[] = [];
  readonly #hands: (readonly string[])[] = [];

  /** Keeps what can be seen now, after the moves that were kept before and one more. */
  note(referee: Referee<unknown, unknown, unknown, Options>): void {
    const before = this.#hands.at(-1) ?? [];
    this.#tables.push(JSON.stringify(referee.table));
    this.#hands.push(
      Array.from({ length: referee.seats }, (_, seat: Seat) => {
        const text = JSON.stringify(referee.view(seat).hand);
        return text === before[seat] ? before[seat] : text;
      }),
    );
  }

  at(ply: number): Position {
    return {
      table: JSON.parse(itemAt(this.#tables, ply)) as unknown,
      hands: itemAt(this.#hands, ply).map((text) => JSON.parse(text) as unknown),
    };
  }
}
