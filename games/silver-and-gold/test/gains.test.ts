import { describe, expect, it } from 'vitest';
import { crafted, play } from './crafted.ts';

// 10 is C### / ###. / C##. / #C#X, 17 is C#.. / #P## / #### / ..#X, 40 is X#. / ### / ###,
// 46 is ##.. / ##P# / ##.., 42 is .##. / ###P / .##., 25 and 26 have nothing but plain cells.
const PLAIN = [25, 26];

describe('coins and palms', () => {
  it('[S10] a coin marks the next coin box', () => {
    const world = crafted({ sides: [{ cards: [10, 25] }, { cards: [26, 37] }], expedition: 'O4' });
    play(world, '0 mark 10 a3 b3 a4 b4', '1 mark 26 a1');
    expect(world.table.players.map(({ coins }) => coins)).toEqual([2, 0]);
  });

  it('[S10] coins beyond the twelfth are lost', () => {
    const world = crafted({
      sides: [{ cards: [10, 25], coins: 11, cups: [6, 5] }],
      expedition: 'O4',
      cupsTaken: 2,
    });
    play(world, '0 mark 10 a3 b3 a4 b4');
    expect(world.table.players[0]).toMatchObject({ coins: 12, cups: [6, 5, 4] });
    play(world, '* expedition I2', '0 mark 10 a1 b1');
    expect(world.table.players[0]).toMatchObject({ coins: 12, cups: [6, 5, 4] });
    expect(world.table.cupsTaken).toBe(3);
  });

  it('[S10] a coin marked as a bonus cell counts too', () => {
    const world = crafted({ sides: [{ cards: [40, 10] }] });
    play(world, '0 mark 40 a1', '0 bonus 10 a1');
    expect(world.table.players[0].coins).toBe(1);
  });

  it('[S11] a palm with two in the market is 3 points, as in the rulebook’s example', () => {
    const world = crafted({
      // The palm of the other card, 46, does not count.
      sides: [{ cards: [42, 46] }, { cards: PLAIN }],
      market: [41, 43, 37, 38],
    });
    play(world, '0 mark 42 d2', '1 mark 25 a1');
    expect(world.table.players[0].palms).toEqual([3, 0, 0, 0]);
    expect(world.table.players[1].palms).toEqual([0, 0, 0, 0]);
  });

  it('[S11] a palm is 1 point without one in the market, and a second has its own box', () => {
    const world = crafted({
      sides: [{ cards: [42, 46], palms: [4] }],
      market: [37, 38, 39, 27],
    });
    play(world, '0 mark 46 c2 d2');
    expect(world.table.players[0].palms).toEqual([4, 1, 0, 0]);
  });

  it('[S11] the market counts for palms while marking, not as it is after', () => {
    const world = crafted({
      sides: [{ cards: [42, 46], free: ['d2', 'a1'] }, { cards: PLAIN }],
      market: [41, 37, 38, 39],
    });
    play(world, '0 mark 42 d2', '1 mark 25 a1', '0 take 41', '* market 43');
    expect(world.table.players[0].palms).toEqual([2, 0, 0, 0]);
  });

  it('[S11] only the first four palms score', () => {
    const world = crafted({
      sides: [{ cards: [42, 46], palms: [1, 3, 2] }],
      market: [41, 37, 38, 39],
    });
    play(world, '0 mark 42 d2');
    expect(world.table.players[0].palms).toEqual([1, 3, 2, 2]);
    play(world, '* expedition I3', '0 mark 46 c2');
    expect(world.table.players[0].palms).toEqual([1, 3, 2, 2]);
  });

  it('[S12] a coin and a palm under one pattern both count, whichever is marked first', () => {
    const at = (...lines: readonly string[]): unknown => {
      const world = crafted({
        sides: [{ cards: [17, 40] }],
        market: [41, 37, 38, 39],
        expedition: 'O4',
      });
      play(world, ...lines);
      const { coins, palms } = world.table.players[0];
      return { coins, palms };
    };
    const both = { coins: 1, palms: [2, 0, 0, 0] };
    expect(at('0 mark 17 a1 b1 a2 b2')).toEqual(both);
    expect(at('0 mark 17 a1', '* expedition I2', '0 mark 17 b2')).toEqual(both);
    expect(at('0 mark 17 b2', '* expedition I2', '0 mark 17 a1')).toEqual(both);
  });
});
