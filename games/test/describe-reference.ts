import {
  type Game,
  type Guide,
  type Language,
  LANGUAGES,
  type Reference,
  sortedGlossary,
  type Translated,
} from '@pepite/kernel';
import { describe, expect, it } from 'vitest';

/** What fits one screen of a laptop in three columns; `web/test/browser` looks at it there. */
const LONGEST = { title: 30, text: 80, term: 20 };
const MOST = { groups: 5, lines: 24, terms: 14 };

const linesOf = ({ groups }: Reference) => groups.flatMap(({ lines }) => lines);

/** All of a card but its words: what no translation may change. */
const shapeOf = ({ groups, glossary }: Reference): unknown => ({
  groups: groups.map(({ id, lines }) => ({ id, lines: lines.map(({ clause }) => clause) })),
  glossary: glossary.map(({ clause }) => clause),
});

const textsOf = (card: Reference): readonly string[] => [
  ...card.groups.map(({ title }) => title),
  ...linesOf(card).map(({ text }) => text),
  ...card.glossary.flatMap(({ term, meaning }) => [term, meaning]),
];

const longerThan = (length: number, texts: readonly string[]): readonly string[] =>
  texts.filter((text) => text.length > length || text === '');

const twice = (texts: readonly string[]): readonly string[] =>
  texts.filter((text, place) => texts.indexOf(text) !== place);

/** Everything that the rules page says, in small letters. */
const wordingOf = (guide: Guide): string => JSON.stringify(guide).toLowerCase();

/** The reference card of a game: short, whole, in the words of the rules, in every language. */
export function describeReference(
  game: Game,
  reference: Translated<Reference>,
  guide: Translated<Guide>,
): void {
  it('the game loads this reference card', async () => {
    expect(await game.loadReference?.()).toBe(reference);
  });

  describe.each(LANGUAGES)('the reference card in %s', (language) => {
    describeCard(game, reference[language], guide[language], language);
  });

  describe('the reference card in both languages', () => {
    it('the cards have the same groups, lines and terms in the same order', () => {
      expect(shapeOf(reference.fr)).toEqual(shapeOf(reference.en));
    });

    it('the cards name the same numbers in the same lines', () => {
      const numbers = (text: string): string => (text.match(/\d+/g) ?? []).toSorted().join(' ');
      expect(textsOf(reference.fr).map(numbers)).toEqual(textsOf(reference.en).map(numbers));
    });

    it('the card keeps French punctuation with the word before it', () => {
      const loose = textsOf(reference.fr).filter((text) => / [:;!?»]|« |'/.test(text));
      expect(loose).toEqual([]);
    });
  });
}

function describeCard(game: Game, card: Reference, guide: Guide, language: Language): void {
  it('the card names a clause of the rules with every line and every term', () => {
    const named = [...linesOf(card), ...card.glossary].map(({ clause }) => clause);
    expect(named.filter((clause) => !game.clauses.includes(clause))).toEqual([]);
  });

  it('the card is short enough for one screen', () => {
    const { groups, glossary } = card;
    expect(
      longerThan(
        LONGEST.title,
        groups.map(({ title }) => title),
      ),
    ).toEqual([]);
    expect(
      longerThan(
        LONGEST.text,
        linesOf(card).map(({ text }) => text),
      ),
    ).toEqual([]);
    expect(
      longerThan(
        LONGEST.text,
        glossary.map(({ meaning }) => meaning),
      ),
    ).toEqual([]);
    expect(
      longerThan(
        LONGEST.term,
        glossary.map(({ term }) => term),
      ),
    ).toEqual([]);
    expect(groups.length).toBeLessThanOrEqual(MOST.groups);
    expect(linesOf(card).length).toBeLessThanOrEqual(MOST.lines);
    expect(glossary.length).toBeLessThanOrEqual(MOST.terms);
  });

  it('the card has a group for how the game ends, and says nothing twice', () => {
    expect(card.groups.map(({ id }) => id)).toContain('end');
    expect(twice(card.groups.map(({ id }) => id))).toEqual([]);
    expect(twice(textsOf(card).map((text) => text.toLowerCase()))).toEqual([]);
  });

  it('the card calls things as the rules do', () => {
    const wording = wordingOf(guide);
    const words = card.glossary.flatMap(({ term }) => term.toLowerCase().split(/[ ,]+/));
    expect(words.filter((word) => !wording.includes(word))).toEqual([]);
  });

  it('the card ends its lines with a full stop, and meanings without one', () => {
    expect(linesOf(card).filter(({ text }) => !text.endsWith('.'))).toEqual([]);
    expect(card.glossary.filter(({ meaning }) => meaning.endsWith('.'))).toEqual([]);
  });

  it('the card lists its terms by the alphabet', () => {
    const terms = sortedGlossary(card, language).map(({ term }) => term);
    expect(terms.toSorted(new Intl.Collator(language).compare)).toEqual(terms);
    expect(terms.toSorted()).toEqual(card.glossary.map(({ term }) => term).toSorted());
  });
}
