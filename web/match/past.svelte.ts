import type { Position } from '@pepite/protocol';

/** What has happened before, to be stepped through position by position. */
export class Past {
  /** The positions told so far, the present one last: the server tells the latest first. */
  #positions = $state.raw<readonly Position[]>([]);
  #place = $state(0);
  #hasMore = $state(false);

  /** The position looked at; nothing while one looks at the present. */
  get shown(): Position | undefined {
    return this.#place < this.#positions.length - 1 ? this.#positions[this.#place] : undefined;
  }

  /** How many moves had been made at the earliest position that was told. */
  get first(): number | undefined {
    return this.#positions[0]?.ply;
  }

  get isFirst(): boolean {
    return this.#place === 0 && !this.#hasMore;
  }

  /** Whether earlier positions have to be asked for before one can step back. */
  get isAtEdge(): boolean {
    return this.#place === 0;
  }

  /** Takes in earlier positions, and looks at the one before the position looked at. */
  add(positions: readonly Position[], hasMore: boolean): void {
    const isNew = this.#positions.length === 0;
    const place = positions.length + this.#place - (isNew ? 2 : 1);
    this.#positions = [...positions, ...this.#positions];
    this.#hasMore = hasMore;
    this.#place = Math.max(0, place);
  }

  back(): void {
    this.#place = Math.max(0, this.#place - 1);
  }

  next(): void {
    this.#place = Math.min(this.#positions.length - 1, this.#place + 1);
  }

  close(): void {
    this.#positions = [];
    this.#hasMore = false;
    this.#place = 0;
  }
}
