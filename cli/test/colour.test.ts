import { PassThrough } from 'node:stream';
import { gameOf } from '@pepite/games';
import { game as aurum } from '@pepite/games/aurum/index';
import type { Game } from '@pepite/kernel';
import { describe, expect, it } from 'vitest';
import { painter } from '../colour.ts';
import type { Context } from '../command.ts';

const paint = (game: Game, line: string, environment: Context['environment'] = {}): string => {
  const out = Object.assign(new PassThrough(), { isTTY: true });
  const interrupted = new AbortController().signal;
  const context = {
    language: 'en',
    input: out,
    out,
    error: out,
    environment,
    interrupted,
  } as const;
  return painter(context, game)(line);
};

const named = (id: string): Game => gameOf(id) ?? aurum;
const GREEN = '\u001b[92m';
const GOLD = '\u001b[93m';
const END = '\u001b[39m';

describe('the colours of cards', () => {
  it('colours belong to the game: a G is gold in Aurum and green in Auruxxx', () => {
    expect(paint(named('aurum'), 'G7')).toBe(`${GOLD}G7${END}`);
    expect(paint(named('auruxxx'), 'G7 *12')).toBe(`${GREEN}G7${END} ${GOLD}*12${END}`);
  });

  it('colours leave words and unknown signs alone', () => {
    expect(paint(named('auruxxx'), 'Gus plays S7 or AG7')).toBe('Gus plays S7 or AG7');
  });

  it('colours are left out where nobody wants them', () => {
    expect(paint(named('auruxxx'), 'G7', { NO_COLOR: '1' })).toBe('G7');
    expect(paint({ ...named('auruxxx'), inks: {} }, 'G7')).toBe('G7');
  });
});
