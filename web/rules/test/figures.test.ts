import { globSync } from 'node:fs';
import { join } from 'node:path';
import { type Guide, itemAt, type Translated } from '@pepite/kernel';
import { describe, expect, it } from 'vitest';
import type { Room } from '../figures.ts';

const ROOT = join(import.meta.dirname, '../../..');
const GAMES = globSync('games/*/guide.ts', { cwd: ROOT }).map((path) => itemAt(path.split('/'), 1));

async function asked(game: string): Promise<readonly string[]> {
  const { guide } = (await import(join(ROOT, 'games', game, 'guide.ts'))) as {
    readonly guide: Translated<Guide>;
  };
  return guide.en.flatMap(({ paragraphs }) =>
    paragraphs.flatMap(({ figure }) => (figure === undefined ? [] : [`${figure}.svelte`])),
  );
}

describe.each(GAMES)('the figures of %s', (game) => {
  it('every figure that the guide names is drawn, and no other', async () => {
    const drawn = globSync('*.svelte', { cwd: join(ROOT, 'web/boards', game, 'figures') });
    expect(drawn.toSorted()).toEqual((await asked(game)).toSorted());
  });

  it('every figure has its height kept free before it is loaded', async () => {
    const names = (await asked(game)).map((file) => file.slice(0, -'.svelte'.length));
    if (names.length === 0) return;
    const path = join(ROOT, 'web/boards', game, 'figures/rooms.ts');
    const { rooms } = (await import(path)) as { readonly rooms: Readonly<Record<string, Room>> };
    expect(Object.keys(rooms).toSorted()).toEqual(names.toSorted());
  });
});

describe('the list of guides', () => {
  it('the guide of Aurum is found', () => {
    expect(GAMES).toContain('aurum');
  });
});
