import type { Report, ReportCell, ReportRow } from '../../lab/index.ts';
import { itemAt } from '../../kernel/index.ts';
import type { ChangeFigure, Figure, FigureForm } from './figure.ts';
import type { KeptResult } from './kept.ts';
import type { Told } from './told.ts';

/** Which column: the number of seats, and a variant other than the first. */
export interface Where {
  readonly seats: number;
  readonly variant?: string;
}

export interface Item {
  readonly id: string;
  readonly name: Told;
}

const FORMS = { mean: 'number', share: 'share', gain: 'gain' } as const;

/** What a kept experiment has found, to be asked for figures; whatever is missing is an error. */
export class Findings {
  readonly #kept: KeptResult;
  readonly #report: Report;
  readonly #rows: ReadonlyMap<string, ReportRow>;

  constructor(kept: KeptResult, report: Report) {
    this.#kept = kept;
    this.#report = report;
    const rows = report.groups.flatMap((group) => group.rows);
    this.#rows = new Map(rows.map((row) => [row.key, row]));
  }

  /** How many matches each arm has played. */
  get matches(): number {
    return itemAt(this.#report.arms, 0).matches;
  }

  /** How many of them with so many seats were looked at closely. */
  closeMatches(key: string, where: Where): number {
    return this.#cell(key, where).estimate.matches;
  }

  /** The numbers of seats, each once. */
  get seats(): readonly number[] {
    return [...new Set(this.#report.arms.map(({ seats }) => seats))];
  }

  /** The variants played with so many seats, the first one too. */
  variantsWith(seats: number): readonly string[] {
    return this.#report.arms.filter((arm) => arm.seats === seats).map(({ name }) => name);
  }

  /** Whether anything is known of it there. */
  has(key: string, where: Where): boolean {
    return this.#rows.get(key)?.cells[this.#armAt(where)] !== undefined;
  }

  figure(key: string, where: Where): Figure {
    const { estimate } = this.#cell(key, where);
    return figureOf(estimate, FORMS[this.#row(key).form]);
  }

  /** How much more it is than in the first variant. */
  change(key: string, where: Where): ChangeFigure {
    const { difference } = this.#cell(key, where);
    if (difference === undefined) throw new Error(`nothing to compare ${key} with`);
    const form = this.#row(key).form === 'mean' ? 'change' : 'gain';
    return { ...figureOf(difference, form), isReal: difference.isReal };
  }

  /** How much more than a fair share it is. */
  offset(key: string, where: Where): ChangeFigure {
    const { estimate, fair } = this.#cell(key, where);
    if (fair === undefined) throw new Error(`nothing is fair about ${key}`);
    const { value, low, high } = estimate;
    const by = { value: value - fair.value, low: low - fair.value, high: high - fair.value };
    return { ...figureOf(by, 'gain'), isReal: fair.isOff };
  }

  /** What a measure is told of, one by one, with so many seats. */
  items(measure: string, where: Where): readonly Item[] {
    const arm = this.#armAt(where);
    return [...this.#rows.values()].flatMap(({ key, measure: own, item, cells }) =>
      own === measure && item !== undefined && cells[arm] !== undefined
        ? [{ id: key.slice(measure.length + 1), name: item }]
        : [],
    );
  }

  /** The value that such a part of all matches does not exceed. */
  quantile(histogram: string, part: number, where: Where): number {
    const counts = this.counts(histogram, where);
    const all = counts.reduce((sum, [, count]) => sum + count, 0);
    let seen = 0;
    const found = counts.find(([, count]) => (seen += count) >= part * all);
    if (found === undefined) throw new Error(`nothing was counted of ${histogram}`);
    return found[0];
  }

  /** How often each value came up, in their order. */
  counts(histogram: string, where: Where): readonly (readonly [value: number, count: number])[] {
    const { histograms } = itemAt(this.#kept.tally, this.#armAt(where));
    return Object.entries(histograms[histogram] ?? {})
      .map(([value, count]) => [Number(value), count] as const)
      .sort(([one], [other]) => one - other);
  }

  #row(key: string): ReportRow {
    const row = this.#rows.get(key);
    if (row === undefined) throw new Error(`nothing is kept of ${key}`);
    return row;
  }

  #cell(key: string, where: Where): ReportCell {
    const cell = this.#row(key).cells[this.#armAt(where)];
    if (cell === undefined) throw new Error(`nothing is kept of ${key} with ${where.seats} seats`);
    return cell;
  }

  #armAt({ seats, variant }: Where): number {
    const arm = this.#report.arms.findIndex(
      (one) => one.seats === seats && (variant === undefined || one.name === variant),
    );
    if (arm < 0) throw new Error(`“${variant}” is not played with ${seats} seats`);
    return arm;
  }
}

const figureOf = (
  { value, low, high }: Pick<Figure, 'value' | 'low' | 'high'>,
  form: FigureForm,
): Figure => ({ value, low, high, form });
