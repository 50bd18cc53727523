import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const BOARDS = join(import.meta.dirname, '..', 'boards');
/** What belongs to no game. */
const SHARED = ['kit', 'plain'];
const GAMES = readdirSync(BOARDS, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && !SHARED.includes(entry.name))
  .map(({ name }) => name);
/** The home page shows all covers at once; packed, they are a third of that. */
const MOST_BYTES = 12_000;

describe.each(GAMES)('the pictures of %s', (game) => {
  it.each([
    ['cover', '0 0 400 300'],
    ['back', '0 0 100 140'],
    ['pattern', '0 0 96 96'],
  ])('the %s is small, and needs no words, no fonts and no other file', (name, box) => {
    const drawing = readFileSync(join(BOARDS, game, `${name}.svg`), 'utf8');
    expect(drawing.length).toBeLessThan(MOST_BYTES);
    expect(drawing).toContain(`viewBox="${box}"`);
    expect(drawing).not.toMatch(/<text|<image|<style|href="[^#]/);
  });
});
