import type { OwnRecords } from '@pepite/protocol';
import { type Answer, ask } from '../site/api.ts';
import type { Played } from './figures.ts';

/** Some of the reader's finished matches, from some place on. */
export type AskPage = (skip: number) => Answer<OwnRecords>;

/** More pages than a server or a browser has. */
const MOST_PAGES = 100;

export const askServer: AskPage = (skip) => ask(`/api/me/records?skip=${skip}`);

/** Those of this browser: what plays offline is fetched only where something was played. */
export const askBrowser: AskPage = async (skip) => {
  const { offlineMatches } = await import('../offline/index.ts');
  const { SELF } = await import('../offline/registry.ts');
  return { value: await offlineMatches().recordsOf(SELF, skip) };
};

/** What was read, and whether some could not be. */
export interface Loaded {
  readonly played: readonly Played[];
  readonly isWhole: boolean;
}

/** Reads page after page, until there are no more or one can't be had. */
export async function loadPages(
  askPage: AskPage,
  addressOf: (match: string) => string,
): Promise<Loaded> {
  const played: Played[] = [];
  let skip: number | null = 0;
  for (let page = 0; skip !== null && page < MOST_PAGES; page++) {
    const answer: Awaited<ReturnType<AskPage>> = await askPage(skip);
    if ('problem' in answer) return { played, isWhole: false };
    const { matches, next } = answer.value;
    played.push(...matches.map((one) => ({ ...one, address: addressOf(one.match) })));
    skip = next;
  }
  return { played, isWhole: true };
}
