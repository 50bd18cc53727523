/** What many imagined worlds say of a figure: their mean, and the standard error of that. */
export interface Estimate {
  readonly mean: number;
  readonly error: number;
}

/** Known without any doubt: two moves that are the same differ by nothing. */
export const NOTHING: Estimate = { mean: 0, error: 0 };

/**
 * So many standard errors apart is told apart: by chance alone that happens once in 160 cases, so
 * that of a match with 60 decisions hardly one is blamed for nothing.
 */
const DOUBT = 2.5;
/** Less than that nobody would notice, however sure it is. */
const LEAST = 1e-9;

/** Whether a figure is certainly above nothing. */
export const isMore = ({ mean, error }: Estimate): boolean => mean > LEAST + DOUBT * error;

/** Whether a figure is certainly something else than nothing. */
export const isTold = ({ mean, error }: Estimate): boolean =>
  isMore({ mean: Math.abs(mean), error });

/** The sum of figures that were found independently. */
export const sumOf = (estimates: readonly Estimate[]): Estimate => ({
  mean: estimates.reduce((sum, { mean }) => sum + mean, 0),
  error: Math.hypot(...estimates.map(({ error }) => error)),
});

/** Adds up what worlds say one by one. */
export class Mean {
  #count = 0;
  #sum = 0;
  #squares = 0;

  add(value: number): void {
    this.#count++;
    this.#sum += value;
    this.#squares += value * value;
  }

  get estimate(): Estimate {
    const count = this.#count;
    if (count < 2) return { mean: this.#sum, error: Infinity };
    const mean = this.#sum / count;
    const variance = Math.max(0, this.#squares / count - mean * mean);
    return { mean, error: Math.sqrt(variance / (count - 1)) };
  }
}
