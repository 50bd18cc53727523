import { GAMES } from '@pepite/games';
import { SEED } from '../../kernel/test/seed.ts';
import { describe, expect, it } from 'vitest';
import { drawingOf, ROOM } from '../index.ts';
import { boundsOf } from './support/bounds.ts';
import { readDrawing } from './support/read-drawing.ts';
import { sample, sceneOf } from './support/scenes.ts';

/** Moments of each match that are looked at. */
const MOMENTS = 24;
/** Lines are round, and reach a little beyond where they end. */
const LEEWAY = 0.5;

const CASES = GAMES.flatMap((game) => {
  const { least, most } = game.seats;
  return Array.from({ length: most - least + 1 }, (_, index) => ({
    game,
    id: game.id,
    seats: least + index,
  }));
});

describe.each(CASES)('the table of $id with $seats', ({ game, id, seats }) => {
  const drawing = drawingOf(id);
  const moments = sample(game, seats, SEED, MOMENTS);
  const draw = (table: unknown): string => drawing?.draw(sceneOf(table, seats)) ?? '';

  it('a drawing is well-formed and stays within its room, from the first move to the last', () => {
    expect(moments.length).toBeGreaterThanOrEqual(MOMENTS);
    for (const { table, ply } of moments) {
      const { left, top, right, bottom } = boundsOf(readDrawing(draw(table)));
      expect(Math.min(left, top), `move ${ply}`).toBeGreaterThanOrEqual(-LEEWAY);
      expect(right, `move ${ply}`).toBeLessThanOrEqual(ROOM.width + LEEWAY);
      expect(bottom, `move ${ply}`).toBeLessThanOrEqual(ROOM.height + LEEWAY);
    }
  });

  it('hands and boxes that are drawn anew change nothing', () => {
    for (const { table, redrawn } of moments) expect(draw(redrawn)).toBe(draw(table));
    expect(moments.some(({ isOtherwise }) => isOtherwise)).toBe(true);
  });

  it('the drawing changes in the course of a match', () => {
    const drawn = new Set(moments.map(({ table }) => draw(table)));
    expect(drawn.size).toBeGreaterThan(MOMENTS / 2);
  });
});

it('a game without a drawing has none', () => {
  expect(drawingOf('template')).toBeUndefined();
});
