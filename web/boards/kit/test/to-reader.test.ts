import { itemAt, readBy } from '@pepite/kernel';
import { expect, it } from 'vitest';
import { english as aurumEnglish } from '../../aurum/words.en.ts';
import { french as aurumFrench } from '../../aurum/words.fr.ts';
import { english as auruxxxEnglish } from '../../auruxxx/words.en.ts';
import { french as auruxxxFrench } from '../../auruxxx/words.fr.ts';
import { english as orEtcEnglish } from '../../or-etc/words/words.en.ts';
import { french as orEtcFrench } from '../../or-etc/words/words.fr.ts';
import { toReader } from '../to-reader.ts';

const NAMES = ['Ana', 'Éloi'];

/** A sentence about each of two players, as the first of them reads it. */
const read = (sentence: (name: string) => string, language: 'en' | 'fr'): readonly string[] =>
  [0, 1].map((seat) => toReader(sentence(itemAt(readBy(NAMES, 0), seat)), language));

it('a report says “you” to its reader, and names the others', () => {
  expect(read(aurumEnglish.report.shown, 'en')).toEqual(['Your hand, shown', 'Éloi’s hand, shown']);
  expect(read(aurumFrench.report.shown, 'fr')).toEqual([
    'La main que vous montrez',
    'La main qu’Éloi montre',
  ]);
  expect(read((name) => auruxxxEnglish.report.won(name, 1), 'en')).toEqual([
    'You finish with 1 golden twelve.',
    'Éloi finishes with 1 golden twelve.',
  ]);
  expect(read((name) => auruxxxFrench.report.won(name, 2), 'fr')).toEqual([
    'Vous finissez avec 2 douze d’or.',
    'Éloi finit avec 2 douze d’or.',
  ]);
  expect(read((name) => orEtcEnglish.report.byPile(name, 4), 'en')).toEqual([
    'You drew the last card of the pile in turn 4.',
    'Éloi drew the last card of the pile in turn 4.',
  ]);
  expect(read((name) => orEtcFrench.report.byPile(name, 4), 'fr')).toEqual([
    'Vous avez pioché la dernière carte au tour 4.',
    'Éloi a pioché la dernière carte au tour 4.',
  ]);
});

it.each(['stuck', 'declined', 'empty'] as const)(
  'how a round of Aurum ended (%s) is told to whoever ended it in the second person',
  (ending) => {
    const [own = '', other = ''] = read(aurumFrench.report.endings[ending], 'fr');
    expect(own).toMatch(/\bvous\b/i);
    expect(own).not.toContain('Ana');
    expect(other).toContain('Éloi');
    expect(read(aurumEnglish.report.endings[ending], 'en')[0]).toMatch(/^You had /);
  },
);
