import { readFile, writeFile } from 'node:fs/promises';
import { readExperiment } from '@pepite/lab';
import { describe, expect, it } from 'vitest';
import { useFolder } from './folder.ts';
import { expectRefusal, pepite } from './pepite.ts';

const SEARCH = {
  game: 'or-etc',
  seats: [2],
  bots: ['random'],
  numbers: [{ option: 'accidents', from: 0, to: 6 }],
  goals: [{ measure: 'accidents/rockfall', most: 0.1 }],
  generations: 1,
  population: 4,
  matches: 20,
};

interface Found {
  readonly tried: number;
  readonly findings: readonly { readonly isStart: boolean; readonly goals: readonly object[] }[];
}

describe('lab search', () => {
  const at = useFolder();
  const write = async (change: object = {}): Promise<string> => {
    await writeFile(at('search.json'), JSON.stringify({ ...SEARCH, ...change }));
    return at('search.json');
  };

  it('a search finds the same with any number of threads, and writes an experiment', async () => {
    const line = ['lab', 'search', await write(), '--json'];
    const one = await pepite([...line, '--workers', '1', '--experiment', at('again.json')]);
    expect(one.code).toBe(0);
    const three = await pepite([...line, '--workers', '3', '--out', at('state.json')]);
    expect(three.out).toBe(one.out);
    const { tried, findings } = JSON.parse(one.out) as Found;
    expect(tried).toBeGreaterThan(1);
    expect(findings.filter(({ isStart }) => isStart)).toHaveLength(1);
    const again = readExperiment(JSON.parse(await readFile(at('again.json'), 'utf8')));
    expect(again).toHaveProperty('value');
    // What is found is kept: asked again, nothing is played.
    const kept = await pepite([...line, '--out', at('state.json')]);
    expect(kept.out).toBe(one.out);
    expect(kept.error).toContain('Going on');
  });

  it('a search shows goals and variants as a table, in the language asked for', async () => {
    const { code, out } = await pepite(['lab', 'search', await write(), '--lang', 'fr']);
    expect(code).toBe(0);
    expect(out).toContain('1. accidents/rockfall, au plus 0,1');
    expect(out).toMatch(/^variante +.*départ/m);
  });

  it('a search that is stopped says that the same command goes on', async () => {
    const line = ['lab', 'search', await write(), '--out', at('state.json')];
    const stop = new AbortController();
    // The bar is drawn when playing begins.
    const { code, out, error } = await pepite(line, {
      interrupted: stop.signal,
      isTerminal: true,
      noticed: () => stop.abort(),
    });
    expect({ code, out }).toEqual({ code: 130, out: '' });
    expect(error).toContain('Stopped after 0 of 1 generations. The same command goes on');
  });

  it('files that are wrong are refused, and those of another search left alone', async () => {
    expectRefusal(await pepite(['lab', 'search', at('missing.json')]));
    const wrong = await pepite(['lab', 'search', await write({ numbers: [] })]);
    expectRefusal(wrong);
    expect(wrong.error).toContain('numbers');
    const goals = [{ measure: 'fun', most: 1 }];
    expectRefusal(await pepite(['lab', 'search', await write({ goals })]));
    await writeFile(at('other.json'), '{"labSearch": 1}');
    expectRefusal(await pepite(['lab', 'search', await write(), '--out', at('other.json')]));
    expect(await readFile(at('other.json'), 'utf8')).toBe('{"labSearch": 1}');
    expectRefusal(await pepite(['lab', 'search', await write(), '--experiment', at('no/no.json')]));
  });
});
