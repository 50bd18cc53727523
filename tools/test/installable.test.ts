import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeInstallable } from '../build/installable.mjs';

const LANGUAGES = ['en', 'fr'];
const ROOT = join(import.meta.dirname, '..', '..');
const folder = mkdtempSync(join(tmpdir(), 'pepite-test-'));
/** Where a PNG says how large it is. */
const [WIDTH_AT, HEIGHT_AT] = [16, 20];

interface Manifest {
  readonly lang: string;
  readonly description: string;
  readonly icons: readonly { readonly src: string; readonly sizes: string }[];
  readonly shortcuts: readonly { readonly name: string; readonly url: string }[];
}

const read = (language: string): Manifest =>
  JSON.parse(readFileSync(join(folder, `manifest.${language}.webmanifest`), 'utf8')) as Manifest;

beforeAll(() => makeInstallable({ root: ROOT, folder }));
afterAll(() => rmSync(folder, { recursive: true }));

it('there is a manifest in every language, with the games as they are called there', () => {
  const manifests = LANGUAGES.map(read);
  expect(manifests.map(({ lang }) => lang)).toEqual(LANGUAGES);
  expect(new Set(manifests.map(({ description }) => description)).size).toBe(LANGUAGES.length);
  for (const { shortcuts } of manifests) {
    expect(shortcuts).toContainEqual({ name: 'Aurum', url: '/new/aurum' });
    expect(shortcuts).toHaveLength(4);
  }
});

it('every icon is there, in the size that the manifest says', () => {
  for (const { icons } of LANGUAGES.map(read)) {
    for (const { src, sizes } of icons) {
      const icon = readFileSync(join(folder, src));
      const size = `${icon.readUInt32BE(WIDTH_AT)}x${icon.readUInt32BE(HEIGHT_AT)}`;
      expect(size).toBe(sizes);
    }
  }
});

it('the page names files that are made', () => {
  const page = readFileSync(join(ROOT, 'web', 'index.html'), 'utf8');
  const named = [...page.matchAll(/href="(\/(?:icons\/|manifest)[^"]+)"/g)].map(([, path]) => path);
  expect(named).toHaveLength(2);
  for (const path of named) expect(existsSync(join(folder, path ?? ''))).toBe(true);
});
