import {
  begin,
  firstActor,
  type Game,
  isOver,
  listMoves,
  lookOn,
  Moves,
  readOptions,
  Seeded,
  tableOf,
  variantOf,
  type World,
} from '@pepite/kernel';
import type { Letters, Scene } from '../../drawing.ts';

/** Texts as bars, about as wide and high as letters are. */
export const bars: Letters = {
  write(text, { x, y, size, most, anchor = 'start', colour }) {
    const width = Math.max(0, Math.min(text.length * size * 0.6, most));
    const left = x - { start: 0, middle: 0.5, end: 1 }[anchor] * width;
    const code = Array.from(text, (sign) => sign.codePointAt(0)).join('-');
    return (
      `<rect x="${left}" y="${y - size * 0.74}" width="${width}" height="${size * 0.96}"` +
      ` fill="${colour}" data-text="${code}"/>`
    );
  },
};

/** Names that would be more than text, were they written as they are. */
const NAMES = [
  '<script>',
  '"Ann" & co',
  'A name of as many letters as there may be',
  'é',
  '',
  '🎲',
];

export const sceneOf = (table: unknown, seats: number): Scene => ({
  table,
  options: {},
  players: Array.from({ length: seats }, (_, seat) => ({
    name: NAMES[seat] ?? '',
    points: '1,234.5 points',
    score: '1,234.5',
    isWinner: seat === 1,
  })),
  language: 'fr',
  letters: bars,
});

/** A moment of a match: its table, and the same with all that is hidden drawn anew. */
export interface Sampled {
  readonly ply: number;
  readonly table: unknown;
  readonly redrawn: unknown;
  readonly isOtherwise: boolean;
}

const copyOf = (table: unknown): unknown => JSON.parse(JSON.stringify(table));

/** Moments of a match of random moves, the first and the last among them. */
export function sample(base: Game, seats: number, seed: number, count: number): readonly Sampled[] {
  const read = readOptions(base, seats, {});
  if ('problem' in read) throw new Error('there are no such options');
  const game = variantOf(base, read.options);
  const start = (): AnyWorld => begin(game, seats, read.options);
  const plies = play(game, start(), new Seeded(seed), () => {});
  const step = Math.max(1, Math.floor(plies / count));
  const [world, blank, other] = [start(), start(), start()];
  const moments: Sampled[] = [];
  play(game, world, new Seeded(seed), (ply) => {
    if (ply % step > 0 && ply < plies) return;
    game.imagine(lookOn(world, blank), new Seeded(seed, ply), other);
    const isOtherwise = JSON.stringify(other.hands) !== JSON.stringify(world.hands);
    const [table, redrawn] = [copyOf(tableOf(world)), copyOf(tableOf(other))];
    moments.push({ ply, table, redrawn, isOtherwise });
  });
  return moments;
}

type AnyWorld = World<unknown, unknown, unknown>;

/** Plays on to the end, shows each position, and says how many moves it took. */
function play(game: Game, world: AnyWorld, rng: Seeded, look: (ply: number) => void): number {
  const moves = new Moves();
  for (let ply = 0; ; ply++) {
    const turn = game.turn(tableOf(world));
    look(ply);
    if (isOver(turn)) return ply;
    const actor = firstActor(turn);
    listMoves(game, world, actor, moves);
    game.apply(world, actor, moves.draw(rng));
  }
}
