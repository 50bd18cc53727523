import { createHash, type Hash } from 'node:crypto';
import type { Watch } from '../backup.ts';
import { compareKeys, type Item, KINDS } from './items.ts';
import { PAGE, type Source, type Target } from './side.ts';

/** What was copied, and found to be the same on both sides. */
export interface Transferred {
  readonly counts: Readonly<Record<string, number>>;
  /** SHA-256 of everything, the same for the same data in any store. */
  readonly hash: string;
}

/** A copy that is not what was copied. */
export class CopyDiffers extends Error {
  readonly where: string;

  constructor(kind: string, key: string) {
    // The keys of guests and secrets are nobody's to read in a terminal.
    const where = kind === 'matches' ? `${kind}: ${key}` : kind;
    super(`the copy differs in ${where}`);
    this.where = where;
  }
}

interface Pair {
  readonly source?: Item;
  readonly target?: Item;
}

/**
 * Makes one store hold what another one does, and nothing else, then reads both and compares. What
 * is already there and the same is left alone, so whoever was cut short goes on by beginning again.
 */
export async function transfer(
  source: Source,
  target: Target,
  { progress, signal }: Watch,
): Promise<Transferred> {
  const counts = await countAll(source);
  const total = 2 * Object.values(counts).reduce((sum, count) => sum + count, 0);
  let done = 0;
  const step = (items: number): void => {
    signal.throwIfAborted();
    progress((done += items), Math.max(total, done, 1));
  };
  for (const kind of KINDS) await copy(kind, source, target, step);
  const hash = createHash('sha256');
  for (const kind of KINDS) await compare(kind, source, target, { hash, step });
  return { counts, hash: hash.digest('hex') };
}

async function countAll(side: Source): Promise<Readonly<Record<string, number>>> {
  const counts: Record<string, number> = {};
  for (const kind of KINDS) counts[kind] = await side.count(kind);
  return counts;
}

async function copy(
  kind: string,
  source: Source,
  target: Target,
  step: (items: number) => void,
): Promise<void> {
  let gone: string[] = [];
  let added: Item[] = [];
  let seen = 0;
  const flush = async (): Promise<void> => {
    if (gone.length + added.length > 0) await target.write(kind, gone, added);
    step(seen);
    [gone, added, seen] = [[], [], 0];
  };
  for await (const { source: from, target: to } of pairs(kind, source, target)) {
    if (from !== undefined) seen++;
    if (from?.content === to?.content) continue;
    if (to !== undefined) gone.push(to.key);
    if (from !== undefined) added.push(from);
    if (gone.length + added.length >= PAGE) await flush();
  }
  await flush();
}

async function compare(
  kind: string,
  source: Source,
  target: Target,
  { hash, step }: { readonly hash: Hash; readonly step: (items: number) => void },
): Promise<void> {
  let seen = 0;
  for await (const { source: from, target: to } of pairs(kind, source, target)) {
    const key = from?.key ?? to?.key ?? '';
    if (from === undefined || from.content !== to?.content) throw new CopyDiffers(kind, key);
    hash.update(`${kind}\n${key}\n${to.content}\n`);
    if (++seen % PAGE === 0) step(PAGE);
  }
  step(seen % PAGE);
}

/** The items of both stores by their keys, in order; a key that only one has is a pair of one. */
async function* pairs(kind: string, source: Source, target: Source): AsyncGenerator<Pair> {
  const from = items(source.pages(kind));
  const to = items(target.pages(kind));
  try {
    let [one, other] = [await from.next(), await to.next()];
    while (one.done !== true || other.done !== true) {
      const order = orderOf(one, other);
      yield {
        ...(order <= 0 && one.done !== true && { source: one.value }),
        ...(order >= 0 && other.done !== true && { target: other.value }),
      };
      if (order <= 0) one = await from.next();
      if (order >= 0) other = await to.next();
    }
  } finally {
    await from.return();
    await to.return();
  }
}

type Next = IteratorResult<Item, void>;

function orderOf(one: Next, other: Next): number {
  if (one.done === true) return 1;
  if (other.done === true) return -1;
  return compareKeys(one.value.key, other.value.key);
}

async function* items(pages: AsyncIterable<readonly Item[]>): AsyncGenerator<Item, void> {
  for await (const page of pages) yield* page;
}
