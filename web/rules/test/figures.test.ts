import type { Guide, Translated } from '@pepite/kernel';
import { describe, expect, it } from 'vitest';

const GUIDES = import.meta.glob<{ readonly guide: Translated<Guide> }>(
  '../../../games/*/guide.ts',
  { eager: true },
);
// Only their names are asked for: nothing is drawn here.
const DRAWN = Object.keys(import.meta.glob('../../boards/*/figures/*.svelte'));

describe.each(Object.entries(GUIDES))('the figures of %s', (path, { guide }) => {
  const game = path.split('/').at(-2);
  const folder = `../../boards/${game}/figures/`;

  it('are all drawn, and none is drawn for nothing', () => {
    const asked = guide.en.flatMap(({ paragraphs }) =>
      paragraphs.flatMap(({ figure }) => (figure === undefined ? [] : [figure])),
    );
    const drawn = DRAWN.filter((path) => path.startsWith(folder));
    expect(drawn.toSorted()).toEqual(asked.map((name) => `${folder}${name}.svelte`).toSorted());
  });
});

describe('the guides', () => {
  it('are found', () => {
    expect(Object.keys(GUIDES)).toContain('../../../games/aurum/guide.ts');
  });
});
