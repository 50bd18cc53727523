import { readdir, readFile, writeFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { useFolder } from './folder.ts';
import { expectRefusal, pepite } from './pepite.ts';

const path = useFolder();
/** A thread takes longer to start than to play what these tests have for it. */
const ONE = ['--workers', '1'];

const EXPERIMENT = {
  title: 'Does it take longer to count all rounds?',
  game: 'aurum',
  seats: [3],
  variants: [
    { name: 'as printed' },
    { name: 'cumulative', edits: [{ option: 'cumulative', set: true }] },
  ],
  bots: ['heuristic'],
  matches: 300,
  seed: 7,
};

async function write(name: string, change: object = {}): Promise<string> {
  await writeFile(path(name), JSON.stringify({ ...EXPERIMENT, ...change }));
  return path(name);
}

const text = (name: string): Promise<string> => readFile(path(name), 'utf8');

describe('lab show', () => {
  it('a result is shown as a table, as JSON and as CSV, in both languages', async () => {
    const file = await write('experiment.json', { matches: 40 });
    const out = path('result.json');
    const ran = await pepite(['lab', 'run', file, '--out', out, ...ONE]);
    const table = await pepite(['lab', 'show', out]);
    expect(table).toMatchObject({ code: 0, error: '', out: ran.out });
    expect(table.out).toMatch(/^Does it take longer to count all rounds\?\n\nWith 3 seats\n/);
    expect(table.out).toMatch(/^ +as printed +cumulative\nMatches +40 +40\n/m);
    expect(table.out).toMatch(/^ {2}Decisions +\d+ ±[\d.]+ +\d+ ±[\d.]+ [▲▼]?$/m);
    const french = await pepite(['lab', 'show', out, '--lang', 'fr']);
    expect(french.out).toMatch(/^À 3 places\n/m);
    const json = await pepite(['lab', 'show', out, '--json']);
    expect(JSON.parse(json.out)).toMatchObject({
      experiment: { game: 'aurum' },
      report: { isFinished: true, arms: [{ matches: 40 }, { matches: 40, base: 0 }] },
    });
    const csv = await pepite(['lab', 'show', out, '--csv']);
    expect(csv.out).toMatch(/^arm,seats,matches,/);
    const page = path('report.html');
    expect(await pepite(['lab', 'show', out, '--html', page])).toMatchObject({
      code: 0,
      error: '',
    });
    expect(await readFile(page, 'utf8')).toContain(EXPERIMENT.title);
    expectRefusal(await pepite(['lab', 'show', out, '--csv', '--json']));
    expectRefusal(await pepite(['lab', 'show', file]));
  });
});

describe('lab run', () => {
  it('an experiment finds the same to the byte with any number of workers', async () => {
    const file = await write('experiment.json', { matches: 50 });
    for (const workers of ['1', '3']) {
      const out = path(`${workers}.json`);
      const printed = await pepite(['lab', 'run', file, '--workers', workers, '--out', out]);
      expect(printed).toMatchObject({ code: 0 });
      expect(printed.error).toMatch(/^100 matches in .*: [\d,]+ per second\.\nThe result is in /m);
    }
    expect(await text('3.json')).toBe(await text('1.json'));
    expect(JSON.parse(await text('1.json'))).toMatchObject({ slices: 3, isFinished: true });
  });

  it('Ctrl-C keeps what is done, and the same command goes on to the same bytes', async () => {
    const file = await write('experiment.json');
    const line = ['lab', 'run', file, '--workers', '2'];
    const stop = new AbortController();
    const stopped = await pepite([...line, '--out', path('stopped.json')], {
      interrupted: stop.signal,
      isTerminal: true,
      // The first time that the bar has moved.
      noticed: (shown) => {
        if (/[1-9][\d,]* of/.test(shown)) stop.abort();
      },
    });
    expect(stopped.code).toBe(130);
    expect(stopped.error).toMatch(/Stopped after \d+ of 600 matches\. The same command goes on/);
    expect(JSON.parse(await text('stopped.json'))).toMatchObject({ isFinished: false });
    const more = await pepite([...line, '--out', path('stopped.json')]);
    expect(more.code).toBe(0);
    expect(more.error).toMatch(/^Going on with .*stopped\.json, which has \d+ matches\.\n/);
    await pepite([...line, '--out', path('whole.json')]);
    expect(await text('stopped.json')).toBe(await text('whole.json'));
    expect(await readdir(path())).toHaveLength(3);
  });

  it('a finished experiment is not played again, and can be asked for more matches', async () => {
    const out = path('result.json');
    const short = await write('short.json', { matches: 20 });
    const long = await write('long.json', { matches: 40 });
    await pepite(['lab', 'run', short, '--out', out, ...ONE]);
    const again = await pepite(['lab', 'run', short, '--out', out, ...ONE]);
    expect(again).toMatchObject({ code: 0 });
    expect(again.error).not.toContain('per second');
    const more = await pepite(['lab', 'run', long, '--out', out, ...ONE, '--lang', 'fr']);
    expect(more.error).toMatch(/Reprise de .*, qui compte 40 parties/);
    await pepite(['lab', 'run', long, '--out', path('fresh.json'), ...ONE]);
    expect(await text('result.json')).toBe(await text('fresh.json'));
  });

  it('what can’t be run is refused, and changes nothing', async () => {
    const file = await write('experiment.json', { matches: 20 });
    const out = path('result.json');
    await pepite(['lab', 'run', file, '--out', out, ...ONE]);
    const before = await text('result.json');
    const refused = async (...argv: readonly string[]) => {
      const printed = await pepite(['lab', 'run', ...argv]);
      expectRefusal(printed);
      return printed.error;
    };
    const other = await write('other.json', { matches: 20, seed: 8 });
    expect(await refused(other, '--out', out)).toMatch(/can’t go on with .*another experiment/);
    const wrong = await write('wrong.json', { seats: [9] });
    expect(await refused(wrong)).toContain('wrong.json: seats[0]: this must be a whole number');
    expect(await refused(file, '--out', file)).toMatch(
      /experiment\.json: lab: this isn’t the result/,
    );
    const until = await write('until.json', { until: { measure: 'turn', width: 1 } });
    expect(await refused(until)).toContain('until.measure: there is no measure “turn”; there is ');
    expect(await refused(path('missing.json'))).toContain('no such file');
    expect(await refused(file, '--out', path('no/where.json'))).toContain('can’t write');
    expect(await refused(file, '--queue')).toContain('DATABASE_URL');
    const environment = { DATABASE_URL: 'postgres://127.0.0.1:1/nowhere' };
    for (const line of [['run', file, '--queue'], ['worker']]) {
      const printed = await pepite(['lab', ...line], { environment });
      expectRefusal(printed);
      expect(printed.error).toContain('127.0.0.1:1/nowhere');
    }
    expectRefusal(await pepite(['lab']));
    expect(await text('result.json')).toBe(before);
  });
});
