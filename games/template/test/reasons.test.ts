import { describe, expect, it } from 'vitest';
import { describeReasons } from '../../test/describe-coach.ts';
import { legalMove } from '../../test/legal-move.ts';
import { playLines } from '../../test/play-lines.ts';
import { coach } from '../coach.ts';
import { game } from '../index.ts';
import { reasonFor } from '../reasons.ts';
import { dealt } from './setting.ts';

describeReasons(game, coach, reasonFor, 4);

describe('reasons for a card', () => {
  it('a card leads, beats what is there, loses, or wins as the last one', () => {
    const referee = dealt('12 2 4 6 8', '11 13 15 17 19', '1 3 5 14 9');
    const why = (seat: number, move: string) =>
      reasonFor(referee.view(seat), legalMove(game, referee.view(seat), move));
    expect(why(0, 'play 12')).toEqual({ kind: 'leads', of: { left: 2 } });
    playLines(referee, '0 play 12');
    expect(why(1, 'play 13')).toEqual({ kind: 'beats', of: { left: 1 } });
    playLines(referee, '1 play 13');
    expect(why(2, 'play 14')).toEqual({ kind: 'wins', of: null });
  });

  it('a card below the best one loses', () => {
    const referee = dealt('12 2 4 6 8', '1 3 5 7 9');
    playLines(referee, '0 play 12');
    const view = referee.view(1);
    expect(reasonFor(view, legalMove(game, view, 'play 1'))).toEqual({ kind: 'loses', of: null });
  });
});
