import {
  begin,
  deciding,
  defaultOptions,
  each,
  firstActor,
  type Game,
  isChance,
  isOver,
  itemAt,
  listMoves,
  Moves,
  type Rng,
  tableOf,
} from '@pepite/kernel';

/** Every move that anybody, chance included, could have made in some match of the game. */
export function knownMoves(game: Game, seats: number, rng: Rng): readonly string[] {
  const world = begin(game, seats, defaultOptions(game.options, seats));
  const known = new Set<number>();
  const moves = new Moves();
  for (let turn = game.turn(tableOf(world)); !isOver(turn); turn = game.turn(tableOf(world))) {
    const actors = isChance(turn) ? [firstActor(turn)] : [...each(deciding(turn))];
    for (const actor of actors) {
      listMoves(game, world, actor, moves);
      for (const move of moves) known.add(move);
    }
    const actor = itemAt(actors, rng.below(actors.length));
    listMoves(game, world, actor, moves);
    game.apply(world, actor, moves.draw(rng));
  }
  return [...known].map((move) => game.print(move));
}
