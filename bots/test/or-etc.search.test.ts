import { begin, listMoves, look, Moves, type Options, Seeded } from '@pepite/kernel';
import { gameOf } from '@pepite/games';
import { game as orEtc } from '@pepite/games/or-etc/index';
import { describe, expect, it } from 'vitest';
import type { Bot } from '../bot.ts';
import { orEtcHeuristic } from '../heuristics/or-etc/index.ts';
import { WEIGHTS } from '../heuristics/or-etc/weights.ts';
import { playMatch } from '../match.ts';
import { insightFor } from '../search/insight/index.ts';
import { SearchBot } from '../search/search.ts';

const game = gameOf('or-etc') ?? orEtc;
const OPTIONS: Options = { sheets: 4, accidents: 3 };

/** What the search does in the auction, after these moves. */
function chosenAfter(...texts: readonly string[]): string {
  const world = begin(orEtc, 4, { sheets: 4, accidents: 3 });
  orEtc.apply(world, -1, orEtc.parse('first 0', -1) ?? 0);
  for (const text of texts) orEtc.apply(world, world.table.actor, orEtc.parse(text, 0) ?? 0);
  const moves = new Moves();
  listMoves(orEtc, world, world.table.actor, moves);
  const setting = { game, seats: 4, options: OPTIONS };
  const bot = new SearchBot(setting, insightFor(setting), { iterations: 60 }, () => 0);
  return orEtc.print(bot.choose(look(world, world.table.actor), moves, new Seeded(1)));
}

describe('the search in Or etc., at the auction', () => {
  const untilMug = Array.from({ length: 8 }, () => 'fold');
  const untilShovel = [...untilMug, 'bid 2', 'fold', 'fold', 'fold'];

  it('the search bids at once all that costs no card of its hand', () => {
    expect(chosenAfter(...untilShovel)).toBe('bid 2');
  });

  it('the search pays no card for a tool', () => {
    expect(chosenAfter()).toBe('fold');
    expect(chosenAfter(...untilShovel, 'bid 2')).toBe('fold');
  });
});

/** Plays on like one bot and makes sure that the other one would do the same. */
const agreeing = (one: Bot, other: Bot): Bot => ({
  choose(view, moves, rng) {
    const choice = one.choose(view, moves, rng);
    expect(other.choose(view, moves, rng)).toBe(choice);
    return choice;
  },
});

describe('the cache of outlooks', () => {
  it('a cache of outlooks changes no choice', () => {
    const bots = [0, 1, 2, 3].map(() =>
      agreeing(orEtcHeuristic(OPTIONS, WEIGHTS, 1), orEtcHeuristic(OPTIONS, WEIGHTS, 64)),
    );
    for (let match = 0; match < 3; match++) playMatch(game, OPTIONS, bots, new Seeded(5, match));
  });
});
