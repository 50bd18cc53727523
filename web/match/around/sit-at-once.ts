import { seatFor, type Seating } from './seat-for.ts';

/** A table as this page knows it. */
interface Table {
  readonly state: Seating | undefined;
  ask(request: { readonly type: 'sit'; readonly seat: number }): void;
}

/** How a name is taken (a problem is what it answers with), and what follows the last attempt. */
interface Ways {
  readonly takeName: () => Promise<unknown>;
  readonly onDone: () => void;
}

/** Seats somebody at a table, with any name: it can be changed later. */
export class SitAtOnce {
  readonly #table: Table;
  readonly #ways: Ways;
  #isDone = false;
  #isBusy = false;

  constructor(table: Table, ways: Ways) {
    this.#table = table;
    this.#ways = ways;
  }

  /** Tries once more whenever the table has changed: another may have been quicker. */
  attempt(): void {
    const { state } = this.#table;
    if (this.#isDone || state === undefined || this.#isBusy) return;
    if (seatFor(state) === undefined) this.#finish();
    else void this.#sit();
  }

  async #sit(): Promise<void> {
    this.#isBusy = true;
    const problem = await this.#ways.takeName();
    this.#isBusy = false;
    // The table may have changed meanwhile, and nobody will tell of that again.
    const { state } = this.#table;
    const seat = state === undefined ? undefined : seatFor(state);
    if (problem === undefined && seat !== undefined) this.#table.ask({ type: 'sit', seat });
    else this.#finish();
  }

  #finish(): void {
    this.#isDone = true;
    this.#ways.onDone();
  }
}
