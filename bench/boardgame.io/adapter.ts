import { createRequire } from 'node:module';
import type { State } from 'boardgame.io';
import {
  type Actor,
  CHANCE,
  CHANCE_TURN,
  defaultOptions,
  firstActor,
  type Game,
  type Move,
  Moves,
  OVER,
  type Rng,
  Seeded,
  type View,
  type World,
  type WorldParts,
} from '@pepite/kernel';

// boardgame.io is CommonJS without a map of exports, so `import` can't find its parts.
const require = createRequire(import.meta.url);
const { CreateGameReducer, InitializeGame } = require('boardgame.io/internal') as typeof import(
  'boardgame.io/internal',
  { with: { 'resolution-mode': 'require' } }
);
const { ActivePlayers } = require('boardgame.io/core') as typeof import('boardgame.io/core', {
  with: { 'resolution-mode': 'require' },
});

/** A world without the kernel's class around it: what boardgame.io and Immer can hold. */
type Data = WorldParts<unknown, unknown, unknown>;

/**
 * Any game of ours with the same rules code, on boardgame.io: its state `G` is our world as plain
 * data, and its one move changes the draft that Immer makes of it. The loop is ours too: list the
 * legal moves, draw one of them uniformly, carry it out; decisions are counted, chance is not.
 *
 * Where there was a choice it got the faster way, all measured on Aurum with 4 players:
 * - its reducer called directly, not a `Client` around a store around it: up to a tenth faster;
 * - chance settled inside the move that leads to it, and in `setup`, which is also how its own
 *   random plugin is used, not as moves of their own: 1.4 times as fast;
 * - no undo, no end-of-game hook, no turn order: every seat may act at any time.
 */
export function playerOf(game: Game, seats: number, seed: number): () => number {
  const rng = new Seeded(seed);
  const moves = new Moves();
  const options = defaultOptions(game.options, seats);
  const config = {
    name: game.id,
    disableUndo: true,
    turn: { activePlayers: ActivePlayers.ALL },
    setup: () => settled(game, game.create(seats, options), moves, rng),
    moves: {
      act: ({ G }: { G: Data }, actor: Actor, move: Move) => {
        game.apply(worldOf(G), actor, move);
        settled(game, G, moves, rng);
      },
    },
  };
  const reduce = CreateGameReducer({ game: config });

  return function play(): number {
    let state: State<Data> = InitializeGame({ game: config, numPlayers: seats });
    let decisions = 0;
    for (;;) {
      const turn = game.turn(state.G.table);
      if (turn === OVER) return decisions;
      const seat = firstActor(turn);
      const move = drawMove(game, state.G, seat, moves, rng);
      const payload = { type: 'act', args: [seat, move], playerID: String(seat) };
      state = reduce(state, { type: 'MAKE_MOVE', payload });
      decisions++;
    }
  };
}

/** The rules read and write the parts of a world only, never what its class hides. */
const worldOf = (data: Data) => data as World<unknown, unknown, unknown>;

const viewOf = ({ table, hands }: Data, seat: number) =>
  ({ table, seat, hand: hands[seat] }) as View<unknown, unknown>;

function drawMove(game: Game, data: Data, actor: Actor, moves: Moves, rng: Rng): Move {
  moves.clear();
  if (actor === CHANCE) game.chances(worldOf(data), moves);
  else game.moves(viewOf(data, actor), moves);
  return moves.draw(rng);
}

/** The same data, after chance has brought all that is up to it. */
function settled(game: Game, data: Data, moves: Moves, rng: Rng): Data {
  while (game.turn(data.table) === CHANCE_TURN) {
    game.apply(worldOf(data), CHANCE, drawMove(game, data, CHANCE, moves, rng));
  }
  return data;
}
