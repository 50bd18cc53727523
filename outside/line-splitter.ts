import { LONGEST_LINE } from './lines.ts';

/** Cuts what arrives into lines. One that is too long is not kept: it is told as `undefined`. */
export class LineSplitter {
  readonly #longest: number;
  #begun = '';
  #isTooLong = false;

  constructor(longest = LONGEST_LINE) {
    this.#longest = longest;
  }

  /** The lines that end in this text; empty ones are passed over. */
  take(text: string): readonly (string | undefined)[] {
    const lines: (string | undefined)[] = [];
    let from = 0;
    for (let end = text.indexOf('\n'); end >= 0; end = text.indexOf('\n', from)) {
      this.#add(text.slice(from, end));
      from = end + 1;
      this.#finish(lines);
    }
    this.#add(text.slice(from));
    return lines;
  }

  /** What has arrived after the last end of a line, once nothing more comes. */
  end(): readonly (string | undefined)[] {
    const lines: (string | undefined)[] = [];
    this.#finish(lines);
    return lines;
  }

  #add(text: string): void {
    if (this.#begun.length + text.length > this.#longest) {
      this.#isTooLong = true;
      this.#begun = '';
    }
    if (!this.#isTooLong) this.#begun += text;
  }

  #finish(lines: (string | undefined)[]): void {
    const line = this.#begun.endsWith('\r') ? this.#begun.slice(0, -1) : this.#begun;
    if (this.#isTooLong) lines.push(undefined);
    else if (line !== '') lines.push(line);
    this.#begun = '';
    this.#isTooLong = false;
  }
}
