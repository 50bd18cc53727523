import { describe, expect, it } from 'vitest';
import { fillReport, readEmbedded } from '../embedded.ts';
import type { Report } from '../report-shape.ts';
import type { LabResult } from '../result.ts';

const report: Report = {
  title: '</script><script>alert(1)</script> $& <!--',
  game: { en: 'Toy', fr: 'Jouet' },
  isFinished: true,
  arms: [],
  groups: [
    {
      id: 'length',
      title: { en: 'Length', fr: 'Durée' },
      rows: [
        {
          key: 'turns',
          measure: 'turns',
          form: 'mean',
          words: { en: { title: 'Turns', about: '' }, fr: { title: 'Tours', about: '' } },
          item: undefined,
          isClose: false,
          cells: [undefined],
        },
      ],
      plots: [],
    },
  ],
};

const result: LabResult = {
  lab: 1,
  program: 'pepite',
  rules: 1,
  experiment: {
    game: 'aurum',
    seats: [3],
    variants: [{ name: 'First' }],
    bots: ['random'],
    matches: 1,
    seed: 1,
  },
  slices: 0,
  isFinished: false,
  tally: [],
};

const PAGE = '<script type="application/json"><!--lab-report--></script>';

describe('a report as a file of its own', () => {
  it('nothing in a report ends the script it is written into, and it is read as it was', () => {
    const page = fillReport(PAGE, { report, result });
    const [, text = ''] = /^<script type="application\/json">(.*)<\/script>$/s.exec(page) ?? [];
    expect(text).not.toContain('<');
    const read = readEmbedded(text);
    expect(read.report.title).toBe(report.title);
    expect(read.result).toEqual(result);
    expect(read.report.groups[0]?.rows[0]?.cells[0]).toBeUndefined();
  });

  it('a page without room for a report is refused', () => {
    expect(() => fillReport('<html></html>', { report, result })).toThrow('no room');
  });
});
