import { describe, expect, it } from 'vitest';
import { processorTimeOf } from '../bench/processor-time.ts';
import { expectRefusal, pepite } from './pepite.ts';

const linesIn = (text: string): readonly unknown[] =>
  text
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as unknown);

describe('pepite env', () => {
  it('every line of the input is answered with one, and the end of the input ends it', async () => {
    const input = [
      '{"type":"describe"}',
      'rubbish',
      '{"type":"reset","seed":1,"want":["legal"]}',
      // The last line may lack its end.
      '{"type":"step","places":[0,0]}',
    ].join('\n');
    const { code, out, error } = await pepite(['env', 'aurum', '--seats', '3', '--batch', '2'], {
      input,
    });
    expect({ code, error }).toEqual({ code: 0, error: '' });
    expect(linesIn(out)).toMatchObject([
      { type: 'describe', game: 'aurum', seats: 3, batch: 2 },
      { type: 'error', problem: { kind: 'not-json' } },
      { type: 'state', seat: [0, 0], count: [12, 12] },
      { type: 'state', seat: [1, 1] },
    ]);
  });

  it('a line that is too long is refused, and the next one is read', async () => {
    const input = `{"type":"${'a'.repeat(1_000_001)}"}\n{"type":"describe"}\n`;
    const { out } = await pepite(['env', 'aurum'], { input });
    expect(linesIn(out)).toMatchObject([
      { type: 'error', problem: { kind: 'too-long', most: 1_000_000 } },
      { type: 'describe' },
    ]);
  });

  it('options of the command line hold where a reset has none', async () => {
    const input = ['{"type":"describe"}', '{"type":"reset","seed":1,"options":{}}'].join('\n');
    const line = ['env', 'aurum', '--options', '{"zeros":false}'];
    const { out } = await pepite(line, { input: `${input}\n{"type":"describe"}\n` });
    expect(linesIn(out)).toMatchObject([
      { options: { zeros: false } },
      { type: 'state' },
      { options: { zeros: true } },
    ]);
  });

  it('what can’t be played is refused before any line is read', async () => {
    expectRefusal(await pepite(['env', 'chess']));
    expectRefusal(await pepite(['env', 'aurum', '--seats', '6']));
    expectRefusal(await pepite(['env', 'aurum', '--batch', '0']));
    expectRefusal(await pepite(['env', 'aurum', '--options', '{"fly":1}']));
  });
});

describe('pepite bench env', () => {
  it('the bench counts steps through the pipe, and beside that without it', async () => {
    const line = ['bench', 'env', '--game', 'aurum', '--seats', '3', '--batch', '8'];
    const { code, out } = await pepite([...line, '--seconds', '1', '--json']);
    expect(code).toBe(0);
    const { tables } = JSON.parse(out) as {
      readonly tables: readonly {
        readonly stepsPerSecond: { readonly median: number };
        readonly ratio: { readonly median: number };
        readonly byProcessorTime?: Readonly<Record<string, number>>;
      }[];
    };
    expect(tables).toHaveLength(1);
    expect(tables[0]?.stepsPerSecond.median).toBeGreaterThan(0);
    expect(tables[0]?.ratio.median).toBeGreaterThan(0);
    // A process that is alive has used some of a processor, where systems tell.
    const isTold = processorTimeOf(process.pid) !== undefined;
    const { stepsPerSecond = Number.NaN, withoutPipe = Number.NaN } =
      tables[0]?.byProcessorTime ?? {};
    expect(stepsPerSecond > 10 && withoutPipe > 10).toBe(isTold);
  });

  it('the bench stops when it is interrupted', async () => {
    const { code } = await pepite(['bench', 'env'], { interrupted: AbortSignal.abort() });
    expect(code).toBe(130);
  });
});
