import { describe, expect, it } from 'vitest';
import type { Measurement } from '../bench/contest.ts';
import type { Absence } from '../bench/contestant.ts';
import { reportTable, type Result, toJson } from '../bench/report.ts';
import { benchWords } from '../bench/words.ts';

const pepite: Measurement = {
  decisions: { median: 8_123_456, least: 7_000_000, most: 8_500_000 },
  matches: 51_234.5,
  memory: { bytesPerDecision: 0.0012, bytesPerWorld: 4750.8 },
};
const limit: Measurement = {
  decisions: { median: 80_000_000, least: 79_000_000, most: 85_000_000 },
  matches: 500_000,
};
const boardgameio: Measurement = {
  decisions: { median: 12_345, least: 11_000, most: 13_000 },
  matches: 81.25,
  memory: { bytesPerDecision: 47_654.893 },
};

const result = (
  seats: number,
  peers: {
    readonly limit: Measurement | Absence;
    readonly boardgameio: Measurement | Absence;
  },
): Result => ({ heat: { game: 'aurum', seats, seed: 1 }, outcome: { pepite, ...peers } });

/** Numbers are set with spaces that do not break. */
const plain = (lines: readonly string[]): readonly string[] =>
  lines.map((line) => line.replaceAll(/[\u00a0\u202f]/g, ' '));

describe('the table', () => {
  it('the table has a row for everyone who played, aligned, in English', () => {
    const lines = reportTable([result(4, { limit, boardgameio })], benchWords.en);
    expect(lines).toEqual([
      'seats  who           decisions/s  spread    ratio  at best  matches/s  B/decision  B/world',
      '    4  Pépite              8.12M    ± 9%                        51.2K        0.00    4,751',
      '       C++                 80.0M    ± 4%  × 0.102    × 0.1       500K',
      '       boardgame.io        12.3K    ± 8%    × 658    × 654       81.3   47,654.89',
    ]);
  });

  it('the table writes numbers as the French do', () => {
    const lines = reportTable([result(4, { limit: 'not-asked', boardgameio })], benchWords.fr);
    expect(plain(lines)).toEqual([
      'places  qui           décisions/s  écart  rapport  au mieux  parties/s  o/décision  o/monde',
      '     4  Pépite             8,12 M  ± 9 %                        51,2 k        0,00    4 751',
      '        boardgame.io       12,3 k  ± 8 %    × 658     × 654       81,3   47 654,89',
    ]);
  });

  it('the table says once why somebody is missing, if they were asked for', () => {
    const absent = { limit: 'not-asked', boardgameio: 'not-installed' } as const;
    const lines = reportTable([result(3, absent), result(4, absent)], benchWords.en);
    expect(lines.slice(3)).toEqual([
      'boardgame.io is missing from the table: npm ci couldn’t install it (is the network up?).',
    ]);
  });
});

describe('the figures for machines', () => {
  it('the figures have rates, ratios and bytes', () => {
    expect(toJson(result(4, { limit, boardgameio }))).toEqual({
      game: 'aurum',
      seats: 4,
      pepite: {
        decisionsPerSecond: { median: 8_123_456, least: 7_000_000, most: 8_500_000 },
        playoutsPerSecond: 51_230,
        bytesPerDecision: 0,
        bytesPerWorld: 4751,
      },
      limit: {
        decisionsPerSecond: { median: 80_000_000, least: 79_000_000, most: 85_000_000 },
        playoutsPerSecond: 500_000,
        ratio: 0.1015,
        ratioOfFastest: 0.1,
      },
      boardgameio: {
        decisionsPerSecond: { median: 12_345, least: 11_000, most: 13_000 },
        playoutsPerSecond: 81.25,
        bytesPerDecision: 47_654.89,
        ratio: 658,
        ratioOfFastest: 653.8,
      },
      absent: {},
    });
  });

  it('the figures have null for who is absent, and why', () => {
    const json = toJson(result(4, { limit: 'no-reference', boardgameio: 'not-installed' }));
    expect(json).toMatchObject({
      limit: null,
      boardgameio: null,
      absent: { limit: 'no-reference', boardgameio: 'not-installed' },
    });
  });
});
