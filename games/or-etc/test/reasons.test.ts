import { describe, expect, it } from 'vitest';
import { describeReasons } from '../../test/describe-coach.ts';
import { legalMove } from '../../test/legal-move.ts';
import { playLines } from '../../test/play-lines.ts';
import { coach } from '../coach.ts';
import { game } from '../index.ts';
import { reasonFor } from '../reasons.ts';
import { fresh, type OrEtcReferee, play, rolls, started } from './setting.ts';

describeReasons(game, coach, reasonFor, 34);

function why(referee: OrEtcReferee, seat: number, move: string) {
  const view = referee.view(seat);
  return reasonFor(view, legalMove(game, view, move), {});
}

/** Two players who have rolled: the first one these dice, with such a hand. */
function rolled(dice: string, hand: string, { tool = 'wagon', beers = '1' } = {}): OrEtcReferee {
  const referee = started({ tools: [tool, 'helmet'], hands: [hand, ''], beers });
  playLines(referee, ...rolls(`0 ${dice}`, '1 12346'));
  return referee;
}

/** So many cards of a kind. */
const times = (card: string, count: number): string =>
  Array.from({ length: count }, () => card).join(' ');

describe('reasons in the auction', () => {
  it('a bid tells what it leaves of the hand, and whom it outbids', () => {
    const referee = fresh(4);
    playLines(referee, '* first 0');
    expect(why(referee, 0, 'bid 3')).toEqual({
      kind: 'bid',
      of: { tool: 'pick', bid: 3, hand: 4 },
    });
    expect(why(referee, 0, 'fold')).toEqual({ kind: 'fold', of: { tool: 'pick', prestige: 7 } });
    playLines(referee, '0 bid 5');
    expect(why(referee, 1, 'bid 6')).toEqual({
      kind: 'outbids',
      of: { seat: 0, tool: 'pick', bid: 6, hand: 1 },
    });
    playLines(referee, '1 bid 7');
    expect(why(referee, 2, 'fold')).toEqual({ kind: 'foldPoor', of: { least: 8, prestige: 7 } });
  });

  it('a tool that is chosen tells what it costs', () => {
    const referee = fresh(2);
    playLines(referee, '* first 0');
    for (let tool = 0; tool < 6; tool++) playLines(referee, '0 fold', '1 fold');
    expect(why(referee, 0, 'choose wagon')).toEqual({
      kind: 'choose',
      of: { tool: 'wagon', cost: 3, hand: 4 },
    });
  });
});

describe('reasons for what is done with dice', () => {
  it('a pass tells what can be laid already, or how much is lacking', () => {
    expect(why(rolled('11234', 'XX---:1'), 0, 'pass')).toEqual({
      kind: 'passReady',
      of: { value: 1 },
    });
    expect(why(rolled('12344', `111--:2 ${times('2222-:3', 3)}`), 0, 'pass')).toEqual({
      kind: 'passShort',
      of: { dice: 2, value: 3 },
    });
  });

  it('a centre die tells what it makes of the dice, with what is paid gone', () => {
    const hand = '444--:2 XX---:1 XX---:1 XX---:1';
    const gaining = rolled('12344', hand, { beers: '4' });
    expect(why(gaining, 0, 'centre 3 4 XX---:1')).toEqual({
      kind: 'gains',
      of: { take: 4, value: 4 },
    });
    const breaking = rolled('12344', hand, { beers: '1' });
    expect(why(breaking, 0, 'centre 4 1')).toEqual({ kind: 'denies', of: { take: 1 } });
    const spent = rolled('11223', `33---:2 ${times('2222-:3', 3)}`, { beers: '3' });
    expect(why(spent, 0, 'centre 2 3 33---:2')).toEqual({ kind: 'denies', of: { take: 3 } });
  });

  it('a die that breaks up what could be laid tells so', () => {
    const referee = rolled('12344', times('444--:2 XX---:1', 2), { beers: '2' });
    expect(why(referee, 0, 'centre 4 2')).toEqual({ kind: 'denies', of: { take: 2 } });
    const pair = rolled('13446', times('XX---:1', 4), { beers: '2' });
    expect(why(pair, 0, 'centre 4 2')).toEqual({ kind: 'loses', of: { give: 4, value: 1 } });
  });

  it('a die brings a card nearer, or is only denied to others, if it is the only one', () => {
    const near = rolled('12346', times('2222-:3', 4), { beers: '2' });
    expect(why(near, 0, 'centre 6 2')).toEqual({
      kind: 'nearer',
      of: { take: 2, dice: 2, value: 5 },
    });
    const useless = rolled('12346', times('2222-:3', 4), { beers: '5' });
    expect(why(useless, 0, 'centre 6 5')).toEqual({ kind: 'denies', of: { take: 5 } });
    // With another 5 in the centre it is denied to nobody.
    const two = started({
      tools: ['wagon', 'helmet', 'mallet'],
      hands: [times('2222-:3', 4), '', ''],
      beers: '5 5',
    });
    playLines(two, ...rolls('0 12346', '1 12346', '2 12346'));
    expect(why(two, 0, 'centre 6 5')).toEqual({ kind: 'noUse', of: { take: 5 } });
  });

  it('rolling again tells whether what can be laid is at risk', () => {
    const referee = rolled('11346', times('XX---:1', 4), { tool: 'pick' });
    expect(why(referee, 0, 'reroll 3 4 6')).toEqual({
      kind: 'rerollSafe',
      of: { dice: 3, value: 1 },
    });
    expect(why(referee, 0, 'reroll 1 3')).toEqual({
      kind: 'rerollRisks',
      of: { dice: 2, value: 1 },
    });
    const short = rolled('12346', times('XXXX-:2', 4), { tool: 'pick' });
    expect(why(short, 0, 'reroll 1 2 3 6')).toEqual({
      kind: 'reroll',
      of: { dice: 4, lacking: 3, value: 4 },
    });
    expect(why(short, 0, 'reroll 1')).toEqual({ kind: 'rerollFar', of: { dice: 1 } });
  });
});

