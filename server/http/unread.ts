/** A socket, as far as what it has not read yet is concerned. */
export interface BufferedSocket {
  readonly bufferedAmount: number;
  terminate(): void;
}

/** What waits in our memory for the pages of one address to read it. */
export class Unread {
  readonly #most: number;
  readonly #readers = new Set<BufferedSocket>();
  /** No more than this was unread when it was last looked at, and has been sent since. */
  #estimate = 0;

  constructor(most: number) {
    this.#most = most;
  }

  add(reader: BufferedSocket): void {
    this.#readers.add(reader);
  }

  delete(reader: BufferedSocket): void {
    this.#readers.delete(reader);
  }

  /** So many bytes are about to be sent to one of them. */
  sending(bytes: number): void {
    this.#estimate += bytes;
    if (this.#estimate > this.#most) this.check();
  }

  /** Ends the slowest readers until no more is unread than may be. */
  check(): void {
    let total = 0;
    for (const { bufferedAmount } of this.#readers) total += bufferedAmount;
    while (total > this.#most) {
      const slowest = this.#slowest();
      if (slowest === undefined) break;
      total -= slowest.bufferedAmount;
      this.#readers.delete(slowest);
      slowest.terminate();
    }
    this.#estimate = total;
  }

  #slowest(): BufferedSocket | undefined {
    let slowest: BufferedSocket | undefined;
    for (const reader of this.#readers) {
      if (reader.bufferedAmount > (slowest?.bufferedAmount ?? 0)) slowest = reader;
    }
    return slowest;
  }
}
