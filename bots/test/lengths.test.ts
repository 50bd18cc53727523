import { GAMES } from '@pepite/games';
import { defaultOptions, type Listing, Seeded } from '@pepite/kernel';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { SEED } from '../../kernel/test/seed.ts';
import { heuristicFor, playMatch } from '../index.ts';

/** The seconds of a decision: one's own, and a bot's at a human pace (see docs/figures.md). */
const OWN = 8;
const OF_A_BOT = 1;
/** So many matches give the mean to a minute or so. */
const MATCHES = 40;
const ABOUT = 2;

async function listingOf(id: string): Promise<Listing> {
  const path = join(import.meta.dirname, '../../games', id, 'listing.ts');
  return ((await import(path)) as { readonly listing: Listing }).listing;
}

const BY_ID = GAMES.map((game) => [game.id, game] as const);

it.each(BY_ID)('the listing of %s says how long a match takes', async (id, game) => {
  const { best, minutes } = await listingOf(id);
  const options = defaultOptions(game.options, best);
  const bots = Array.from({ length: best }, () => heuristicFor(game, options));
  let decisions = 0;
  for (let match = 0; match < MATCHES; match++) {
    decisions += playMatch(game, options, bots, new Seeded(SEED, match)).decisions / MATCHES;
  }
  const seconds = (decisions / best) * (OWN + OF_A_BOT * (best - 1));
  expect(Math.abs(seconds / 60 - minutes), `${seconds / 60} minutes`).toBeLessThan(ABOUT);
});
