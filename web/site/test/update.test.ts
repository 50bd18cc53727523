import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { compileRunes } from '../../test/support/runes.ts';
import type { Update } from '../update.svelte.ts';

compileRunes();

const OWN = '/assets/index-1.js';

/** A page that began with some script, and a server that has these files now. */
function pretend(own: string | undefined, answer: () => Promise<Response>): void {
  const script = own === undefined ? null : { src: `https://club.example${own}` };
  vi.stubGlobal('document', { querySelector: () => script });
  vi.stubGlobal('fetch', vi.fn(answer));
}

const listing =
  (...files: readonly string[]) =>
  (): Promise<Response> =>
    Promise.resolve(Response.json(files));

describe('a newer version of the pages', () => {
  let update: Update;

  beforeEach(async () => {
    const module = await import('../update.svelte.ts');
    update = new module.Update();
  });

  afterEach(() => {
    vi.unstubAllGlobals();
  });

  it('a newer version is there once the server has other files than this page', async () => {
    pretend(OWN, listing(OWN, '/assets/board-1.js'));
    await update.look();
    expect(update.isThere).toBe(false);
    pretend(OWN, listing('/assets/index-2.js', '/assets/board-1.js'));
    await update.look();
    expect(update.isThere).toBe(true);
  });

  it.each([
    ['that can’t be reached', OWN, () => Promise.reject(new TypeError('gone'))],
    ['that has no list', OWN, () => Promise.resolve(new Response('no', { status: 404 }))],
    ['whose page was not built', undefined, listing('/assets/index-2.js')],
  ])('nothing is said of a server %s', async (_name, own, answer) => {
    pretend(own, answer);
    await update.look();
    expect(update.isThere).toBe(false);
  });
});
