import { defaultOptions, type Game, Seeded } from '@pepite/kernel';
import { heuristicFor, playMatch } from '../../index.ts';

/** How long matches are, in the mean of some. */
export interface MatchLength {
  /** How many moves players make, all together. */
  readonly moves: number;
  /** How often one player is asked: the choices of a turn are one answer, however many moves. */
  readonly asked: number;
  /** How many turns there are one after the other: what all choose at once is one. */
  readonly turns: number;
}

/** Has heuristic bots play matches, and counts. */
export function measureLength(
  game: Game,
  seats: number,
  { matches, seed }: { readonly matches: number; readonly seed: number },
): MatchLength {
  const options = defaultOptions(game.options, seats);
  const turns = new Set<string>();
  const asked = new Set<string>();
  let place = '';
  const bots = Array.from({ length: seats }, () => {
    const bot = heuristicFor(game, options);
    return {
      ...bot,
      choose: (...[view, moves, rng]: Parameters<typeof bot.choose>) => {
        turns.add(place);
        asked.add(`${place} ${view.seat}`);
        return bot.choose(view, moves, rng);
      },
    };
  });
  let moves = 0;
  for (let match = 0; match < matches; match++) {
    place = `${match} 0`;
    const { decisions } = playMatch(game, options, bots, new Seeded(seed, match), (referee) => {
      place = `${match} ${referee.journal.length}`;
    });
    moves += decisions;
  }
  return {
    moves: moves / matches,
    asked: asked.size / seats / matches,
    turns: turns.size / matches,
  };
}
