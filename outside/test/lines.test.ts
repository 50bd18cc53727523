import { GAMES } from '@pepite/games';
import { itemAt } from '@pepite/kernel';
import { describe, expect, it } from 'vitest';
import { LONGEST_LINE, readProgramLine, refusedBy } from '../index.ts';

const MOVE = { type: 'move', match: 'm1', id: 7, move: 'play C7' };

describe('reading a line of a program', () => {
  it('what a program may say is read', () => {
    for (const line of [MOVE, { type: 'hello', protocol: 1 }]) {
      expect(readProgramLine(JSON.stringify(line))).toEqual({ line });
    }
  });

  it.each([
    ['', 'not-json', null],
    ['{"type":"move"', 'not-json', null],
    ['[1]', 'not-a-message', null],
    ['null', 'not-a-message', null],
    ['{"type":"fly","id":3}', 'unknown-type', 3],
    ['{"type":"toString"}', 'unknown-type', null],
    [JSON.stringify({ ...MOVE, move: 7 }), 'bad-field', 7],
    [JSON.stringify({ ...MOVE, id: -1 }), 'bad-field', null],
    [JSON.stringify({ ...MOVE, seat: 2 }), 'bad-field', 7],
    ['{"type":"hello","protocol":2}', 'bad-field', null],
    [`"${'a'.repeat(LONGEST_LINE)}"`, 'too-long', null],
  ])('what is wrong with a bad line is named (%#)', (text, kind, id) => {
    expect(readProgramLine(text)).toMatchObject({ problem: { kind }, id });
  });
});

describe('a refusal', () => {
  it('a fault is told with its clause and the words of the game', () => {
    for (const game of GAMES) {
      for (const [fault, clause] of Object.entries(game.faults)) {
        const refused = refusedBy({ kind: 'fault', fault, clause }, 3, game);
        expect(refused).toMatchObject({ type: 'refused', id: 3, clause, problem: { fault } });
        expect(refused.message).toBe(`${clause}: ${game.words.en.refusals[fault]}.`);
      }
    }
  });

  it('a text that is no move is quoted, cut short', () => {
    const game = itemAt(GAMES, 0);
    const clause = itemAt(game.clauses, 0);
    const text = `fly"${'a'.repeat(400)}`;
    const { message } = refusedBy({ kind: 'notation', text, clause }, 3, game);
    expect(message).toMatch(/^There is no such move: "fly\\"a+"\. A1: /);
    expect(message.length).toBeLessThan(300);
  });

  it('what is not about moves is told, too', () => {
    expect(refusedBy({ kind: 'stale' }, null).message).toMatch(/no longer there/);
    expect(refusedBy({ kind: 'seat-taken' }, null).message).toBe('Somebody sits there already.');
    // What has no sentence of its own is told by its name.
    expect(refusedBy({ kind: 'crowded' }, null).message).toBe('Refused: crowded.');
  });
});
