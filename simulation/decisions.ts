import type { Position } from '@pepite/protocol';

/** Which position a choice was made for. */
type ChosenAt = Pick<Position, 'ply' | 'own'>;

/** What the people of a run have decided, each choice for one position of one match. */
export class Decisions {
  readonly #made = new Set<string>();
  readonly #takenBack = new Set<string>();

  note(guest: string, at: ChosenAt, text: string): void {
    this.#made.add(keyOf(guest, at, text));
  }

  noteTakeBack(guest: string, ply: number): void {
    this.#takenBack.add(`${guest} ${ply}`);
  }

  hasTakenBack(guest: string, ply: number): boolean {
    return this.#takenBack.has(`${guest} ${ply}`);
  }

  has(guest: string, at: ChosenAt, text: string): boolean {
    return this.#made.has(keyOf(guest, at, text));
  }
}

const keyOf = (guest: string, { ply, own }: ChosenAt, text: string): string =>
  `${guest} ${ply} ${own} ${text}`;
