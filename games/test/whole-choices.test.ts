import {
  deciding,
  defaultOptions,
  each,
  type Game,
  isSimultaneous,
  type Move,
  type Options,
  printView,
  Referee,
  Seeded,
} from '@pepite/kernel';
import { describe, expect, it } from 'vitest';
import { GAMES } from '../index.ts';

type AnyReferee = Referee<unknown, unknown, unknown, Options>;

const print = (view: ReturnType<AnyReferee['viewAfter']>): string | undefined =>
  view === undefined ? undefined : printView(view);

interface Choice {
  readonly moves: readonly Move[];
  readonly views: readonly (string | undefined)[];
}

/** Where seats decide one by one, every move is a choice. */
function drawMove(referee: AnyReferee, seat: number, rng: Seeded): Choice {
  const legal = referee.legal(seat);
  const moves = [legal[rng.below(legal.length)]];
  expect(referee.viewAfter(seat, moves)).toBeUndefined();
  return { moves, views: [undefined] };
}

/** A whole choice of a seat, drawn at random before any of it is made, and the views on its way. */
function drawChoice(referee: AnyReferee, seat: number, rng: Seeded): Choice {
  const moves: Move[] = [];
  const views: (string | undefined)[] = [];
  // What may be done after some moves is listed where they are made.
  const ahead = new Referee(referee.game, referee.seats, referee.options);
  for (const entry of [...referee.journal, ...referee.pending]) ahead.tell(entry);
  do {
    const legal = ahead.legal(seat);
    const move = legal[rng.below(legal.length)];
    ahead.submit(seat, move);
    moves.push(move);
    views.push(print(referee.viewAfter(seat, moves)));
  } while (views.at(-1) !== undefined);
  return { moves, views };
}

/** Plays a match at random; how many choices of several moves there were. */
function playChoices(game: Game, seats: number, seed: number): number {
  const rng = new Seeded(seed);
  const referee: AnyReferee = new Referee(game, seats, defaultOptions(game.options, seats));
  let chains = 0;
  while (!referee.isOver) {
    const asked = [...each(deciding(referee.turn))];
    if (asked.length === 0) {
      referee.drawChance(rng);
      continue;
    }
    const seat = asked[rng.below(asked.length)];
    const before = printView(referee.view(seat));
    const draw = isSimultaneous(referee.turn) ? drawChoice : drawMove;
    const { moves, views } = draw(referee, seat, rng);
    expect(printView(referee.view(seat))).toBe(before);
    if (moves.length > 1) chains++;
    for (const [place, move] of moves.entries()) {
      expect(referee.submit(seat, move)).toBeUndefined();
      if (views[place] !== undefined) expect(printView(referee.view(seat))).toBe(views[place]);
    }
  }
  return chains;
}

describe.each(GAMES.map((game) => [game.id, game] as const))(
  'a whole choice of %s',
  (_id, game) => {
    it('a whole choice is seen ahead as it comes, and to its end', () => {
      let chains = 0;
      for (const seats of [game.seats.least, game.seats.most])
        chains += playChoices(game, seats, 1);
      expect(chains > 0).toBe(game.id === 'silver-and-gold');
    });
  },
);
