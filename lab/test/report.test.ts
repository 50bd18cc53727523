import { itemAt, LANGUAGES, Seeded } from '@pepite/kernel';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Arm } from '../arm.ts';
import { MatchNotes } from '../collector.ts';
import {
  csvOf,
  formatValue,
  type LabResult,
  type Report,
  type ReportRow,
  reportOf,
} from '../index.ts';
import { addMatches, emptyTally } from '../tally.ts';
import { coin } from './support/toys.ts';

const arm = (variant: number, name: string, base?: number): Arm => ({
  variant,
  name,
  seats: 2,
  options: {},
  bots: ['random', 'random'],
  ...(base === undefined ? {} : { base }),
});

const ARMS = [arm(0, 'as it is'), arm(1, 'longer, "much"', 0), arm(2, 'the same', 0)];
const MATCHES = 300;

/** Matches whose truth is known: the second arm takes two turns more, the third is the first. */
function notesOf(match: number, variant: number): MatchNotes {
  const rng = new Seeded(5, match);
  const notes = new MatchNotes();
  const turns = 20 + rng.below(10) + (variant === 1 ? 2 : 0);
  notes.add('turns', turns);
  notes.addTo('turns', turns);
  // By common chance nothing but the first arm's luck; of its own a little noise.
  notes.add('decisions', rng.below(100));
  const noise = new Seeded(6, 3 * match + variant);
  notes.add('score', noise.below(100));
  const isFirst = rng.below(100) < 70;
  notes.add('wins/0', isFirst ? 1 : 0);
  notes.add('wins/1', isFirst ? 0 : 1);
  for (const tenth of [1, 5, 9]) notes.add(`ahead-wins/${tenth}`, tenth / 10);
  return notes;
}

function played(): LabResult {
  const tally = emptyTally(ARMS);
  for (let match = 0; match < MATCHES; match++) {
    addMatches(
      tally,
      ARMS,
      ARMS.map(({ variant }) => notesOf(match, variant)),
    );
  }
  return {
    lab: 1,
    program: 'test',
    rules: 1,
    experiment: {
      title: 'Longer?',
      game: 'coin',
      seats: [2],
      variants: [{ name: 'as it is' }],
      bots: ['random'],
      matches: MATCHES,
      seed: 1,
    },
    slices: 1,
    isFinished: true,
    tally,
  };
}

let report: Report;
beforeAll(async () => {
  report = await reportOf({ game: coin, arms: ARMS }, played());
});

function rowOf(key: string): ReportRow {
  const row = report.groups.flatMap(({ rows }) => rows).find((one) => one.key === key);
  if (row === undefined) throw new Error(`there is no row of ${key}`);
  return row;
}

describe('a report', () => {
  it('what nothing was told of is not there, and groups come in their order', () => {
    expect(report.groups.map(({ id }) => id)).toEqual(['length', 'fairness', 'scores', 'tension']);
    expect(report.groups[0]?.rows.map(({ key }) => key)).toEqual(['turns', 'decisions']);
    expect(report).toMatchObject({ title: 'Longer?', isFinished: true, game: { fr: 'coin' } });
    expect(report.arms.map(({ matches }) => matches)).toEqual([300, 300, 300]);
  });

  it('a real difference is marked with its size, and nothing else is', () => {
    const [first, longer, same] = rowOf('turns').cells;
    expect(first?.difference).toBeUndefined();
    expect(longer?.difference).toMatchObject({ isReal: true });
    expect(longer?.difference?.value).toBeCloseTo(2, 10);
    expect(same?.difference).toMatchObject({ value: 0, p: 1, isReal: false });
    for (const key of ['decisions', 'score', 'wins/0']) {
      expect(rowOf(key).cells.some((cell) => cell?.difference?.isReal === true)).toBe(false);
    }
  });

  it('a seat that wins more than its share is marked', () => {
    const [cell] = rowOf('wins/0').cells;
    expect(cell?.fair).toMatchObject({ value: 0.5, isOff: true });
    expect(cell?.estimate.low).toBeGreaterThan(0.6);
    expect(rowOf('turns').cells[0]?.fair).toBeUndefined();
    expect(rowOf('wins/0').item).toEqual({ en: 'Seat 1', fr: 'Place 1' });
  });

  it('a distribution has bins that all columns share, and says what it shows', () => {
    const plot = report.groups[0]?.plots.find(({ measure }) => measure === 'turns');
    expect(plot).toMatchObject({ kind: 'histogram', width: 1 });
    expect([plot?.x[0], plot?.x.at(-1)]).toEqual([20, 31]);
    for (const { y } of plot?.series ?? []) {
      expect(y.reduce<number>((sum, share) => sum + (share ?? 0), 0)).toBeCloseTo(1, 10);
    }
    expect(plot?.series[0]?.y.at(-1)).toBe(0);
    expect(plot?.description.en).toMatch(/^Distribution of “Turns”\. as it is \(2\): half of them/);
  });

  it('a line has a point for each item, with what stands below it', () => {
    const plot = report.groups[3]?.plots[0];
    expect(plot).toMatchObject({ kind: 'curve', measure: 'ahead-wins', x: [0, 1, 2] });
    expect(plot?.series[0]?.y.map((value) => value?.toFixed(1))).toEqual(['0.1', '0.5', '0.9']);
    expect(plot?.labels?.map(({ fr }) => fr)).toEqual(['10 %', '50 %', '90 %']);
    for (const language of LANGUAGES) expect(plot?.description[language]).toMatch(/10 %.*90 %/);
  });

  it('the whole of it is plain data', () => {
    expect(JSON.parse(JSON.stringify(report))).toMatchObject({ title: 'Longer?' });
  });
});

describe('a report for other programs', () => {
  it('every measure of every arm has a line, and names with quotes are quoted', () => {
    const lines = csvOf(report, 'en').trimEnd().split('\r\n');
    const rows = report.groups.flatMap((group) => group.rows);
    expect(lines).toHaveLength(1 + 3 * rows.length);
    expect(itemAt(lines, 0)).toMatch(/^arm,seats,matches,group,measure,title,item,value,low,high/);
    expect(itemAt(lines, 2)).toMatch(/^"longer, ""much""",2,300,length,turns,Turns,,2/);
    expect(itemAt(lines, 2)).toMatch(/,true$/);
  });

  it('values read as people write them in their language', () => {
    expect(formatValue(0.256, 'share', 'en')).toBe('25.6%');
    expect(formatValue(0.05, 'gain', 'en')).toBe('+5%');
    expect(formatValue(12.345, 'mean', 'fr')).toBe('12,3');
    expect(formatValue(226.4, 'mean', 'en')).toBe('226');
    expect(formatValue(Infinity, 'mean', 'en')).toBe('–');
  });
});
