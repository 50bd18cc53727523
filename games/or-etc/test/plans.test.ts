import { moveByPlan, type Seat } from '@pepite/kernel';
import { describe, expect, it } from 'vitest';
import { game } from '../index.ts';
import { PLANS } from '../plans.ts';
import { type OrEtcReferee, play, rolls, started } from './setting.ts';

const planned = (referee: OrEtcReferee, seat: Seat, plan: string) => {
  const found = moveByPlan(game, referee.view(seat), [plan]);
  return found && game.print(found.move);
};

const offered = (referee: OrEtcReferee, seat: Seat): readonly string[] =>
  PLANS.filter(({ isOffered }) => isOffered(referee.view(seat))).map(({ id }) => id);

describe('plans of Or etc.', () => {
  it('[O19] whoever passes for a phase is asked in no exchange of it, and in the next one', () => {
    const referee = started({ tools: ['pick', 'wagon'] });
    play(referee, ...rolls('0 22346', '1 12346'));
    const [pass] = PLANS;
    const before = pass.period(referee.table);
    expect(planned(referee, 0, 'pass')).toBe('pass');
    play(referee, '0 pass', '1 offer 0 6 2');
    expect(planned(referee, 0, 'pass')).toBeUndefined();
    expect(pass.period(referee.table)).toBe(before);
    expect(pass.period({ ...referee.table, phase: referee.table.phase + 1 })).not.toBe(before);
  });

  it('[O22] offers are refused for whoever plans it, and nothing else is', () => {
    const referee = started({ tools: ['pick', 'wagon'] });
    play(referee, ...rolls('0 22346', '1 12346'));
    expect(planned(referee, 0, 'refuse-offers')).toBeUndefined();
    play(referee, '0 pass', '1 offer 0 6 2');
    expect(planned(referee, 0, 'refuse-offers')).toBe('refuse');
  });

  it('[O21] dice are let go for whoever never contests', () => {
    const referee = started({ tools: ['mug', 'shovel', 'helmet'], beers: '5 1' });
    play(referee, ...rolls('0 12346', '1 12346', '2 12346'), '0 centre 6 5');
    expect(planned(referee, 1, 'decline-contests')).toBe('let');
    expect(planned(referee, 1, 'pass')).toBeUndefined();
  });

  it('[O19] a plan for a phase is offered while dice are exchanged, the others always', () => {
    const referee = started({ tools: ['pick', 'wagon'] });
    expect(offered(referee, 0)).toEqual(['refuse-offers', 'decline-contests']);
    play(referee, ...rolls('0 22346', '1 12346'));
    expect(offered(referee, 0)).toEqual(['pass', 'refuse-offers', 'decline-contests']);
    play(referee, '0 pass');
    expect(offered(referee, 0)).toEqual(['refuse-offers', 'decline-contests']);
  });
});
