import { gzipSync } from 'node:zlib';

interface Packed {
  readonly encoding: 'gzip' | undefined;
  readonly content: string | Buffer;
}

/** All our pages in both languages, twice over: whoever makes up hosts fills no memory. */
const MOST = 64;
/** Smaller pages fit into what is sent at first anyway. */
const LEAST = 4096;

/** Pages that are written for whoever asks: the same ones are asked for again and again. */
export class PackedPages {
  readonly #packed = new Map<string, Buffer>();

  /** Compresses a page, if that is wanted and worth it. */
  pack(page: string, accepted: string | undefined): Packed {
    const isWanted = /\bgzip\b/.test(accepted ?? '');
    if (!isWanted || page.length < LEAST) return { encoding: undefined, content: page };
    const known = this.#packed.get(page);
    if (known !== undefined) return { encoding: 'gzip', content: known };
    if (this.#packed.size >= MOST) this.#packed.clear();
    const content = gzipSync(page);
    this.#packed.set(page, content);
    return { encoding: 'gzip', content };
  }
}
