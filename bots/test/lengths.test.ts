import { GAMES } from '@pepite/games';
import type { Listing } from '@pepite/kernel';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { SEED } from '../../kernel/test/seed.ts';
import { LENGTHS } from '../lengths.ts';
import { measureLength } from './support/match-length.ts';

/** The seconds of a decision: one's own, and a bot's at a human pace (see docs/figures.md). */
const OWN = 8;
const OF_A_BOT = 1;
/** So many matches give the mean to a minute or so. */
const MATCHES = 40;
const ABOUT = 2;
/** So few are enough to tell another number of seats, or another game, by their lengths. */
const FEW = 8;

async function listingOf(id: string): Promise<Listing> {
  const path = join(import.meta.dirname, '../../games', id, 'listing.ts');
  return ((await import(path)) as { readonly listing: Listing }).listing;
}

const BY_ID = GAMES.map((game) => [game.id, game] as const);

it.each(BY_ID)('the listing of %s says how long a match takes', async (id, game) => {
  const { best, minutes } = await listingOf(id);
  const length = measureLength(game, best, { matches: MATCHES, seed: SEED });
  const seconds = (length.moves / best) * (OWN + OF_A_BOT * (best - 1));
  expect(Math.abs(seconds / 60 - minutes), `${seconds / 60} minutes`).toBeLessThan(ABOUT);
});

describe('how long matches are', () => {
  const measured = GAMES.filter(({ id }) => LENGTHS[id] !== undefined);
  const cases = measured.flatMap((game) => {
    const { least, most } = game.seats;
    return Array.from(
      { length: most - least + 1 },
      (_, more) => [game.id, least + more, game] as const,
    );
  });

  it.each(cases)('the length of %s with %i players is known', (id, seats, game) => {
    const known = LENGTHS[id]?.[seats];
    if (known === undefined) throw new Error('it was not measured');
    const { asked, turns } = measureLength(game, seats, { matches: FEW, seed: SEED });
    expect(Math.abs(asked / known.asked - 1), `asked ${asked} times`).toBeLessThan(0.35);
    expect(Math.abs(turns / known.turns - 1), `${turns} turns`).toBeLessThan(0.35);
  });
});
