import { LANGUAGES } from '@pepite/kernel';
import { describe, expect, it } from 'vitest';
import type { Measurement, Outcome } from '../bench/server/contest.ts';
import type { Method } from '../bench/server/method.ts';
import { reportTable, toJson } from '../bench/server/report.ts';
import { serverWords } from '../bench/server/words.ts';

const measured = (efficiencies: readonly number[], p99: number): Measurement => ({
  loads: [
    { matches: 100, speeds: [5000, 5100, 4900], efficiencies },
    { matches: 1500, speeds: [6000, 6100, 5900], efficiencies: efficiencies.map((e) => 2 * e) },
  ],
  pace: { matches: 1500, speeds: [500, 500, 500], p50: [1, 1.25, 1.5], p99: [p99, 2, 900] },
  bytesPerMatch: 2_097_152,
});

// One slice was slow for both: the ratio is that of slices of the same round.
const pepite = measured([9000, 4500, 9900], 7.25);
const colyseus = measured([6000, 3000, 6000], 8);
const outcome: Outcome = { pepite, colyseus, sqlite: 'not-asked', boardgameio: 'not-asked' };

/** Numbers are set with spaces that do not break. */
const plain = (lines: readonly string[]): readonly string[] =>
  lines.map((line) => line.replaceAll(/[\u00a0\u202f]/g, ' '));

describe('the table of servers', () => {
  it('the table has a row for every server and load, latencies and memory last', () => {
    expect(reportTable(outcome, serverWords.en)).toEqual([
      'matches  server    moves/s  moves/CPU s  spread  ratio  p50 ms  p99 ms  KiB/match',
      '    100  Pépite      5.00K        9.00K   ± 30%',
      '         Colyseus    5.00K        6.00K   ± 25%  × 1.5',
      '  1,500  Pépite      6.00K        18.0K   ± 30%            1.3     7.3      2,048',
      '         Colyseus    6.00K        12.0K   ± 25%  × 1.5     1.3     8.0      2,048',
    ]);
  });

  it('the table of servers writes numbers as the French do', () => {
    expect(plain(reportTable(outcome, serverWords.fr)).slice(0, 3)).toEqual([
      'parties  serveur   coups/s  coups/s CPU   écart  rapport  p50 ms  p99 ms  Kio/partie',
      '    100  Pépite     5,00 k       9,00 k  ± 30 %',
      '         Colyseus   5,00 k       6,00 k  ± 25 %    × 1,5',
    ]);
  });

  it('the table of servers says why one is missing, if it was asked for', () => {
    const lines = reportTable({ ...outcome, colyseus: 'not-installed' }, serverWords.en);
    expect(lines.slice(3)).toEqual([
      'Colyseus is missing from the table: npm ci couldn’t install it (is the network up?).',
    ]);
  });
});

describe('the figures of servers for machines', () => {
  it('the figures of servers have rates, ratios, latencies and bytes', () => {
    expect(toJson({ ...outcome, boardgameio: 'failed' })).toMatchObject({
      pepite: { bytesPerMatch: 2_097_152 },
      colyseus: {
        loads: [
          {
            matches: 100,
            movesPerSecond: { median: 5000, least: 4900, most: 5100 },
            movesPerProcessorSecond: { median: 6000, least: 3000, most: 6000 },
            ratio: 1.5,
          },
          { matches: 1500, ratio: 1.5 },
        ],
        pace: { matches: 1500, p50: { median: 1.25 }, p99: { median: 8, least: 2, most: 900 } },
      },
      boardgameio: null,
      absent: { sqlite: 'not-asked', boardgameio: 'failed' },
    });
  });
});

describe.each(LANGUAGES)('how servers are measured, in %s', (language) => {
  it('the method names everything the figures depend on', () => {
    const method: Method = {
      slices: 5,
      seconds: 17,
      loads: [100, 321],
      seed: 1,
      node: '24.0.0',
      versions: { colyseus: '0.18.99', boardgameio: '0.50.98' },
      processor: 'An Abacus',
    };
    const text = serverWords[language].method(method).join(' ');
    for (const part of ['5', '17', '321', '24.0.0', '0.18.99', '0.50.98', 'An Abacus']) {
      expect(text).toContain(part);
    }
  });
});
