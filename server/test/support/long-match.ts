import { itemAt, Seeded } from '@pepite/kernel';
import type { Match } from '@pepite/matches';
import type { Page } from '../../../matches/test/support/page.ts';
import { PAUSE, type TestRegistry } from '../../../matches/test/support/test-registry.ts';
import { legalTexts } from './legal.ts';
import { stateFor } from './state.ts';

/** A match of people that has gone on for so many plies, and is not over. */
export async function playLong(
  setting: TestRegistry,
  game: string,
  seats: number,
  plies: number,
): Promise<Match> {
  const rng = new Seeded(7);
  const names = Array.from({ length: seats }, (_, seat) => `player-${seat}`);
  const pages = await setting.guests(...names);
  const host = itemAt(pages, 0);
  const match = await setting.create(host, { game, bots: pages.map(() => null) });
  await setting.watch(match, ...pages);
  for (const [seat, page] of pages.entries()) await page.ask({ type: 'sit', seat });
  await host.ask({ type: 'start' });
  for (let ply = 0; ply < plies; ply = stateFor(match, host.guest).position?.ply ?? 0) {
    if (match.status === 'over') throw new Error(`over after ${ply} plies`);
    for (const page of pages) await choose(match, page, rng);
    // Answers that are hidden are turned up at a moment of their own.
    await setting.pass(2 * PAUSE);
  }
  for (const page of pages) await page.leave();
  return match;
}

/** Somebody makes a legal move, if there is one to make. */
async function choose(match: Match, page: Page, rng: Seeded): Promise<void> {
  const state = stateFor(match, page.guest);
  const texts = legalTexts(state);
  if (texts.length === 0 || state.position === null) return;
  const { ply, own } = state.position;
  await page.ask({ type: 'move', ply, own, move: itemAt(texts, rng.below(texts.length)) });
}