describe('reasons for answers', () => {
  const offered = (hand: string, dice: string, offer: string): OrEtcReferee => {
    const referee = started({ tools: ['helmet', 'mallet'], hands: ['', hand], beers: '6' });
    playLines(referee, ...rolls('0 12346', `1 ${dice}`), offer);
    return referee;
  };

  it('an answer tells what the exchange does to what can be laid', () => {
    const losing = offered(times('22---:2', 5), '22456', '0 offer 1 3 2');
    expect(why(losing, 1, 'agree')).toEqual({ kind: 'agreeLoses', of: { take: 2, value: 1 } });
    expect(why(losing, 1, 'refuse')).toEqual({ kind: 'refuseKeeps', of: { take: 2, value: 1 } });
    const gaining = offered(times('22---:2', 5), '12456', '0 offer 1 2 1');
    expect(why(gaining, 1, 'agree')).toEqual({ kind: 'agreeGains', of: { give: 2, value: 1 } });
    expect(why(gaining, 1, 'refuse')).toEqual({ kind: 'refuseMisses', of: { give: 2, value: 1 } });
    const same = offered(times('22---:2', 5), '13456', '0 offer 1 4 1');
    expect(why(same, 1, 'agree')).toEqual({ kind: 'agree', of: { give: 4, take: 1 } });
    expect(why(same, 1, 'refuse')).toEqual({ kind: 'refuse', of: { seat: 0, take: 1 } });
  });

  it('a claim is contested for a card, or only to keep the die from somebody', () => {
    const claimed = (hand: string, dice = '12566'): OrEtcReferee => {
      const referee = started({ tools: ['helmet', 'mallet'], hands: ['', hand], beers: '5' });
      playLines(referee, ...rolls('0 12346', `1 ${dice}`), '0 centre 6 5');
      return referee;
    };
    const useful = claimed(`XX---:1 ${times('2222-:3', 4)}`, '12356');
    expect(why(useful, 1, 'contest')).toEqual({ kind: 'contestGains', of: { take: 5, value: 1 } });
    expect(why(useful, 1, 'let')).toEqual({ kind: 'letMisses', of: { take: 5, value: 1 } });
    const useless = claimed(`66-55:3 ${times('2222-:3', 4)}`);
    expect(why(useless, 1, 'let')).toEqual({ kind: 'letGo', of: { take: 5 } });
    const fits = claimed(`XX-66:2 ${times('2222-:3', 4)}`);
    expect(why(fits, 1, 'contest')).toEqual({ kind: 'contestDenies', of: { seat: 0, take: 5 } });
    playLines(fits, '1 contest');
    expect(why(fits, 1, 'stake 2222-:3')).toEqual({ kind: 'stakeHighest', of: { value: 5 } });
  });
});

describe('reasons at the end of a phase', () => {
  it('a card tells its value and exits against what else could be laid', () => {
    const referee = rolled('11122', '111--:2 XXYYY:2 XX---:1 XX---:1');
    play(referee, '0 pass', '1 pass');
    expect(why(referee, 0, 'lay XXYYY:2')).toEqual({ kind: 'lay', of: { value: 5, exits: 2 } });
    expect(why(referee, 0, 'lay XX---:1')).toEqual({
      kind: 'layLess',
      of: { value: 1, exits: 1, best: 5 },
    });
    expect(why(referee, 0, 'skip')).toEqual({ kind: 'skipSaves', of: { value: 5 } });
  });

  it('a drop tells what goes and how many cards come', () => {
    const referee = rolled('12346', times('2222-:3', 5), { tool: 'mallet' });
    play(referee, '0 pass', '1 pass');
    expect(why(referee, 0, 'drop')).toEqual({ kind: 'dropNone', of: { draws: 0 } });
    expect(why(referee, 0, 'drop 2222-:3 2222-:3')).toEqual({
      kind: 'drop',
      of: { cards: 2, value: 5, draws: 2 },
    });
  });
});
