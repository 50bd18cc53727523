import { readFile } from 'node:fs/promises';
import { LANGUAGES, type MatchRecord } from '@pepite/kernel';
import { describe, expect, it } from 'vitest';
import { useFolder } from './folder.ts';
import { pepite } from './pepite.ts';

const path = useFolder();
const BASE = ['play', 'silver-and-gold', '--seed', '5'];

/** More than any match asks for. */
const ALWAYS_THE_FIRST = '1\n'.repeat(200);

const readRecord = async (file: string): Promise<MatchRecord> =>
  JSON.parse(await readFile(file, 'utf8')) as MatchRecord;

describe.each(LANGUAGES)('Silver & Gold in a terminal, in %s', (lang) => {
  it.each([1, 3])('a match with %d seats is played to its end and replays', async (seats) => {
    const file = path('match.jsonl');
    const line = [...BASE, '--lang', lang, '--seats', `${seats}`, '--record', file];
    const { code, error } = await pepite(line, { input: ALWAYS_THE_FIRST });
    expect({ code, error }).toEqual({ code: 0, error: '' });
    const { result } = await readRecord(file);
    expect(result?.scores).toHaveLength(seats);
    expect(await pepite(['replay', file])).toMatchObject({ code: 0, error: '' });
  });
});

describe('Silver & Gold in a terminal', () => {
  it('a player sees their own four cards before the choice, and no others', async () => {
    const file = path('match.jsonl');
    const line = [...BASE, '--seats', '2', '--seat', '1', '--record', file];
    const { out } = await pepite(line, { input: ALWAYS_THE_FIRST });
    const { moves } = await readRecord(file);
    const dealt = moves.filter((text) => text.startsWith('* deal 1 '));
    const firstScreen = out.slice(out.indexOf('Your four cards'), out.indexOf('Your move'));
    const shown = [...firstScreen.matchAll(/(\d+) (?:purple|orange|green|grey) \d+/g)];
    expect(shown.map(([, card]) => `* deal 1 ${card}`).sort()).toEqual(dealt.toSorted());
  });

  it('a refused move is told with the clause it breaks', async () => {
    const input = '1\ntake pile\nmark 47\nbonus 1 a1\nq\n';
    const { out } = await pepite([...BASE, '--seats', '2'], { input });
    expect(out).toMatch(/\(S7\)/);
    expect(out).toMatch(/\(S9\)/);
  });

  it('the marks of another player are told once all are done', async () => {
    const { out } = await pepite([...BASE, '--seats', '3', '--seat', '1', '--name', 'Ada'], {
      input: '1\n1\nq\n',
    });
    expect(out).toMatch(/ {2}heuristic 0 marks .*\n(?: {2}heuristic 0 marks one more .*\n)*/);
  });

  it('colours are painted by their names', async () => {
    const { out } = await pepite(BASE, { input: 'q\n', isTerminal: true });
    const painted = ['95mpurple', '33morange', '92mgreen', '90mgrey'];
    expect(painted.some((text) => out.includes(`\u001B[${text}`))).toBe(true);
    // Nothing looks like a card of letters here.
    expect(out).not.toContain('\u001B[96m');
  });

  it.each(LANGUAGES)('matches are simulated, in %s', async (lang) => {
    const line = ['simulate', 'silver-and-gold', '--seats', '2', '--games', '4', '--lang', lang];
    const { code, out } = await pepite([...line, '--bots', 'random', '--seed', '1']);
    expect(code).toBe(0);
    expect(out).toContain('Silver & Gold');
  });
});
