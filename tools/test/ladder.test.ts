import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { GAMES } from '../../games/index.ts';
import { expect, it } from 'vitest';
import { LADDER } from '../../bots/ladder.ts';

const FIGURES = readFileSync(join(import.meta.dirname, '../../docs/figures.md'), 'utf8');

/** The cells of each row of the table that begins with this one. */
function tableAfter(header: string): readonly (readonly string[])[] {
  const lines = FIGURES.slice(FIGURES.indexOf(header)).split('\n\n')[0]?.split('\n') ?? [];
  return lines.slice(2).map((line) =>
    line
      .split('|')
      .map((cell) => cell.trim())
      .slice(1, -1),
  );
}

it('the ladder in the documents is the one that programs are told', () => {
  const levels = ['expert', 'strong', 'regular', 'casual', 'newcomer'] as const;
  const rows = tableAfter(`| game | ${levels.join(' | ')} |`);
  const told = LADDER.map(({ game, seats, points }) => {
    const title = GAMES.find(({ id }) => id === game)?.words.en.title ?? '';
    const figures = levels.map((level) => points[level].toLocaleString('en'));
    return [`${title}, ${seats} players`, ...figures];
  });
  expect(rows).toEqual(told);
});
