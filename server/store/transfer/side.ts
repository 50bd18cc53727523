import type { Item } from './items.ts';

/** A store that is read for a copy: nobody changes it meanwhile, or it is read as it was. */
export interface Source {
  count(kind: string): Promise<number>;
  /** All items of a kind, some at a time, in the order of the bytes of their keys. */
  pages(kind: string): AsyncIterable<readonly Item[]>;
}

/** A store that a copy is written to. */
export interface Target extends Source {
  /** Takes items of a kind away, then adds others: all of it or nothing. */
  write(kind: string, gone: readonly string[], added: readonly Item[]): Promise<void>;
}

/** So many items are read, and written, at a time. */
export const PAGE = 200;
