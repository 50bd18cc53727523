import { readFile, writeFile } from 'node:fs/promises';
import { ACCIDENT_ROLLS, CARDS, TOOL_VALUES } from '@pepite/games/or-etc/data/cards';
import { itemAt, LANGUAGES } from '@pepite/kernel';
import { describe, expect, it } from 'vitest';
import { useFolder } from './folder.ts';
import { expectRefusal, pepite } from './pepite.ts';

const path = useFolder();
const cheap = CARDS.map((card) => ({ ...card, value: 1 }));

async function written(name: string, text: string): Promise<string> {
  await writeFile(path(name), text);
  return path(name);
}

describe('options that are data', () => {
  it('a card table is played with, and kept in the records', async () => {
    const cards = await written('cards.json', JSON.stringify(cheap));
    const records = path('records.jsonl');
    const flags = ['--seats', '2', '--games', '2', '--workers', '1', '--records', records];
    const argv = ['simulate', 'or-etc', '--cards', cards, '--options', '{"accidents": 0}'];
    expect((await pepite([...argv, ...flags])).code).toBe(0);
    const line = itemAt((await readFile(records, 'utf8')).split('\n'), 0);
    const { options } = JSON.parse(line) as { readonly options: object };
    expect(options).toEqual({ sheets: 2, accidents: 0, cards: cheap });
    expect((await pepite(['replay', records])).code).toBe(0);
  });

  it('options in a file are played with, and all of them are kept in the records', async () => {
    const own = {
      tools: { pick: 7, wagon: 0 },
      accidentRolls: { firedamp: '12346' },
      cards: cheap,
    };
    const file = await written('variant.json', JSON.stringify(own));
    const records = path('records.jsonl');
    const flags = ['--seats', '2', '--games', '2', '--workers', '1', '--records', records];
    expect((await pepite(['simulate', 'or-etc', '--options', file, ...flags])).code).toBe(0);
    const line = itemAt((await readFile(records, 'utf8')).split('\n'), 0);
    expect(JSON.parse(line)).toMatchObject({
      options: {
        tools: { ...TOOL_VALUES, pick: 7, wagon: 0 },
        accidentRolls: { ...ACCIDENT_ROLLS, firedamp: '12346' },
        cards: cheap,
      },
    });
    expect((await pepite(['replay', records])).code).toBe(0);
  });

  it('a match in the terminal starts with an edited card table', async () => {
    const cards = await written('cards.json', JSON.stringify(cheap));
    const argv = ['play', 'or-etc', '--seats', '2', '--seed', '1', '--cards', cards];
    const { code, out } = await pepite(argv, { input: '' });
    expect(code).toBe(0);
    expect(out).toContain('Or etc.');
  });
});

describe.each(LANGUAGES)('card tables that are refused, in %s', (lang) => {
  const refused = async (...argv: readonly string[]): Promise<string> => {
    const result = await pepite(['simulate', ...argv, '--lang', lang]);
    expectRefusal(result);
    return result.error;
  };

  it.each([
    ['no JSON', '[', 'JSON'],
    ['no list', '{}', '"pattern"'],
    ['a value too high', JSON.stringify([{ ...CARDS[0], value: 10 }]), '“value”|«.value.»'],
    ['a card twice', JSON.stringify([CARDS[0], CARDS[0]]), 'XXYYY:3'],
  ])('a card table is refused for what is wrong: %s', async (_, text, named) => {
    const cards = await written('cards.json', text);
    expect(await refused('or-etc', '--cards', cards)).toMatch(new RegExp(named));
  });

  it('a card table in a missing file is refused', async () => {
    expect(await refused('or-etc', '--cards', path('none.json'))).toContain('none.json');
  });

  it.each([
    ['{"tools": {"pick": 8}}', '“pick”|«.pick.»'],
    ['{"accidentRolls": {"caveIn": "54321"}}', '"12345"'],
    ['none.json', 'none.json'],
  ])('wrong options %s are refused for what is wrong', async (options, named) => {
    expect(await refused('or-etc', '--options', options)).toMatch(new RegExp(named));
  });

  it('a card table that is given twice is refused', async () => {
    const cards = await written('cards.json', JSON.stringify(cheap));
    const argv = ['or-etc', '--cards', cards, '--options', JSON.stringify({ cards: cheap })];
    expect(await refused(...argv)).toMatch(/“cards”|«.cards.»/);
  });

  it('a card table beside wrong options is refused', async () => {
    const cards = await written('cards.json', JSON.stringify(cheap));
    expect(await refused('or-etc', '--cards', cards, '--options', '[]')).toContain('{}');
  });

  it('a card table for a game without one is refused', async () => {
    const cards = await written('cards.json', JSON.stringify(cheap));
    expect(await refused('aurum', '--cards', cards)).toMatch(/“cards”|«.cards.»/);
  });
});
