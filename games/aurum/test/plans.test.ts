import { look, moveByPlan, plannedMove, type Seat } from '@pepite/kernel';
import { describe, expect, it } from 'vitest';
import { playLines } from '../../test/play-lines.ts';
import { game } from '../index.ts';
import { Phase } from '../world.ts';
import { crafted, type Position } from './crafted.ts';
import { type AurumReferee, dealt, keepAll } from './setting.ts';

const HANDS = ['Z9 B1 S1 P1', 'Z3 B2 S2 P2', 'Z4 B3 S3 P3'];

const planned = (referee: AurumReferee, seat: Seat, ...plans: readonly string[]) => {
  const found = moveByPlan(game, referee.view(seat), plans);
  return found && game.print(found.move);
};

const nextOf = (referee: AurumReferee, seat: Seat, ...texts: readonly string[]) => {
  const moves = texts.map((text) => game.parse(text) ?? -1);
  const found = plannedMove(game, referee.view(seat), moves);
  return typeof found === 'number' ? game.print(found) : found;
};

/** All have bid, and the first is asked for a swap. */
function bid(): AurumReferee {
  const referee = dealt({ hands: HANDS });
  playLines(referee, '0 bid P1', '1 bid P2', '2 bid P3');
  return referee;
}

describe('plans of Aurum', () => {
  it('[A7] bids are kept for whoever plans it, and cards are still asked for', () => {
    const referee = bid();
    expect(planned(referee, 0, 'keep')).toBe('keep');
    expect(planned(referee, 0)).toBeUndefined();
    keepAll(referee);
    expect(planned(referee, 0, 'keep')).toBeUndefined();
  });

  it('[A7] [A19] a bid that is lost and can be mended is asked for all the same', () => {
    const position: Position = {
      hands: ['B5 B3 B2', 'P5 P4 P3', 'S5 S4 S3'],
      bids: ['B1', 'P9', 'S9'],
      stocks: [[0], [], []],
    };
    const choice = (tricks: readonly number[]) => {
      const world = crafted(3, { ...position, tricks });
      world.table.phase = Phase.swap;
      return moveByPlan(game, look(world, 0), ['keep-unless-lost'])?.plan;
    };
    expect(choice([0, 0, 0])).toBe('keep-unless-lost');
    expect(choice([2, 0, 0])).toBeUndefined();
  });

  it('[A12] a card is played if its metal is still free, and waits while swaps come first', () => {
    const referee = bid();
    expect(nextOf(referee, 0, 'play Z9')).toBe('later');
    keepAll(referee);
    expect(nextOf(referee, 0, 'play Z9')).toBe('play Z9');
    playLines(referee, '0 play Z9');
    expect(nextOf(referee, 1, 'play Z3')).toBe('impossible');
    expect(nextOf(referee, 1, 'play Z3', 'play B2')).toBe('play B2');
  });

  it('[A12] what a planned card depends on is said in both languages', () => {
    const zinc = game.parse('play Z9') ?? 0;
    expect(game.words.en.condition?.(zinc)).toBe('if zinc is still free');
    expect(game.words.fr.condition?.(zinc)).toBe('si le zinc est encore libre');
    const silver = game.parse('play S9') ?? 0;
    expect(game.words.fr.condition?.(silver)).toBe('si l’argent est encore libre');
    expect(game.words.en.condition?.(game.parse('play G3') ?? 0)).toBeUndefined();
  });
});
