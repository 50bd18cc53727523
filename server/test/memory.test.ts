import { gameOf } from '@pepite/games';
import { CHANCE, deciding, each, isOver, itemAt, Seeded, standardOptions } from '@pepite/kernel';
import { expect, it, onTestFinished, vi } from 'vitest';
import { Play } from '@pepite/matches';

function begin(id: string, seats: number): Play {
  const game = gameOf(id);
  if (game === undefined) throw new Error(id);
  return new Play(game, seats, standardOptions(game.options, seats));
}

it('[X32] shows what was done since one’s own last turn began, also within a turn', () => {
  const play = begin('auruxxx', 3);
  const rng = new Seeded(5);
  const { referee } = play;
  let withinTurns = 0;
  for (play.drawChances(rng); !isOver(referee.turn); play.drawChances(rng)) {
    const seat = itemAt([...each(deciding(referee.turn))], 0);
    const actors = referee.journal.map(({ actor }) => actor);
    const last = actors.findLastIndex((actor) => actor !== CHANCE);
    // The present turn is the run of moves at the end that are the seat's own, or of chance.
    const present = actors.findLastIndex((actor) => actor !== CHANCE && actor !== seat) + 1;
    const { since } = play.memory.lookBack(seat);
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

it('[O30] shows everything where nothing is ever covered up again', () => {
  const play = begin('or-etc', 3);
  const rng = new Seeded(5);
  for (let move = 0; move < 40; move++) {
    play.drawChances(rng);
    const seat = itemAt([...each(deciding(play.referee.turn))], 0);
    const moves = play.referee.legal(seat);
    play.submit(seat, itemAt(moves, rng.below(moves.length)));
  }
  expect(play.memory.lookBack(0).since).toBe(0);
  expect(JSON.parse(play.memory.printLog(0))).toHaveLength(play.referee.journal.length);
});

it('prints each move of the log once, however often the log is asked for', () => {
  const play = begin('or-etc', 3);
  const rng = new Seeded(5);
  const { referee, memory } = play;
  const print = vi.spyOn(referee.game, 'print');
  onTestFinished(() => print.mockRestore());
  const printedFor = (moves: number): number => {
    for (let move = 0; move < moves; move++) {
      play.drawChances(rng);
      const seat = itemAt([...each(deciding(referee.turn))], 0);
      play.submit(seat, referee.anyLegal(seat, rng));
    }
    play.drawChances(rng);
    print.mockClear();
    memory.printLog(0);
    return print.mock.calls.length;
  };
  const first = printedFor(30);
  const before = referee.journal.length;
  expect(first).toBeGreaterThan(30);
  expect(printedFor(0)).toBe(0);
  expect(printedFor(1)).toBe(referee.journal.length - before);
});

it('[A26] shows a spectator no more of the round than every player may look at', () => {
  const play = begin('aurum', 3);
  const rng = new Seeded(5);
  const { referee, memory } = play;
  let differing = 0;
  for (let move = 0; move < 60; move++) {
    play.drawChances(rng);
    const seat = itemAt([...each(deciding(referee.turn))], 0);
    play.submit(seat, referee.anyLegal(seat, rng));
    const sinces = [0, 1, 2].map((viewer) => memory.lookBack(viewer).since);
    expect(memory.lookBack(undefined).since).toBe(Math.max(...sinces));
    if (new Set(sinces).size > 1) differing++;
  }
  expect(differing).toBeGreaterThan(20);
});
