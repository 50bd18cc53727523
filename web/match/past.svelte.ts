import type { Position } from '@pepite/protocol';

/** What has happened since one's own last move, to be stepped through position by position. */
export class Past {
  #positions = $state.raw<readonly Position[]>([]);
  #place = $state(0);

  /** The position looked at; nothing while one looks at the present. */
  get shown(): Position | undefined {
    return this.#place < this.#positions.length - 1 ? this.#positions[this.#place] : undefined;
  }

  get isFirst(): boolean {
    return this.#place === 0;
  }

  /** Looks at the position before the present one. */
  open(positions: readonly Position[]): void {
    this.#positions = positions;
    this.#place = Math.max(0, positions.length - 2);
  }

  back(): void {
    this.#place = Math.max(0, this.#place - 1);
  }

  next(): void {
    this.#place = Math.min(this.#positions.length - 1, this.#place + 1);
  }

  close(): void {
    this.#positions = [];
    this.#place = 0;
  }
}
