import { GAMES } from '@pepite/games';
import { defaultOptions, type Moves, Seeded, type View } from '@pepite/kernel';
import { expect, it } from 'vitest';
import { type Bot, heuristicFor, playMatch, seatAdviser, type Setting } from '../index.ts';
import { MOST_ADVISED } from '../search/search.ts';

const MATCHES = 5;
/** More moves than are compared at a time. */
const WIDE = 64;

const SETTINGS = GAMES.map((game) => ({
  game,
  seats: game.seats.most,
  options: defaultOptions(game.options, game.seats.most),
}));

type Look = (view: View<unknown, unknown>, moves: Moves) => void;

/** Plays some matches among heuristics; `look` sees every choice before it is made. */
function watchChoices(setting: Setting, look: Look): void {
  const watched = (): Bot => {
    const bot = heuristicFor(setting.game);
    return {
      see: (view) => bot.see?.(view),
      choose(view, moves, rng) {
        look(view, moves);
        return bot.choose(view, moves, rng);
      },
    };
  };
  for (let seed = 0; seed < MATCHES; seed++) {
    const bots = Array.from({ length: setting.seats }, watched);
    playMatch(setting.game, setting.options, bots, new Seeded(seed));
  }
}

it.each(SETTINGS)('the adviser may weigh any move that a player of $game.id has', (setting) => {
  let most = 0;
  watchChoices(setting, (_, moves) => {
    most = Math.max(most, moves.weight);
  });
  expect(most).toBeGreaterThan(2);
  expect(most).toBeLessThanOrEqual(MOST_ADVISED);
});

it.each(SETTINGS.filter(({ game }) => game.id === 'or-etc'))(
  'the adviser weighs as many moves of a wide choice in $game.id as it has time for',
  (setting) => {
    const told: { all: number; inTime: number; inHaste: number }[] = [];
    watchChoices(setting, (view, moves) => {
      if (told.length > 0 || moves.weight <= WIDE) return;
      const weighed = (iterations: number): number =>
        seatAdviser(setting, { iterations }).advise(view, moves, new Seeded(1)).moves.length;
      const all = moves.weight;
      told.push({ all, inTime: weighed(50 * all), inHaste: weighed(1000) });
    });
    const [{ all, inTime, inHaste } = { all: 0, inTime: 0, inHaste: 0 }] = told;
    expect(all).toBeGreaterThan(WIDE);
    expect(inTime).toBe(all);
    // Some moves are told, and not none since there are too many.
    expect(inHaste).toBeGreaterThan(WIDE / 2);
    expect(inHaste).toBeLessThan(all);
  },
);
