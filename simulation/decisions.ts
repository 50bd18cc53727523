import type { Position } from '@pepite/protocol';

/** Which position a choice was made for. */
type ChosenAt = Pick<Position, 'ply' | 'own'>;

/** What the people of a run have decided, each choice for one position of one match. */
export class Decisions {
  readonly #made = new Set<string>();
  readonly #takenBack = new Set<string>();
  /** What was planned until further notice, and how often which moves for the next decision. */
  readonly #plans = new Set<string>();
  readonly #plannedMoves = new Map<string, number>();

  note(guest: string, at: ChosenAt, text: string): void {
    this.#made.add(keyOf(guest, at, text));
  }

  noteTakeBack(guest: string, ply: number): void {
    this.#takenBack.add(`${guest} ${ply}`);
  }

  hasTakenBack(guest: string, ply: number): boolean {
    return this.#takenBack.has(`${guest} ${ply}`);
  }

  notePlan(guest: string, plan: string): void {
    this.#plans.add(`${guest} ${plan}`);
  }

  hasPlanned(guest: string, plan: string): boolean {
    return this.#plans.has(`${guest} ${plan}`);
  }

  notePlannedMoves(guest: string, moves: readonly string[]): void {
    const key = `${guest} ${JSON.stringify(moves)}`;
    this.#plannedMoves.set(key, this.timesPlanned(guest, moves) + 1);
  }

  timesPlanned(guest: string, moves: readonly string[]): number {
    return this.#plannedMoves.get(`${guest} ${JSON.stringify(moves)}`) ?? 0;
  }

  has(guest: string, at: ChosenAt, text: string): boolean {
    return this.#made.has(keyOf(guest, at, text));
  }
}

const keyOf = (guest: string, { ply, own }: ChosenAt, text: string): string =>
  `${guest} ${ply} ${own} ${text}`;
