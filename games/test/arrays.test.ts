import {
  ArrayWriter,
  CHANCE,
  defaultOptions,
  firstActor,
  type Game,
  type GameArrays,
  imagineStart,
  isOver,
  lengthOf,
  loadArrays,
  type Move,
  Referee,
  Seeded,
} from '@pepite/kernel';
import { describe, expect, it } from 'vitest';
import { scaled } from '../../kernel/test/scale.ts';
import { SEED } from '../../kernel/test/seed.ts';
import { GAMES } from '../index.ts';
import { game as template } from '../template/index.ts';

type AnyReferee = Referee<unknown, unknown, unknown, ReturnType<typeof defaultOptions>>;

const STEPS = 7;

/** Plays some matches, by actions alone; `watch` is called before every decision. */
async function playByActions(
  game: Game,
  seats: number,
  watch: (referee: AnyReferee, arrays: GameArrays, choices: ReadonlyMap<number, Move>) => void,
): Promise<void> {
  const options = defaultOptions(game.options, seats);
  const arrays = await loadArrays(game, seats, options);
  for (let match = 0; match < scaled(3); match++) {
    const rng = new Seeded(SEED, match);
    const referee = new Referee(game, seats, options);
    for (let turn = referee.turn; !isOver(turn); turn = referee.turn) {
      const actor = firstActor(turn);
      if (actor === CHANCE) {
        referee.drawChance(rng);
        continue;
      }
      const choices = choicesOf(referee, arrays, actor);
      watch(referee, arrays, choices);
      const moves = [...choices.values()];
      const move = moves[rng.below(moves.length)];
      expect(referee.submit(actor, move)).toBeUndefined();
    }
  }
}

function choicesOf(referee: AnyReferee, arrays: GameArrays, seat: number): Map<number, Move> {
  const named: [action: number, move: Move][] = [];
  arrays.choices(referee.view(seat), referee.listed(seat), (action, move) => {
    named.push([action, move]);
  });
  const choices = new Map(named);
  expect([choices.size, new Set(choices.values()).size]).toEqual([named.length, named.length]);
  return choices;
}

function observed(referee: AnyReferee, arrays: GameArrays, seat: number): readonly number[] {
  const writer = new ArrayWriter();
  arrays.observe(referee.view(seat), writer);
  return writer.numbers;
}

const TABLES = [...GAMES, template].flatMap((game) =>
  [...new Set([game.seats.least, game.seats.most])].map((seats) => ({ game, id: game.id, seats })),
);

describe.each(TABLES)('arrays of $id with $seats seats', ({ game, seats }) => {
  it('every observation has the declared length, and every number its range', async () => {
    await playByActions(game, seats, (referee, arrays) => {
      const parts = arrays.parts(seats);
      const ranges = parts.flatMap((one) => Array.from({ length: one.length }, () => one));
      const numbers = observed(referee, arrays, referee.journal.length % seats);
      expect(numbers).toHaveLength(lengthOf(parts));
      const wrong = numbers.findIndex(
        (number, place) =>
          !Number.isInteger(number) || number < ranges[place].least || number > ranges[place].most,
      );
      expect(wrong < 0 ? undefined : [ranges[wrong].name, numbers[wrong]]).toBeUndefined();
    });
  });

  it('whoever decides has an action, each of them names one legal move', async () => {
    await playByActions(game, seats, (referee, arrays, choices) => {
      const seat = firstActor(referee.turn);
      const count = arrays.actions(seats);
      expect(choices.size).toBeGreaterThan(0);
      const wrong = [...choices].filter(
        ([action, move]) =>
          !Number.isInteger(action) ||
          action < 0 ||
          action >= count ||
          referee.judge(seat, move) !== undefined,
      );
      expect(wrong).toEqual([]);
    });
  });

  it('an observation is the same when all that is hidden from the seat is drawn anew', async () => {
    let compared = 0;
    await playByActions(game, seats, (referee, arrays) => {
      const ply = referee.journal.length;
      if (ply % STEPS !== 0 || referee.pending.length > 0) return;
      const seat = ply % seats;
      const start = imagineStart(referee, referee.view(seat), new Seeded(SEED, ply));
      const redrawn = new Referee(referee.game, seats, referee.options, start);
      expect(observed(redrawn, arrays, seat)).toEqual(observed(referee, arrays, seat));
      compared++;
    });
    expect(compared).toBeGreaterThan(0);
  });
});

describe('plain arrays', () => {
  it('a game without arrays of its own is written down value by value', async () => {
    const { loadArrays: _, ...bare } = GAMES[0];
    for (const game of [template, bare]) {
      const arrays = await loadArrays(game, 3, defaultOptions(game.options, 3));
      expect(arrays.parts(3).map(({ name }) => name)).toEqual(['seat', 'table', 'hand']);
    }
  });
});
