import { join } from 'node:path';
import { reportOf } from '../../lab/index.ts';
import { root } from '../bin/install.mjs';
import { Findings } from './findings.ts';
import { type Asked, readResultFrom, resultFile } from './kept.ts';
import { type Block, pagesOf } from './page.ts';
import type { Told } from './told.ts';

/** A report of ours: what it asks, and how it tells what was found. */
export interface GameReport {
  /** `docs/<id>-report.md`. */
  readonly id: string;
  readonly asks: readonly Asked[];
  /** `experiments/searches/<name>.json`. */
  readonly searches: readonly string[];
  /** Its text in both languages, from what is kept of its experiments. */
  readonly make: () => Promise<Told>;
}

/** A report that is told by `write` of what its experiments have found, each under its own name. */
export const gameReport = <Name extends string>(
  id: string,
  asked: Readonly<Record<Name, Asked>>,
  write: (found: Readonly<Record<Name, Findings>>) => readonly Block[],
  searches: readonly string[] = [],
): GameReport => ({
  id,
  searches,
  asks: Object.values<Asked>(asked),
  make: async () => {
    const found = await Promise.all(
      Object.entries<Asked>(asked).map(
        async ([name, { name: file }]) => [name, await findingsOf(file)] as const,
      ),
    );
    return pagesOf(write(Object.fromEntries(found) as Record<Name, Findings>));
  },
});

async function findingsOf(name: string): Promise<Findings> {
  const read = readResultFrom(resultFile(name));
  return new Findings(read.result, await reportOf(read, read.result));
}

export const documentOf = (id: string, language: 'en' | 'fr'): string =>
  join(root, 'docs', language === 'en' ? `${id}-report.md` : `${id}-report.fr.md`);
