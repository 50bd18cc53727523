import type { Guide } from '@pepite/kernel';
import { describe, expect, it } from 'vitest';
import { countOf, found, partsOf, wordsOf } from '../search.ts';

const guide: Guide = [
  {
    id: 'idea',
    title: 'L’idée',
    paragraphs: [{ text: 'Cinq lignes.', points: ['L’or bat tout métal.', 'Posez une carte.'] }],
  },
  {
    id: 'plis',
    title: 'Les plis',
    paragraphs: [
      { clause: 'A12', title: 'Fournir', text: 'Alors, chaque métal n’apparaît qu’une fois.' },
      { clause: 'A13', title: 'Gagner', text: 'Le cœur du jeu.', ruling: 'Égalité : le dernier.' },
    ],
  },
];

const clauses = (query: string): readonly (string | undefined)[] =>
  found(guide, wordsOf(query)).flatMap(({ paragraphs }) => paragraphs.map(({ clause }) => clause));

const marked = (text: string, query: string): string =>
  partsOf(text, wordsOf(query))
    .map((part) => (part.isHit ? `[${part.text}]` : part.text))
    .join('');

describe('a search in the rules', () => {
  it.each([
    ['METAL', [undefined, 'A12']],
    ['métaL', [undefined, 'A12']],
    ['a12', ['A12']],
    ['fournir', ['A12']],
    ['egalite', ['A13']],
    ['coeur', ['A13']],
    ['carte', [undefined]],
  ])('the search finds %s in a rule, whatever its case and accents', (query, expected) => {
    expect(clauses(query)).toEqual(expected);
  });

  it('the search finds the beginnings of words, not what is in the middle of them', () => {
    expect(clauses('or')).toEqual([undefined]);
    expect(clauses('app')).toEqual(['A12']);
  });

  it('the search finds rules that have all of the words', () => {
    expect(clauses('fois métal')).toEqual(['A12']);
    expect(clauses('métal dernier')).toEqual([]);
  });

  it('the search leaves out sections without a result, and counts what is left', () => {
    const sections = found(guide, wordsOf('jeu'));
    expect(sections.map(({ id }) => id)).toEqual(['plis']);
    expect(countOf(sections)).toBe(1);
    expect(countOf(guide)).toBe(3);
  });

  it('the search has no words if nothing is typed', () => {
    expect(wordsOf('  … ')).toEqual([]);
  });

  it('the search marks what was found, as it is written', () => {
    expect(marked('Le Métal, et les métaux', 'metal')).toBe('Le [Métal], et les métaux');
    expect(marked('L’œuvre, l’or', 'oe or')).toBe('L’[œ]uvre, l’[or]');
    expect(marked('Rien ici', 'or')).toBe('Rien ici');
  });
});
