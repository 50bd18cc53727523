import { readFile, writeFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { useFolder } from './folder.ts';
import { expectRefusal, pepite } from './pepite.ts';

const path = useFolder();
const QUICK = ['--effort', 'quick', '--workers', '1'];

/** A file with matches of bots. */
async function writeMatches(count: number): Promise<string> {
  const file = path('matches.jsonl');
  const bots = ['--bots', 'casual,strong', '--seed', '4', '--records', file];
  const games = ['--games', String(count)];
  await pepite(['simulate', 'silver-and-gold', '--seats', '2', ...games, ...bots]);
  return file;
}

const text = (name: string): Promise<string> => readFile(path(name), 'utf8');

describe('review', () => {
  it('a match is reviewed as text, as JSON and as a page, in both languages', async () => {
    const file = await writeMatches(1);
    const out = path('review.json');
    const seat = ['--seat', '0'];
    const shown = await pepite(['review', file, ...seat, '--out', out, ...QUICK]);
    expect(shown.code).toBe(0);
    expect(shown.out).toMatch(/^Review of a match of Silver & Gold\nWon by /);
    expect(shown.out).toMatch(/\nSeat 0, .*\n {2}Accuracy \d+% \(± \d+\)\n {2}\d+ decisions: /);
    expect(shown.out).not.toMatch(/\nSeat 1/);
    expect(shown.out).toMatch(/\n {2}What mattered most\n {2}1\. Round \d, move \d+\n/);
    // What is kept is not done again: shown in other forms it is there at once.
    const french = await pepite(['review', file, ...seat, '--out', out, ...QUICK, '--lang', 'fr']);
    expect(french).toMatchObject({ code: 0, error: '' });
    expect(french.out).toMatch(/\n {2}Précision \d+\s% \(± \d+\)\n/);
    const json = await pepite(['review', file, ...seat, '--out', out, ...QUICK, '--json']);
    expect(JSON.parse(json.out)).toMatchObject({
      report: { isFinished: true, seats: [{ seat: 0 }] },
      result: { review: 1, seats: [0], effort: 'quick', seed: 1 },
    });
    const page = path('review.html');
    const html = await pepite(['review', file, ...seat, '--out', out, ...QUICK, '--html', page]);
    expect(html).toMatchObject({ code: 0, out: '', error: '' });
    expect(await text('review.html')).toContain('"accuracy":');
  });

  it('Ctrl-C keeps what is done, and any number of workers goes on to the same bytes', async () => {
    const file = await writeMatches(1);
    const line = ['review', file, '--seat', '0', '--effort', 'quick'];
    const stop = new AbortController();
    const kept = ['--out', path('stopped.json')];
    const stopped = await pepite([...line, ...kept, '--workers', '1'], {
      interrupted: stop.signal,
      isTerminal: true,
      // The first time that the bar has moved.
      noticed: (seen) => {
        if (/[1-9][\d,]* of/.test(seen)) stop.abort();
      },
    });
    expect(stopped.code).toBe(130);
    expect(stopped.error).toMatch(/Stopped after \d+ of \d+\. The same command goes on/);
    expect(JSON.parse(await text('stopped.json'))).toMatchObject({ isFinished: false });
    expect(await pepite([...line, ...kept, '--workers', '2'])).toMatchObject({ code: 0 });
    await pepite([...line, '--out', path('whole.json'), '--workers', '1']);
    expect(await text('stopped.json')).toBe(await text('whole.json'));
  });

  it('what can’t be reviewed is refused, and changes nothing', async () => {
    const file = await writeMatches(2);
    const refused = async (...argv: readonly string[]): Promise<string> => {
      const printed = await pepite(['review', ...argv, ...QUICK]);
      expectRefusal(printed);
      return printed.error;
    };
    expect(await refused(file)).toMatch(/holds 2 records: choose one with --record/);
    expect(await refused(file, '--record', '2')).toMatch(/numbered from 0 to 1/);
    expect(await refused(file, '--record', '0', '--seat', '2')).toMatch(/2 seats/);
    expect(await refused(path('none.jsonl'))).toMatch(/can’t read/);
    const both = ['--json', '--html', path('page.html')];
    expect(await refused(file, '--record', '0', ...both)).toMatch(/one of --json and --html/);
    await writeFile(path('notes.txt'), 'not a review');
    const other = ['--out', path('notes.txt')];
    expect(await refused(file, '--record', '0', ...other)).toMatch(/it isn’t JSON/);
    expect(await text('notes.txt')).toBe('not a review');
    const wrong = (await text('matches.jsonl')).replace('mark', 'marck');
    await writeFile(path('wrong.jsonl'), wrong.slice(0, wrong.indexOf('\n')));
    expect(await refused(path('wrong.jsonl'))).toMatch(/marck/);
  });
});

describe('review calibrate', () => {
  it('what can’t be calibrated is refused', async () => {
    expectRefusal(await pepite(['review', 'calibrate', 'chess']));
    expectRefusal(await pepite(['review', 'calibrate', 'aurum', '--seats', '2']));
  });
});
