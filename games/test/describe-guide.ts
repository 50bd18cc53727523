import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  type Game,
  type Guide,
  type GuideParagraph,
  type GuideSection,
  LANGUAGES,
  type Translated,
} from '@pepite/kernel';
import { describe, expect, it } from 'vitest';

const paragraphsOf = (guide: Guide): readonly GuideParagraph[] =>
  guide.flatMap(({ paragraphs }) => paragraphs);

/** All of a guide but its words: what no translation may change. */
const shapeOf = (guide: Guide): readonly unknown[] =>
  guide.map(({ id, paragraphs }: GuideSection) => ({
    id,
    paragraphs: paragraphs.map(({ clause, title, points, ruling, figure }) => ({
      clause,
      titled: title !== undefined,
      points: points?.length,
      ruled: ruling !== undefined,
      figure,
    })),
  }));

const textsOf = (guide: Guide): readonly string[] =>
  guide.flatMap(({ title, paragraphs }) => [
    title,
    ...paragraphs.flatMap((paragraph) => [
      paragraph.title ?? '',
      paragraph.text,
      ...(paragraph.points ?? []),
      paragraph.ruling ?? '',
    ]),
  ]);

/** The rules page of a game: whole, ours where it is ours, and the same in every language. */
export function describeGuide(game: Game, guide: Translated<Guide>): void {
  describe.each(LANGUAGES)('the guide in %s', (language) => {
    const told = paragraphsOf(guide[language]);

    it('the guide has every clause of the rules in exactly one place, and no other', () => {
      const clauses = told.flatMap(({ clause }) => (clause === undefined ? [] : [clause]));
      expect(clauses.toSorted()).toEqual(game.clauses.toSorted());
    });

    it('the guide marks every ruling of the rules file as ours, and no other rule', () => {
      const rules = readFileSync(join(import.meta.dirname, '..', game.id, 'rules.md'), 'utf8');
      const ruled = [...rules.matchAll(/^- ([A-Z]\d+)[.].*[*]Ruling[*]/gm)].map(
        ([, clause]) => clause,
      );
      const ours = told
        .filter(({ ruling }) => ruling !== undefined)
        .map(({ clause = '' }) => clause);
      expect(ours.toSorted()).toEqual(ruled.toSorted());
    });

    it('the guide gives every clause a heading', () => {
      const bare = told.filter(({ clause, title }) => clause !== undefined && title === undefined);
      expect(bare).toEqual([]);
    });

    it('the guide has every section, and every figure, once', () => {
      const ids = guide[language].map(({ id }) => id);
      const figures = told.flatMap(({ figure }) => (figure === undefined ? [] : [figure]));
      expect(new Set(ids).size).toBe(ids.length);
      expect(new Set(figures).size).toBe(figures.length);
    });

    it('the guide begins with the idea in five lines', () => {
      const [idea] = guide[language];
      expect(idea.id).toBe('idea');
      expect(idea.paragraphs.flatMap(({ points }) => points ?? [])).toHaveLength(5);
    });
  });

  describe('the guide in both languages', () => {
    it('the guides have the same sections, clauses, rulings, lists and figures in order', () => {
      expect(shapeOf(guide.fr)).toEqual(shapeOf(guide.en));
    });

    it('the guides name the same numbers in the same paragraphs', () => {
      // Only digits can be compared, and a language may prefer to count in another order.
      const numbers = (text: string): string => (text.match(/\d+/g) ?? []).toSorted().join(' ');
      expect(textsOf(guide.fr).map(numbers)).toEqual(textsOf(guide.en).map(numbers));
    });

    it('the guide keeps French punctuation with the word before it', () => {
      const loose = textsOf(guide.fr).filter((text) => / [:;!?»]|« |'/.test(text));
      expect(loose).toEqual([]);
    });
  });
}
