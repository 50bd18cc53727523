import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { itemAt, type MatchRecord } from '@pepite/kernel';
import type { BrowserContext, Page } from 'playwright-core';

const GAMES = join(import.meta.dirname, '../../../../games');

/** A match that another program has recorded, with people in it and times. */
export function recordNamed(name: string): MatchRecord {
  const path = join(GAMES, name.replace(/-\d.*/, ''), 'test/records', `${name}.jsonl`);
  const record = JSON.parse(itemAt(readFileSync(path, 'utf8').split('\n'), 0)) as MatchRecord;
  const names = ['Ann', 'Wilhelmina Wolkenstein', 'Ben', 'Cleo', 'Émile', 'Fay'];
  return {
    ...record,
    players: record.players.map((_, seat) => ({ name: itemAt(names, seat) })),
    times: record.moves.map((move, ply) => (move.startsWith('*') ? null : (ply * 977) % 45_000)),
  };
}

/** Has the server tell this of every match: to play one would take longer than to look back. */
export const tellRecord = (browser: Page | BrowserContext, record: MatchRecord): Promise<unknown> =>
  browser.route('**/api/matches/*/record', (route) => route.fulfill({ json: record }));

/** Waits until the board of a replay is there. */
export const replayDrawn = (page: Page): Promise<void> =>
  page.locator('.replay [aria-busy=false] [data-banner]').waitFor();

/** What went wrong, but for the address: the server knows no match that only we tell of. */
export const troublesIn = (errors: readonly string[]): readonly string[] =>
  errors.filter((error) => !error.includes('404'));
