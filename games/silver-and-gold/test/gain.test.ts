import { describe, expect, it } from 'vitest';
import { POINTS } from '../pieces.ts';
import { gainOf, type Marking, pointsGained } from '../report/gain.ts';
import { palmWorth } from '../steps/mark.ts';
import { crafted, type Position } from './crafted.ts';

// Card 28 is `P..X #### ##C#`; card 4 has a coin in its lower left corner.
const PALM = 1 << 0;
const CROSS = 1 << 3;
const COIN = 1 << 10;
const SECOND = 1;

function marking(side: Partial<Position['sides'][number]> = {}, marks = [0, 0]): Marking {
  const world = crafted({
    sides: [{ cards: [4, 28], ...side }],
    market: [29, 30, 1, 2],
  });
  return { table: world.table, player: world.table.players[0], marks };
}

describe('what cells would give', () => {
  it('[S9] [S10] [S11] cells give coins, points for palms and more cells', () => {
    const about = marking();
    const worth = palmWorth(about.table);
    const gain = gainOf(about, SECOND, PALM | CROSS | COIN);
    expect(gain).toEqual({ coins: 1, palms: worth, crosses: 1, card: 0, seals: 0 });
    expect(pointsGained(gain)).toBe(1 + worth);
  });

  it('[S10] [S11] cells give nothing once all boxes are marked, sealed ones included', () => {
    const about = marking({ coins: 11, palms: [1, 1, 1, 1] });
    expect(gainOf(about, SECOND, PALM | COIN)).toMatchObject({ coins: 1, palms: 0 });
    expect(gainOf({ ...about, marks: [1 << 12, 0] }, SECOND, COIN).coins).toBe(0);
  });

  it('[S14] cells give the points of a card that they complete', () => {
    const { player } = marking();
    const all = player.free[SECOND];
    expect(gainOf(marking({}, [0, all & ~COIN]), SECOND, COIN).card).toBe(POINTS[28]);
    expect(gainOf(marking({}, [0, all & ~COIN & ~PALM]), SECOND, COIN).card).toBe(0);
  });

  it('[S20] cells give what seals add for a card that they complete', () => {
    // Card 25 is green and has a seal: 2 for each full purple card. Card 4 is purple.
    const { player } = marking();
    const rest = player.free[0] & ~1;
    const withSeal = marking({ full: [25] }, [rest, 0]);
    expect(gainOf(withSeal, 0, player.free[0] & ~rest)).toMatchObject({ card: 14, seals: 2 });
    expect(gainOf(marking({}, [rest, 0]), 0, player.free[0] & ~rest).seals).toBe(0);
  });
});
