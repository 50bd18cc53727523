import { parseEntry, type Referee, type Refusal } from '@pepite/kernel';
import { expect } from 'vitest';

/** What the referee says to one line of a record. */
export function attempt<T, H, B, O>(
  referee: Referee<T, H, B, O>,
  line: string,
): Refusal | undefined {
  const { game, seats } = referee;
  const entry = parseEntry(game, seats, line);
  if (entry === undefined) throw new Error(`not a move: ${line}`);
  return referee.tell(entry);
}

/** Makes moves that must be legal. */
export function playLines<T, H, B, O>(
  referee: Referee<T, H, B, O>,
  ...lines: readonly string[]
): void {
  for (const line of lines) {
    const refusal = attempt(referee, line);
    if (refusal !== undefined) throw new Error(`${line}: ${JSON.stringify(refusal)}`);
  }
}

/** Expects a move to be refused for a fault against a clause, and nothing to change. */
export function expectRefused<T, H, B, O>(
  referee: Referee<T, H, B, O>,
  line: string,
  fault: string,
  clause: string,
): void {
  const looks = (): string =>
    JSON.stringify(Array.from({ length: referee.seats }, (_, seat) => referee.view(seat)));
  const before = looks();
  expect(attempt(referee, line)).toEqual({ kind: 'fault', fault, clause });
  expect(looks()).toBe(before);
}

/** The legal moves of a seat, as texts; none where it is not asked. */
export const legal = <T, H, B, O>(referee: Referee<T, H, B, O>, seat: number): readonly string[] =>
  referee
    .legal(seat)
    .map((move) => referee.game.print(move))
    .sort();
