import {
  begin,
  CHANCE,
  deciding,
  each,
  firstActor,
  type Game,
  isOver,
  listMoves,
  look,
  Moves,
  type Options,
  printActor,
  Seeded,
  tableOf,
  variantOf,
} from '@pepite/kernel';

const MOST_MOVES_SHOWN = 12;

/**
 * A random match as a text a person can read and check against the rulebook: at every decision what
 * has changed on the table, the hand of each seat that decides, and its legal moves.
 */
export function playthrough(base: Game, seats: number, options: Options, seed: number): string {
  const game = variantOf(base, options);
  const rng = new Seeded(seed);
  const world = begin(game, seats, options);
  const moves = new Moves();
  const names = Array.from({ length: seats }, (_, seat) => `Seat ${seat}`);
  const picture = new Picture(game, names);
  const lines = [`${game.id}, ${seats} seats, options ${JSON.stringify(options)}, seed ${seed}`];
  for (let turn = game.turn(tableOf(world)); !isOver(turn); turn = game.turn(tableOf(world))) {
    const actor = firstActor(turn);
    if (actor !== CHANCE) lines.push('', ...picture.changes(tableOf(world)));
    for (const seat of each(deciding(turn))) {
      listMoves(game, world, seat, moves);
      lines.push(...game.words.en.hand(look(world, seat).hand).map((line) => `  ${seat}: ${line}`));
      lines.push(`  ${seat} may: ${shortened([...moves].map((move) => game.print(move)))}`);
    }
    listMoves(game, world, actor, moves);
    const move = moves.draw(rng);
    lines.push(`${printActor(actor)} ${game.print(move)}`);
    game.apply(world, actor, move);
  }
  const { scores, winners } = game.result(tableOf(world));
  lines.push('', ...game.words.en.table(tableOf(world), names));
  lines.push('', `scores ${scores.join(' ')}, winners ${winners.join(' ')}`, '');
  return lines.join('\n');
}

function shortened(texts: readonly string[]): string {
  const rest = texts.length - MOST_MOVES_SHOWN;
  const shown = texts.slice(0, MOST_MOVES_SHOWN).join(', ');
  return rest > 0 ? `${shown}, … ${rest} more` : shown;
}

/** The table as text, of which only the lines that have changed are shown again. */
class Picture {
  readonly #game: Game;
  readonly #names: readonly string[];
  #last: readonly string[] = [];

  constructor(game: Game, names: readonly string[]) {
    this.#game = game;
    this.#names = names;
  }

  changes(table: unknown): readonly string[] {
    const lines = this.#game.words.en.table(table, this.#names);
    const changed = lines.filter((line) => line !== '' && !this.#last.includes(line));
    this.#last = lines;
    return changed;
  }
}
