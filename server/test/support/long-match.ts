import { itemAt, Seeded } from '@pepite/kernel';
import type { Match } from '@pepite/matches';
import { type Page, PAUSE, type Setting } from '../setting.ts';
import { legalTexts } from './legal.ts';
import { stateFor } from './state.ts';

/** A match of people that has gone on for so many plies, and is not over. */
export function playLong(setting: Setting, game: string, seats: number, plies: number): Match {
  const rng = new Seeded(7);
  const pages = Array.from({ length: seats }, (_, seat) => setting.guest(`player-${seat}`));
  const match = setting.create(itemAt(pages, 0), { game, bots: pages.map(() => null) });
  setting.watch(match, ...pages);
  pages.forEach(({ guest }, seat) => match.sit(guest, guest, seat));
  match.start(itemAt(pages, 0).guest);
  for (let ply = 0; ply < plies; ply = stateFor(match, itemAt(pages, 0).guest).position?.ply ?? 0) {
    if (match.status === 'over') throw new Error(`over after ${ply} plies`);
    for (const page of pages) choose(match, page, rng);
    // Answers that are hidden are turned up at a moment of their own.
    setting.clock.pass(2 * PAUSE);
    setting.ledger.flush();
  }
  for (const page of pages) match.leave(page);
  setting.ledger.flush();
  return match;
}

/** Somebody makes a legal move, if there is one to make. */
function choose(match: Match, { guest }: Page, rng: Seeded): void {
  const state = stateFor(match, guest);
  const texts = legalTexts(state);
  const found = match.courseFor(guest);
  if (texts.length === 0 || state.position === null || 'kind' in found) return;
  const { ply, own } = state.position;
  found.course.choose(found.seat, { ply, own }, itemAt(texts, rng.below(texts.length)));
}
