import { GAMES } from '@pepite/games';
import {
  CHANCE,
  defaultOptions,
  firstActor,
  type Game,
  isChance,
  itemAt,
  type MatchRecord,
  Referee,
  replay,
  Seeded,
} from '@pepite/kernel';
import { describe, expect, it } from 'vitest';
import { Chart } from '../chart.ts';
import { examine } from '../../../replay/examined.ts';
import { type Curve, CurveTracer, type Deeds, momentsOf } from '../curve.ts';
import { retrace } from '../retrace.ts';

/** A match that was played at random. */
function recordOf(game: Game): MatchRecord {
  const seats = game.seats.most;
  const referee = new Referee(game, seats, defaultOptions(game.options, seats));
  const rng = new Seeded(3);
  while (!referee.isOver) {
    if (isChance(referee.turn)) referee.drawChance(rng);
    else {
      const seat = firstActor(referee.turn);
      referee.submit(seat, referee.anyLegal(seat, rng));
    }
  }
  const names = Array.from({ length: seats }, (_, seat) => ({ name: `Player ${seat}` }));
  const record = referee.record(names);
  if (record === undefined) throw new Error('the match is not over');
  return record;
}

function curveOf(game: Game, record: MatchRecord): Curve | undefined {
  const tracer = new CurveTracer(game, record);
  replay(game, record, { visit: tracer.visit });
  return tracer.curve;
}

const CURVE: Curve = {
  sides: [[0], [1]],
  steps: [
    { ply: 0, points: [0, 0] },
    { ply: 10, points: [4, 0] },
    { ply: 30, points: [4, 10] },
    { ply: 40, points: [6, 7] },
  ],
  roundEnds: [40],
  plies: 40,
};

describe('a match that is played through again', () => {
  it.each(GAMES)('a match of $id is played a part at a time, and once for all', async (game) => {
    const record = recordOf(game);
    let turns = 0;
    let time = 0;
    const retraced = await retrace(game, record, {
      // Every move takes longer than there is time for.
      now: () => (time += 10),
      take: (turn) => {
        turns++;
        queueMicrotask(turn);
      },
    });
    expect(turns).toBe(record.moves.length + 1);
    const { stops, plies, outcomes, positions } = examine(game, record);
    expect(retraced).toMatchObject({ examined: { stops, plies, outcomes } });
    expect(retraced.examined.positions.at(plies)).toEqual(positions.at(plies));
    expect(retraced.curve).toEqual(curveOf(game, record));
  });

  it('a record under options that the game does not know ends it', async () => {
    const game = itemAt(GAMES, 0);
    const broken = { ...recordOf(game), options: { unknown: true } };
    const take = (turn: () => void): void => queueMicrotask(turn);
    await expect(retrace(game, broken, { take })).rejects.toThrow('readRecord has accepted');
  });
});

describe('the points in the course of a match', () => {
  it.each(GAMES)('the points are read from the record of $id', (game) => {
    const record = recordOf(game);
    const curve = curveOf(game, record);
    expect(curve === undefined).toBe(game.pointsSoFar === undefined);
    if (curve === undefined) return;
    expect(curve.plies).toBe(record.moves.length);
    expect(curve.roundEnds.at(-1)).toBe(record.moves.length);
    expect(itemAt(curve.steps, 0).ply).toBe(0);
    const plies = curve.steps.map(({ ply }) => ply);
    expect(plies).toEqual([...new Set(plies)].sort((one, other) => one - other));
  });

  it('a team is counted once', () => {
    const aurum = GAMES.find(({ id }) => id === 'aurum');
    if (aurum === undefined) throw new Error('no Aurum');
    const curve = curveOf(aurum, recordOf(aurum));
    expect(curve?.sides).toEqual([
      [0, 2],
      [1, 3],
    ]);
    expect(curve?.steps[0]?.points).toEqual([0, 0]);
  });

  const actors = Array.from({ length: 40 }, (_, ply) => ply % 3);
  const named = (): readonly number[] => [];

  it('everybody who gained something has a best moment, with their last move', () => {
    expect(momentsOf(CURVE, { actors, named }, false)).toEqual([
      { side: 0, ply: 10, gain: 4, deed: 9 },
      { side: 1, ply: 30, gain: 10, deed: 28 },
    ]);
    expect(momentsOf(CURVE, { actors, named }, true)).toEqual([
      { side: 1, ply: 40, gain: -3, deed: 37 },
    ]);
  });

  it('where they have not moved, it is told by what names them, or by what they did before', () => {
    const deedOf = (deeds: Deeds): unknown => momentsOf(CURVE, deeds, true)[0]?.deed;
    const others = actors.map((actor, ply) => (ply < 30 ? actor : 2));
    const theft = (index: number): readonly number[] => (index === 33 ? [1] : [0]);
    expect(deedOf({ actors: others, named: theft })).toBe(33);
    expect(deedOf({ actors: others, named })).toBe(28);
    expect(deedOf({ actors: actors.map(() => CHANCE), named })).toBeUndefined();
  });
});

describe('the chart of the points', () => {
  const chart = new Chart(CURVE, { width: 200, height: 100 });

  it('the chart has a line for each player that stays level until points change', () => {
    expect(chart.path(0)).toBe('M0 100H50V60H150V60H200V40H200');
    expect(chart.spot(1, 35)).toEqual({ x: 175, y: 0 });
  });

  it('the chart has grid lines at round numbers', () => {
    expect(chart.levels().map(({ points }) => points)).toEqual([0, 2, 4, 6, 8, 10]);
    const deep = new Chart(
      { ...CURVE, steps: [{ ply: 0, points: [0, -37] }] },
      { width: 10, height: 10 },
    );
    expect(deep.levels().map(({ points }) => points)).toEqual([-30, -20, -10, 0]);
  });
});
