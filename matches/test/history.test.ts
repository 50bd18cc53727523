import { gameOf } from '@pepite/games';
import { valueOf } from '@pepite/games/aurum/pieces';
import type { Table } from '@pepite/games/aurum/world';
import {
  CHANCE,
  deciding,
  defaultOptions,
  each,
  type Immutable,
  isOver,
  itemAt,
  Seeded,
  withNames,
} from '@pepite/kernel';
import type { Logged } from '@pepite/protocol';
import { expect, it, onTestFinished, vi } from 'vitest';
import { PlayState } from '../play-state.ts';

function begin(id: string, seats: number): PlayState {
  const game = gameOf(id);
  if (game === undefined) throw new Error(id);
  return new PlayState(game, seats, defaultOptions(game.options, seats));
}

/** Chance moves until somebody has to decide. */
function drawChances(play: PlayState, rng: Seeded): void {
  play.step<never>(
    [],
    () => rng,
    () => undefined,
  );
}

it('[X32] a player looks back to the beginning of their last turn, also within a turn', () => {
  const play = begin('auruxxx', 3);
  const rng = new Seeded(5);
  const { referee } = play;
  let withinTurns = 0;
  for (drawChances(play, rng); !isOver(referee.turn); drawChances(play, rng)) {
    const seat = itemAt([...each(deciding(referee.turn))], 0);
    const actors = referee.journal.map(({ actor }) => actor);
    const last = actors.findLastIndex((actor) => actor !== CHANCE);
    // The present turn is the run of moves at the end that are the seat's own, or of chance.
    const present = actors.findLastIndex((actor) => actor !== CHANCE && actor !== seat) + 1;
    const { since } = play.history.lookBack(seat);
    if (actors[last] === seat) withinTurns++;
    const before = actors.slice(0, present);
    expect(actors[since] === seat || since === 0).toBe(true);
    if (before.includes(seat)) expect(since).toBeLessThan(present);
    expect(actors.slice(since, present).filter((actor) => actor === seat).length).toBe(
      runAtEnd(before, seat),
    );
    const moves = referee.legal(seat);
    play.submit(seat, itemAt(moves, rng.below(moves.length)));
  }
  expect(withinTurns).toBeGreaterThan(10);
});

/** How many moves the last turn of a seat had. */
function runAtEnd(actors: readonly number[], seat: number): number {
  const decisions = actors.filter((actor) => actor !== CHANCE);
  const end = decisions.lastIndexOf(seat);
  let start = end;
  while (start > 0 && decisions[start - 1] === seat) start--;
  return end < 0 ? 0 : end - start + 1;
}

it('[O30] a player looks back at everything where nothing is ever covered up again', () => {
  const play = begin('or-etc', 3);
  const rng = new Seeded(5);
  for (let move = 0; move < 40; move++) {
    drawChances(play, rng);
    const seat = itemAt([...each(deciding(play.referee.turn))], 0);
    const moves = play.referee.legal(seat);
    play.submit(seat, itemAt(moves, rng.below(moves.length)));
  }
  expect(play.history.lookBack(0).since).toBe(0);
  expect(JSON.parse(play.history.printLog(0))).toHaveLength(play.referee.journal.length);
});

it('each move of the log is printed once, however often the log is asked for', () => {
  const play = begin('or-etc', 3);
  const rng = new Seeded(5);
  const { referee, history } = play;
  const print = vi.spyOn(referee.game, 'print');
  onTestFinished(() => print.mockRestore());
  const printedFor = (moves: number): number => {
    for (let move = 0; move < moves; move++) {
      drawChances(play, rng);
      const seat = itemAt([...each(deciding(referee.turn))], 0);
      play.submit(seat, referee.anyLegal(seat, rng));
    }
    drawChances(play, rng);
    print.mockClear();
    history.printLog(0);
    return print.mock.calls.length;
  };
  const first = printedFor(30);
  const before = referee.journal.length;
  expect(first).toBeGreaterThan(30);
  expect(printedFor(0)).toBe(0);
  expect(printedFor(1)).toBe(referee.journal.length - before);
});

it('[A26] a spectator sees no more of the round than every player may look at', () => {
  const play = begin('aurum', 3);
  const rng = new Seeded(5);
  const { referee, history } = play;
  let differing = 0;
  for (let move = 0; move < 60; move++) {
    drawChances(play, rng);
    const seat = itemAt([...each(deciding(referee.turn))], 0);
    play.submit(seat, referee.anyLegal(seat, rng));
    const sinces = [0, 1, 2].map((viewer) => history.lookBack(viewer).since);
    expect(history.lookBack(undefined).since).toBe(Math.max(...sinces));
    if (new Set(sinces).size > 1) differing++;
  }
  expect(differing).toBeGreaterThan(20);
});

const NAMES = ['Ann', 'Bob', 'Cleo', 'Dora'];

it('[A14] [A15] [A21] only the end of a trick or a round is told with what it brought', () => {
  const play = begin('aurum', 4);
  const rng = new Seeded(5);
  const { referee, history } = play;
  const table = (): Immutable<Table> => referee.table as Immutable<Table>;
  let tricks = 0;
  for (drawChances(play, rng); !isOver(referee.turn); drawChances(play, rng)) {
    const seat = itemAt([...each(deciding(referee.turn))], 0);
    const wasLast = table().trick.laid === 3;
    const { round } = table().report;
    play.submit(seat, referee.anyLegal(seat, rng));
    const { last, trick } = table();
    const printed = history.printSince(undefined, referee.journal.length - 1);
    const [told] = JSON.parse(printed) as readonly Logged[];
    const outcome = told?.outcome?.en;
    // A round may end with a trick, and then its cards are gone.
    if (table().report.round > round) {
      expect(outcome).toMatch(/^round \d ends: .* points?; .*the nugget/);
      continue;
    }
    const isTold = wasLast && trick.laid === 0 && last.laid > 0;
    const won = `${itemAt(NAMES, last.winner)} wins the trick`;
    const gained = `, ${itemAt(NAMES, last.low)} gains gold\u00A0${valueOf(last.gained)}`;
    const text = last.gained === 0 ? won : won + gained;
    expect(outcome && withNames(outcome, NAMES)).toBe(isTold ? text : undefined);
    if (isTold) tricks++;
  }
  expect(tricks).toBeGreaterThan(10);
});
