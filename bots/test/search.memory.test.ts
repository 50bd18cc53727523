import { GAMES, gameOf } from '@pepite/games';
import { copiesIn } from '@pepite/games/auruxxx/cards/pack';
import { GOLDEN } from '@pepite/games/auruxxx/pieces';
import type { AuruxxxWorld } from '@pepite/games/auruxxx/world';
import type { AurumWorld } from '@pepite/games/aurum/world';
import type { SilverWorld } from '@pepite/games/silver-and-gold/world';
import {
  begin,
  CHANCE,
  defaultOptions,
  firstActor,
  type Game,
  isOver,
  itemAt,
  listMoves,
  look,
  Moves,
  printView,
  Seeded,
  tableOf,
  type World,
} from '@pepite/kernel';
import { describe, expect, it } from 'vitest';
import { heuristicFor } from '../heuristics/index.ts';
import { insightFor } from '../search/insight/index.ts';

type AnyWorld = World<unknown, unknown, unknown>;

/** Plays a match; at every choice what is imagined from memory is compared with what is true. */
function imagineAll(
  game: Game,
  seats: number,
  seed: number,
  check: (truth: AnyWorld, imagined: AnyWorld, seat: number) => void,
): void {
  const options = defaultOptions(game.options, seats);
  const world = begin(game, seats, options);
  const imagined = begin(game, seats, options);
  const insights = Array.from({ length: seats }, () => insightFor({ game, seats, options }));
  const bots = insights.map(() => heuristicFor(game));
  const moves = new Moves();
  const rng = new Seeded(seed);
  for (let turn = game.turn(tableOf(world)); !isOver(turn); turn = game.turn(tableOf(world))) {
    const actor = firstActor(turn);
    listMoves(game, world, actor, moves);
    if (actor !== CHANCE) {
      const view = look(world, actor);
      const insight = itemAt(insights, actor);
      if (insight.imagine === undefined) game.imagine(view, rng, imagined);
      else insight.imagine(view, rng, imagined);
      check(world, imagined, actor);
    }
    const drawn = actor === CHANCE || rng.below(4) === 0;
    const move = drawn
      ? moves.draw(rng)
      : itemAt(bots, actor).choose(look(world, actor), moves, rng);
    game.apply(world, actor, move);
    for (const [seat, insight] of insights.entries()) insight.note?.(look(world, seat));
  }
}

const SETTINGS = GAMES.flatMap((game) =>
  [game.seats.least, game.seats.most].map((seats) => ({ game, seats })),
);

describe.each(SETTINGS)('memory in $game.id with $seats seats', ({ game, seats }) => {
  it('imagined worlds are whole, and look the same to the seat', () => {
    for (let match = 0; match < 3; match++) {
      imagineAll(game, seats, match, (truth, imagined, seat) => {
        expect(game.invariantError(imagined)).toBeUndefined();
        expect(printView(look(imagined, seat))).toBe(printView(look(truth, seat)));
      });
    }
  });
});

const gameNamed = (id: string): Game => {
  const game = gameOf(id);
  if (game === undefined) throw new Error(`there is no ${id}`);
  return game;
};

describe('memory', () => {
  it('no metal of Aurum that was played comes back', () => {
    imagineAll(gameNamed('aurum'), 4, 1, (truth, imagined) => {
      // Nothing is hidden but in hands, so that what is spent is known card by card.
      const spent = (world: AnyWorld): unknown => (world as AurumWorld).box.spent;
      expect(spent(imagined)).toEqual(spent(truth));
    });
  });

  it('the expedition cards of Silver & Gold still to come are known', () => {
    imagineAll(gameNamed('silver-and-gold'), 2, 1, (truth, imagined) => {
      const { once, twice } = (truth as SilverWorld).box;
      expect((imagined as SilverWorld).box).toMatchObject({ once, twice });
    });
  });

  it('no golden twelve of Auruxxx lies in the talon, and small hands have more of them', () => {
    let [small, large, smallCards, largeCards] = [0, 0, 0, 0];
    for (let match = 0; match < 6; match++) {
      imagineAll(gameNamed('auruxxx'), 2, match, (_, imagined, seat) => {
        const { hands, table, box } = imagined as AuruxxxWorld;
        expect(copiesIn(box.talon, 0, GOLDEN)).toBe(0);
        const size = itemAt(table.handSizes, 1 - seat);
        const goldens = copiesIn(itemAt(hands, 1 - seat).cards, 0, GOLDEN);
        if (size <= 3) [small, smallCards] = [small + goldens, smallCards + size];
        if (size >= 10) [large, largeCards] = [large + goldens, largeCards + size];
      });
    }
    expect(small / smallCards).toBeGreaterThan((2 * large) / largeCards);
  });
});
