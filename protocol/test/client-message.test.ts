import { describe, expect, it } from 'vitest';
import { LONGEST_MESSAGE, parseClientMessage } from '../index.ts';

const parse = (value: unknown) => parseClientMessage(JSON.stringify(value));

describe('messages of a client', () => {
  it.each([
    { type: 'lobby' },
    { type: 'watch', match: 'bcd234' },
    { type: 'sit', seat: 3 },
    { type: 'seat-bot', seat: 0, bot: 'random' },
    { type: 'move', ply: 0, own: 0, move: 'play S7' },
    { type: 'move', id: 7, ply: 12, own: 1, move: '' },
    { type: 'take-back', ply: 4 },
    { type: 'ping' },
  ])('a message is accepted: %j', (message) => {
    expect(parse(message)).toEqual({ message });
  });

  it.each([
    [{ type: 'sit' }, 'seat'],
    [{ type: 'sit', seat: 6 }, 'seat'],
    [{ type: 'sit', seat: 1.5 }, 'seat'],
    [{ type: 'sit', seat: '1' }, 'seat'],
    [{ type: 'ping', extra: 1 }, 'extra'],
    [{ type: 'move', ply: 1, own: 0 }, 'move'],
    [{ type: 'move', ply: -1, own: 0, move: 'keep' }, 'ply'],
    [{ type: 'move', ply: 1, own: 0, move: 'x'.repeat(401) }, 'move'],
    [{ type: 'watch', match: '../x' }, 'match'],
    [{ type: 'seat-bot', seat: 0, bot: 'cheater' }, 'bot'],
    [{ type: 'ping', id: 'one' }, 'id'],
  ])('a message is refused by the name of the field: %j', (message, field) => {
    expect(parse(message)).toMatchObject({ problem: { kind: 'bad-field', field } });
  });

  it('a message is refused by what it is not', () => {
    expect(parseClientMessage('{')).toMatchObject({ problem: { kind: 'not-json' } });
    expect(parse([])).toMatchObject({ problem: { kind: 'not-a-message' } });
    expect(parse(null)).toMatchObject({ problem: { kind: 'not-a-message' } });
    expect(parse('ping')).toMatchObject({ problem: { kind: 'not-a-message' } });
    expect(parse({})).toMatchObject({ problem: { kind: 'unknown-type' } });
    expect(parse({ type: 'toString' })).toMatchObject({ problem: { kind: 'unknown-type' } });
    const long = `"${'x'.repeat(LONGEST_MESSAGE)}"`;
    expect(parseClientMessage(long)).toMatchObject({ problem: { kind: 'too-long' } });
  });

  it('a message is answered under its number, if it has a proper one', () => {
    expect(parse({ type: 'nothing', id: 5 })).toMatchObject({ id: 5 });
    expect(parse({ type: 'nothing', id: -5 })).toMatchObject({ id: null });
    expect(parse({ type: 'sit', id: 9 })).toMatchObject({ id: 9 });
  });
});
