import { GAMES } from '@pepite/games';
import type { Table } from '@pepite/games/silver-and-gold/world';
import { include, itemAt, type Language, LANGUAGES } from '@pepite/kernel';
import { describe, expect, it } from 'vitest';
import type { About } from '../../kit/about.ts';
import { about, aboutOf } from '../about.ts';
import { TOOLS } from '../about-texts.ts';
import { crafted } from './crafted.ts';

const game = itemAt(
  GAMES.filter(({ id }) => id === 'silver-and-gold'),
  0,
);

function asked(key: string, language: Language = 'en', change?: (table: Table) => void): About {
  const { table } = crafted();
  table.market = [29, 30, 1, 2];
  change?.(table);
  const names = ['Ada', 'Émile'];
  const found = about(key, { language, game, table, seat: 0, names, options: {} });
  if (found === undefined) throw new Error(`nothing is said about ${key}`);
  return found;
}

// Card 28 is `P..X #### ##C#`; card 25 is green, with 2 for each completed purple card.
describe('explanations of things on the board', () => {
  it.each(LANGUAGES)('everything on the board is explained in %s, with a clause', (language) => {
    const keys = [
      aboutOf.card(28),
      aboutOf.cell(28, 4),
      aboutOf.colour(1, 2),
      aboutOf.points(1),
      aboutOf.coins(0),
      aboutOf.palms(0),
      ...'expedition deck cups cup-boxes pile first when'.split(' '),
      ...TOOLS.map((_, tool) => `tool:${tool}`),
    ];
    for (const key of keys) {
      const { title, text, clause } = asked(key, language);
      expect(title).not.toBe('');
      expect(text).toMatch(/\.$/);
      expect(game.clauses).toContain(clause);
    }
  });

  it('[S1] [S14] a card says what it scores, what is on it and how much is left', () => {
    expect(asked('card:28')).toEqual({
      title: 'Green card, 10\u00A0points',
      text:
        'Scores 10\u00A0points once all its cells are marked, nothing before. ' +
        '10\u00A0cells are still free. 1\u00A0coin, 1\u00A0palm, 1\u00A0cross.',
      clause: 'S14',
    });
    expect(asked('card:29').text).not.toContain('still free');
  });

  it('[S20] the seal of a completed card says what it adds so far', () => {
    const { title, text } = asked('card:25', 'en', (table) => {
      include(itemAt(table.players, 0).full, 25);
      include(itemAt(table.players, 0).full, 4);
    });
    expect(title).toBe('Completed: green card, 10\u00A0points');
    expect(text).toContain('its seal adds 2 so far');
  });

  it('[S9] [S10] [S11] a sign on a cell says what it does', () => {
    expect(asked('cell:28:3').clause).toBe('S9');
    expect(asked('cell:28:10').clause).toBe('S10');
    expect(asked('cell:28:0')).toMatchObject({ title: 'Palm', clause: 'S11' });
  });

  it('[S11] [S13] a palm and a cup say what they are worth now', () => {
    const bare = asked('palms:0', 'en', (table) => (table.market = [0, 0, 0, 0]));
    expect(bare.text).toBe('4\u00A0palms may still score. One marked now scores 1.');
    expect(asked('cups').text).toContain('worth 6');
    expect(asked('cups', 'en', (table) => (table.cupsTaken = 6)).text).toContain(
      'All six are gone',
    );
  });

  it('an unknown thing has no explanation', () => {
    const { table } = crafted();
    const scene = { language: 'en', game, table, seat: 0, names: ['Ada'], options: {} } as const;
    expect(about('moon:1', scene)).toBeUndefined();
    expect(about('cell:28:1', scene)).toBeUndefined();
    expect(about('tool:9', scene)).toBeUndefined();
  });
});
