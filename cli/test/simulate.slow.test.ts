import { readdir, readFile, writeFile } from 'node:fs/promises';
import { itemAt, type MatchRecord, PROGRAM } from '@pepite/kernel';
import { describe, expect, it } from 'vitest';
import { useFolder } from './folder.ts';
import { expectRefusal, pepite, type Printed } from './pepite.ts';
import { GAME } from './records.ts';

interface Found {
  readonly matches: number;
  readonly drawn: number;
  readonly perSeat: readonly { readonly won: number; readonly scores: { readonly mean: number } }[];
  readonly perBot: readonly { readonly bot: string; readonly won: number }[];
  readonly moves: { readonly mean: number; readonly most: number };
  readonly rounds: { readonly mean: number };
  readonly endings: Readonly<Record<string, number>>;
  readonly timing?: { readonly workers: number };
}

const path = useFolder();

const MATCHES = 40;
const BASE = ['simulate', 'aurum', '--games', String(MATCHES), '--seed', '7'];
const MIXED = [...BASE, '--bots', 'heuristic,random,heuristic,random'];

const parse = ({ out }: Printed): Found => JSON.parse(out) as Found;

function withoutTiming(printed: Printed): Found {
  const { timing: _, ...rest } = parse(printed);
  return rest;
}

const readRecords = async (file: string): Promise<readonly MatchRecord[]> =>
  (await readFile(file, 'utf8'))
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as MatchRecord);

describe('simulate', () => {
  it('a simulation finds the same with any number of workers, in the same records', async () => {
    const runs = await Promise.all(
      [1, 2, 3].map(async (workers) => {
        const file = path(`${workers}.jsonl`);
        const flags = ['--json', '--workers', `${workers}`, '--records', file];
        const printed = await pepite([...MIXED, ...flags]);
        expect(printed.code).toBe(0);
        expect(parse(printed).timing?.workers).toBe(workers);
        return { found: withoutTiming(printed), records: await readFile(file, 'utf8') };
      }),
    );
    expect(runs[1]).toEqual(runs[0]);
    expect(runs[2]).toEqual(runs[0]);
  });

  it('a simulation finds something else with another seed', async () => {
    const [one, other] = await Promise.all([
      pepite([...BASE, '--json', '--bots', 'random']),
      pepite(['simulate', 'aurum', '--games', '40', '--json', '--bots', 'random', '--seed', '8']),
    ]);
    expect(parse(one).moves).not.toEqual(parse(other).moves);
  });

  it('a simulation writes records that replay and that its figures follow from', async () => {
    const file = path('out.jsonl');
    const printed = await pepite([...MIXED, '--json', '--records', file]);
    expect(await pepite(['replay', file])).toMatchObject({ code: 0, error: '' });
    const records = await readRecords(file);
    const found = parse(printed);
    const winners = records.map(({ result }) => result?.winners ?? []);
    expect(found.matches).toBe(MATCHES);
    expect(records).toHaveLength(MATCHES);
    expect(new Set(records.map(({ program }) => program))).toEqual(new Set([PROGRAM]));
    expect(found.drawn).toBe(winners.filter(({ length }) => length === 4).length);
    for (const [seat, { won, scores }] of found.perSeat.entries()) {
      expect(won).toBe(winners.filter((list) => list.includes(seat)).length);
      const sum = records.reduce((total, { result }) => total + (result?.scores[seat] ?? 0), 0);
      expect(scores.mean).toBeCloseTo(sum / MATCHES);
    }
    // Seats 0 and 2 are partners, and so are 1 and 3: each bot wins when its team does.
    expect(found.perBot.map(({ bot, won }) => [bot, won])).toEqual([
      ['heuristic', itemAt(found.perSeat, 0).won],
      ['random', itemAt(found.perSeat, 1).won],
    ]);
    const lengths = records.map(({ moves }) => moves.length);
    expect(found.moves.most).toBe(Math.max(...lengths));
    const ends = records.flatMap(({ moves }) => moves.filter((text) => text.endsWith(' end')));
    const endings = Object.values(found.endings).reduce((sum, count) => sum + count, 0);
    expect(endings).toBe(ends.length);
    expect(found.rounds.mean).toBeCloseTo(ends.length / MATCHES);
  });

  it('a simulation names the players of a record by bot and seat', async () => {
    const file = path('out.jsonl');
    const bots = 'random,heuristic,random';
    await pepite([
      'simulate',
      'aurum',
      '--seats',
      '3',
      '--games',
      '2',
      '--bots',
      bots,
      '--records',
      file,
    ]);
    const { players } = itemAt(await readRecords(file), 0);
    expect(players).toEqual([
      { name: 'random 0', bot: 'random' },
      { name: 'heuristic 1', bot: 'heuristic' },
      { name: 'random 2', bot: 'random' },
    ]);
  });

  it.each(['en', 'fr'] as const)('a simulation prints a table in %s', async (lang) => {
    const { code, out } = await pepite([...MIXED, '--lang', lang]);
    expect(code).toBe(0);
    const { endings } = parse(await pepite([...MIXED, '--json']));
    for (const ending of Object.keys(endings)) {
      expect(out).toContain(GAME.words[lang].endings[ending]);
    }
    expect(out.match(/^[0-3] +(heuristic|random) /gm)).toHaveLength(4);
    expect(out.match(/^(heuristic|random) /gm)).toHaveLength(2);
    expect(out).toContain({ en: 'per second', fr: 'par seconde' }[lang]);
  });

  it('a simulation takes options', async () => {
    const file = path('out.jsonl');
    const options = '{"cumulative": true}';
    const flags = ['--options', options, '--records', file, '--bots', 'random'];
    await pepite(['simulate', 'aurum', '--games', '3', ...flags]);
    const records = await readRecords(file);
    expect(records.map((record) => record.options)).toEqual(
      Array.from({ length: 3 }, () => ({ zeros: true, cumulative: true })),
    );
  });
});

describe('the file of a simulation', () => {
  it('the file is neither made nor touched when a flag is wrong', async () => {
    const file = path('out.jsonl');
    const line = [...BASE, '--records', file, '--bogus'];
    expectRefusal(await pepite(line));
    expectRefusal(await pepite([...BASE, '--records', file, '--bots', 'clever']));
    expect(await readdir(path())).toEqual([]);
    await writeFile(file, 'mine');
    expectRefusal(await pepite(line));
    expect(await readFile(file, 'utf8')).toBe('mine');
  });

  it('the file is not made when the job is stopped, which says how far it came', async () => {
    const stop = new AbortController();
    const line = ['simulate', 'aurum', '--games', '10000000', '--bots', 'random'];
    const { code, out } = await pepite([...line, '--records', path('out.jsonl')], {
      interrupted: stop.signal,
      isTerminal: true,
      // The first time that the bar has moved.
      noticed: (text) => {
        if (/[1-9][\d,]* of/.test(text)) stop.abort();
      },
    });
    expect(code).toBe(130);
    const finished = /^Interrupted: ([\d,]+) of 10,000,000 matches/.exec(out)?.[1];
    expect(out).toContain(`Aurum, 4 seats: ${finished} matches`);
    expect(await readdir(path())).toEqual([]);
  });

  it('a job that is stopped at once says that and nothing else', async () => {
    const interrupted = AbortSignal.abort();
    const table = await pepite(BASE, { interrupted });
    expect(table).toMatchObject({ code: 130, error: '' });
    expect(table.out).toMatch(/^Interrupted: 0 of 40 matches[^\n]*\n$/);
    const json = await pepite([...BASE, '--json'], { interrupted });
    expect(json).toMatchObject({ code: 130, out: '' });
  });
});
