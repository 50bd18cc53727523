import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { makePreviews } from '../build/previews.mjs';

/** What chats fetch without asking. */
const MOST_BYTES = 150_000;
/** Where a PNG says how large it is. */
const [WIDTH_AT, HEIGHT_AT] = [16, 20];

it('every link has a picture of the size that is shown, and light enough', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'pepite-test-'));
  try {
    const root = join(import.meta.dirname, '..', '..');
    const inputs = await makePreviews({ root, folder });
    expect(inputs).toContain(join(root, 'web', 'boards', 'aurum', 'cover.svg'));
    const previews = JSON.parse(readFileSync(join(folder, 'previews.json'), 'utf8')) as {
      readonly id: string;
      readonly picture: string;
    }[];
    expect(previews.map(({ id }) => id)).not.toContain('template');
    const names = new Set(['pepite', ...previews.map(({ picture }) => picture)]);
    const files = readdirSync(join(folder, 'pictures'));
    const [pictures, covers] = ['.png', '.svg'].map((ending) =>
      files.filter((file) => file.endsWith(ending)).map((file) => file.slice(0, -ending.length)),
    );
    expect(new Set(pictures)).toEqual(names);
    // The server draws links to moments of a match with the cover of its game.
    expect(new Set(['pepite', ...(covers ?? [])])).toEqual(names);
    for (const name of names) {
      const picture = readFileSync(join(folder, 'pictures', `${name}.png`));
      expect(picture.length).toBeLessThan(MOST_BYTES);
      expect(picture.readUInt32BE(WIDTH_AT)).toBe(1200);
      expect(picture.readUInt32BE(HEIGHT_AT)).toBe(630);
    }
  } finally {
    rmSync(folder, { recursive: true });
  }
});
