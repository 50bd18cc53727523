import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '../../..');

/** What players read of a game, in one language: its files, and those of its board. */
const textsOf = (game: string, language: 'en' | 'fr'): readonly (readonly [string, string])[] =>
  globSync([`games/${game}/*.${language}.ts`, `web/boards/${game}/**/*.${language}.ts`], {
    cwd: ROOT,
  }).map((file) => [file, readFileSync(join(ROOT, file), 'utf8')] as const);

/** What a card is called that may be played, or is complete, meant something else in each game. */
const DOUBTFUL = { en: /\b(?:full|lit) cards?\b/i, fr: /\bcartes? (?:pleines?|allumées?)\b/i };

/** What the French rulebooks have another word for. */
const FOREIGN: Readonly<Record<string, RegExp>> = {
  aurum: /\bcartes? en lumière\b/i,
  'silver-and-gold': /\b(?:marchés?|fiches?|manches?)\b/i,
  auruxxx: /\b(?:jumeaux|triplés)\b/i,
  'or-etc': /\b(?:cinq égaux|rangée (?:du fond|la plus profonde))\b/i,
};

/** Cards of Auruxxx are played, as in every card game: English lays tables and eggs. */
const LAID = /\b(?:lays?|laid|laying)\b(?!:)/i;

/** In French they are laid: what is played there is a match, or one's turn. */
const PLAYED = /(?<!\p{L})jou(?:er|ez|ables?|ée?s?)(?!\p{L})(?! (?:une partie|votre tour))/iu;
/** A thousand turns, which end a round. */
const TURNS = /tours ont été joués/g;

const GAMES = Object.keys(FOREIGN);

describe('one word for one thing', () => {
  it.each(
    GAMES.flatMap((game) => (['en', 'fr'] as const).map((language) => [game, language] as const)),
  )(
    'no card of %s is called by a word that means another one elsewhere, in %s',
    (game, language) => {
      const texts = textsOf(game, language);
      expect(texts.length).toBeGreaterThan(3);
      for (const [file, text] of texts) {
        expect({ file, found: DOUBTFUL[language].exec(text)?.[0] }).toEqual({ file });
      }
    },
  );

  it.each(GAMES)('the French of %s has the words of its rulebook', (game) => {
    for (const [file, text] of textsOf(game, 'fr')) {
      expect({ file, found: FOREIGN[game]?.exec(text)?.[0] }).toEqual({ file });
    }
  });

  it('cards of Auruxxx are played in English, wherever it is said', () => {
    for (const [file, text] of textsOf('auruxxx', 'en')) {
      expect({ file, found: LAID.exec(text)?.[0] }).toEqual({ file });
    }
  });

  it('cards of Auruxxx are laid in French, wherever it is said', () => {
    for (const [file, text] of textsOf('auruxxx', 'fr')) {
      const found = PLAYED.exec(text.replace(TURNS, ''))?.[0];
      expect({ file, found }).toEqual({ file });
    }
  });
});
