import { describe, expect, it } from 'vitest';
import { describeCoach } from '../../test/describe-coach.ts';
import { playLines } from '../../test/play-lines.ts';
import { coach } from '../coach.ts';
import { find } from '../facts.ts';
import { game } from '../index.ts';
import { dealt } from './setting.ts';

describeCoach(game, coach, find, 5);

describe('what the coach finds', () => {
  it('the coach says whether a trick can be beaten, and by how many cards', () => {
    const referee = dealt('12 2 4 6 8', '11 13 15 17 19', '1 3 5 7 9');
    expect(find(referee.view(0))).toEqual({ kind: 'lead', of: { left: 5 } });
    playLines(referee, '0 play 12');
    expect(find(referee.view(1))).toEqual({ kind: 'mustBeat', of: { choices: 4 } });
    playLines(referee, '1 play 13');
    expect(find(referee.view(2))).toEqual({ kind: 'cannotBeat', of: null });
  });

  it('the coach finds that the last one to lay a card takes the trick for certain', () => {
    const referee = dealt('12 2 4 6 8', '11 13 15 17 19');
    playLines(referee, '0 play 12');
    expect(find(referee.view(1))).toEqual({ kind: 'takesIt', of: null });
  });
});
