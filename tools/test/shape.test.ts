import { describe, expect, it } from 'vitest';
import { gameShape } from '../tidy/shape.ts';
import { report } from './sample.ts';

const names = [
  'listing',
  'pieces',
  'world',
  'moves',
  'notation',
  'judge',
  'apply',
  'score',
  'imagine',
  'show',
  'phrases',
  'words',
  'words.en',
  'words.fr',
  'guide',
  'guide.en',
  'guide.fr',
  'reference',
  'reference.en',
  'reference.fr',
  'facts',
  'coach',
  'coach.en',
  'coach.fr',
  'reasons',
  'reasons.en',
  'reasons.fr',
  'lesson',
  'lesson.en',
  'lesson.fr',
];

function game(id: string, ...besides: readonly string[]): Record<string, string> {
  const files = [...names.map((name) => `${name}.ts`), 'index.ts', 'rules.md', ...besides];
  return Object.fromEntries(files.map((file) => [`games/${id}/${file}`, '']));
}

describe('the shape of a game', () => {
  it('games with the same files are accepted, whatever folders they have', () => {
    const files = { ...game('aurum', 'test/bid.test.ts', 'data/cards.json'), ...game('or-etc') };
    expect(report(gameShape, { ...files, 'games/index.ts': '', 'games/test/a.ts': '' })).toEqual(
      [],
    );
  });

  it.each([...names.map((name) => `${name}.ts`), 'index.ts', 'rules.md'])(
    'a game without %s is found',
    (file) => {
      const path = `games/aurum/${file}`;
      const files = Object.entries(game('aurum')).filter(([known]) => known !== path);
      expect(report(gameShape, Object.fromEntries(files))).toEqual([`${path}:1`]);
    },
  );

  it('a game without a file that another game has is found', () => {
    const files = { ...game('aurum', 'tricks.ts'), ...game('or-etc') };
    expect(report(gameShape, files)).toEqual(['games/or-etc/tricks.ts:1']);
  });
});
