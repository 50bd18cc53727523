import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { itemAt, LANGUAGES, type MatchRecord } from '@pepite/kernel';
import { describe, expect, it } from 'vitest';
import { useFolder } from './folder.ts';
import { pepite } from './pepite.ts';

const path = useFolder();
const BASE = ['play', 'or-etc', '--seed', '5', '--seats', '2'];

/** More than any match asks for. */
const ALWAYS_THE_FIRST = '1\n'.repeat(2000);

describe.each(LANGUAGES)('Or etc. in a terminal, in %s', (lang) => {
  it('a match is played to its end with an edited card table, and its record replays', async () => {
    const file = path('match.jsonl');
    const cards = [{ pattern: 'X----', exits: 2, value: 1, copies: 20 }];
    const line = [
      ...BASE,
      '--lang',
      lang,
      '--options',
      JSON.stringify({ cards }),
      '--record',
      file,
    ];
    const { code, error } = await pepite(line, { input: ALWAYS_THE_FIRST });
    expect({ code, error }).toEqual({ code: 0, error: '' });
    const { options } = JSON.parse(await readFile(file, 'utf8')) as MatchRecord;
    expect(options).toEqual({ sheets: 2, accidents: 3, cards });
    expect(await pepite(['replay', file])).toMatchObject({ code: 0, error: '' });
  });
});

describe('Or etc. in a terminal', () => {
  it('an error says what is wrong with a card table', async () => {
    const cards = [{ pattern: 'ABC', exits: 1, value: 1, copies: 1 }];
    const { code, error } = await pepite([...BASE, '--options', JSON.stringify({ cards })]);
    expect(code).not.toBe(0);
    expect(error).toContain('the pattern of card 1 has the sign “A”');
  });

  it('a deck too small for the first deal is refused, with the reason', async () => {
    const cards = [{ pattern: 'XX---', exits: 1, value: 1, copies: 4 }];
    const options = JSON.stringify({ cards, sheets: 1 });
    const { code, error } = await pepite([...BASE, '--options', options]);
    expect(code).not.toBe(0);
    expect(error).toContain('4 Filon cards are too few for 2 players');
  });
});

const RECORDS = join(import.meta.dirname, '../../games/or-etc/test/records');

describe('records of Or etc.', () => {
  it.each(['or-etc-2', 'or-etc-2-rules-2'])('records of %s replay', async (name) => {
    const file = join(RECORDS, `${name}.jsonl`);
    expect(await pepite(['replay', file])).toMatchObject({ code: 0, error: '' });
    const { out } = await pepite(['replay', file, '--legal']);
    const expected = await readFile(join(RECORDS, `${name}.legal.jsonl`), 'utf8');
    const parsed = (text: string): readonly unknown[] =>
      text.split('\n').flatMap((line) => (line === '' ? [] : [JSON.parse(line) as unknown]));
    expect(parsed(out)).toEqual(parsed(expected));
  });

  it.each([
    ['en', 'version 99 of the or-etc rules is unknown'],
    ['fr', 'la version 99 des règles d’or-etc est inconnue'],
  ])('records by unknown rules are refused by name, in %s', async (lang, text) => {
    const line = itemAt((await readFile(join(RECORDS, 'or-etc-2.jsonl'), 'utf8')).split('\n'), 0);
    const record = JSON.stringify({ ...(JSON.parse(line) as object), rules: 99 });
    const { code, error } = await pepite(['replay', '-', '--lang', lang], { input: record });
    expect(code).not.toBe(0);
    expect(error).toContain(text);
  });

  it('new records are under the newest rules', async () => {
    const file = path('newest.jsonl');
    await pepite([...BASE, '--record', file], { input: ALWAYS_THE_FIRST });
    expect((JSON.parse(await readFile(file, 'utf8')) as MatchRecord).rules).toBe(2);
  });
});
