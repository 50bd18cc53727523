import { readFileSync, statSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { identical, LANGUAGES } from '../../kernel/index.ts';
import { above, below, between, claim, FalseClaim, grows, more, stays } from '../reports/claim.ts';
import { type Figure, tellFigure } from '../reports/figure.ts';
import { kept, readExperimentOf, readResultFrom, resultFile } from '../reports/kept.ts';
import { bar } from '../reports/page.ts';
import { documentOf } from '../reports/report.ts';
import { REPORTS } from '../reports/reports.ts';
import { readSamples, sampleOf } from '../reports/samples.ts';
import { en, fr, told } from '../reports/told.ts';

const ASKED = REPORTS.flatMap(({ asks }) => asks);
/** All that is kept, in bytes: a repository is no place for more. */
const MOST_KEPT = 500_000;

describe('the reports on games', () => {
  it.each(REPORTS)('the report on $id is what npm run reports writes', async ({ id, make }) => {
    const pages = await make();
    for (const language of LANGUAGES) {
      expect(readFileSync(documentOf(id, language), 'utf8')).toBe(pages[language]);
    }
  });

  it.each(ASKED)('what is kept of $name is of the experiment as it is, to its end', (asked) => {
    const { result } = readResultFrom(resultFile(asked.name));
    expect(result.isFinished).toBe(true);
    expect(identical(result.experiment, readExperimentOf(asked.name).experiment)).toBe(true);
    expect(kept(asked, result)).toEqual(result);
  });

  it.each(ASKED)('the first matches of $name are those of its report', async ({ name }) => {
    // Else rules or bots play otherwise by now: `npm run reports -- --play`.
    expect(await sampleOf(name)).toBe(readSamples()[name]);
  });

  it('little is kept, and nothing else', () => {
    const bytes = ASKED.map(({ name }) => statSync(resultFile(name)).size);
    expect(bytes.reduce((sum, one) => sum + one, 0)).toBeLessThan(MOST_KEPT);
    expect(Object.keys(readSamples()).toSorted()).toEqual(ASKED.map(({ name }) => name).toSorted());
  });
});

const figure = (low: number, value: number, high: number, form: Figure['form']): Figure => ({
  value,
  low,
  high,
  form,
});

describe('what a report claims', () => {
  const half = figure(0.4, 0.5, 0.6, 'share');

  it('a sentence that the figures show is told', () => {
    const sentence = told('More than a third win.', 'Plus d’un tiers gagnent.');
    expect(claim(sentence, above(half, 0.33), below(half, 0.61), between(half, 0.3, 0.7))).toBe(
      sentence,
    );
  });

  it.each([
    ['above what its interval holds', above(half, 0.45)],
    ['below what its interval holds', below(half, 0.55)],
    ['more than one whose interval it touches', more(half, figure(0.1, 0.3, 0.45, 'share'))],
    ['growing though it may be chance', grows({ ...half, isReal: false })],
    ['staying though it is no chance', stays({ ...half, isReal: true })],
  ])('a sentence about a figure that is %s is refused', (_, broken) => {
    const make = (): unknown => claim(told('So it is.', 'C’est ainsi.'), above(half, 0), broken);
    expect(make).toThrow(FalseClaim);
    expect(make).toThrow('So it is.');
  });
});

describe('how figures are written', () => {
  it.each([
    [figure(44.61, 44.92, 45.23, 'number'), '44.9 ± 0.3', '44,9 ± 0,3'],
    [figure(0.2349, 0.2431, 0.2513, 'share'), '24.3 ± 0.8%', '24,3 ± 0,8\u00A0%'],
    [figure(0, 0.0004, 0.0021, 'share'), '0.04% (0–0.21)', '0,04\u00A0% (0–0,21)'],
    [figure(4.8, 4.8, 4.8, 'number'), '4.8', '4,8'],
    [figure(0.996, 1, 1, 'share'), '100% (99.6–100)', '100\u00A0% (99,6–100)'],
    [figure(-0.052, -0.021, 0.01, 'gain'), '−2 ± 3', '−2 ± 3'],
    [figure(1.38, 1.5, 1.62, 'change'), '+1.50 ± 0.12', '+1,50 ± 0,12'],
  ])('%o is told with what its interval leaves sense in', (one, english, french) => {
    expect(tellFigure(one, 'en')).toBe(english);
    expect(tellFigure(one, 'fr')).toBe(french);
  });

  it('a text joins the lines of its source, and words that differ by language', () => {
    const word = told('card', 'carte');
    expect(en`a ${word}
      of value ${3}`).toBe('a card of value 3');
    expect(fr`une ${word}`).toBe('une carte');
  });

  it('a bar is as long as its share of the longest', () => {
    expect(bar(1, 1, 4)).toBe('████');
    expect(bar(1, 2, 4)).toBe('██');
    expect(bar(5, 32, 4)).toBe('▋');
  });
});
