import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { itemAt, LANGUAGES } from '@pepite/kernel';
import { GAMES } from '@pepite/games';
import { describe, expect, it, vi } from 'vitest';
import { english } from '../../words/en.ts';
import { french } from '../../words/fr.ts';
import { openRecord, summaryOf, textsIn } from '../open-file.ts';

// Chunks are the business of the bundler: here all games are at hand.
vi.mock(import('../../site/games.ts'), () => {
  const CATALOGUE = GAMES.map(({ id, seats }) => {
    const texts = { title: id, about: '' };
    const shown = { id, sign: '', place: 0, seats, best: seats.most, minutes: 1 };
    return { ...shown, weight: 'light' as const, texts: { en: texts, fr: texts } };
  });
  return {
    CATALOGUE,
    listingOf: (id) => CATALOGUE.find((listing) => listing.id === id),
    loadGame: (id) => Promise.resolve(GAMES.find((game) => game.id === id) ?? itemAt(GAMES, 0)),
  };
});

const RECORDS = join(import.meta.dirname, '../../../games/or-etc/test/records');
const recordIn = (name: string): object =>
  JSON.parse(itemAt(readFileSync(join(RECORDS, `${name}.jsonl`), 'utf8').split('\n'), 0)) as object;

const TEXTS = { en: english, fr: french };

async function problemOf(change: object) {
  const read = await openRecord(JSON.stringify({ ...recordIn('or-etc-2'), ...change }));
  if (!('problem' in read)) throw new Error('it was read');
  return read.problem;
}

describe('a record in a file', () => {
  it.each([
    ['or-etc-2', 1],
    ['or-etc-2-rules-2', 2],
  ])('a record %s is opened under the rules it was played by', async (name, rules) => {
    const read = await openRecord(JSON.stringify(recordIn(name)));
    expect(read).toMatchObject({ value: { game: { rules } } });
  });

  it.each(LANGUAGES)('the reader is told which games are known, in %s', async (language) => {
    const text = TEXTS[language].problem(await problemOf({ game: 'chess' }));
    for (const id of ['aurum', 'silver-and-gold', 'auruxxx', 'or-etc']) expect(text).toContain(id);
  });

  it.each(LANGUAGES)('the reader is told an unknown rules version, in %s', async (language) => {
    expect(TEXTS[language].problem(await problemOf({ rules: 99 }))).toContain('99');
  });
});

describe('a file of many', () => {
  const two = [recordIn('or-etc-2'), recordIn('or-etc-2-rules-2')];

  it('a list of records and a record a line are the same to a reader', () => {
    const lines = two.map((one) => JSON.stringify(one));
    expect(textsIn(JSON.stringify(two))).toEqual(lines);
    expect(textsIn(`${lines.join('\n')}\n`)).toEqual(lines);
    expect(textsIn(JSON.stringify(two[0], null, 2))).toHaveLength(1);
    expect(textsIn('nonsense\nmore')).toEqual(['nonsense\nmore']);
  });

  it('each record tells what it is of, and what is none tells nothing', () => {
    expect(summaryOf(JSON.stringify(two[0]))).toMatchObject({
      game: 'or-etc',
      names: ['random 0', 'random 1'],
    });
    expect(summaryOf('{"game": 3, "players": 4, "result": 5}')).toEqual({
      game: undefined,
      names: [],
      moves: 0,
      winners: undefined,
      date: undefined,
    });
    expect(summaryOf('nonsense')).toBeUndefined();
  });
});
