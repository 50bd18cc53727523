import { describe, expect, it } from 'vitest';
import { describeCoach } from '../../test/describe-coach.ts';
import { playLines } from '../../test/play-lines.ts';
import { coach } from '../coach.ts';
import { find } from '../facts.ts';
import { game } from '../index.ts';
import { fresh, idleTurn, type OrEtcReferee, play, rolls, started } from './setting.ts';

describeCoach(game, coach, find, 14);

const found = (referee: OrEtcReferee, seat: number) => find(referee.view(seat), {});

/** Two players who have rolled: the first one these dice, with such a hand. */
function rolled(dice: string, hand: string, { tool = 'wagon', beers = '1' } = {}): OrEtcReferee {
  const referee = started({ tools: [tool, 'helmet'], hands: [hand, ''], beers });
  playLines(referee, ...rolls(`0 ${dice}`, '1 12346'));
  return referee;
}

describe('what the coach finds in the auction', () => {
  it('the coach says what a bid leaves of the hand', () => {
    const referee = fresh(4);
    playLines(referee, '* first 0');
    expect(found(referee, 0)).toEqual({ kind: 'bid', of: { tool: 'pick', bid: 3, hand: 4 } });
    playLines(referee, '0 bid 5');
    expect(found(referee, 1)).toEqual({ kind: 'bid', of: { tool: 'pick', bid: 6, hand: 1 } });
    playLines(referee, '1 bid 7');
    expect(found(referee, 2)).toEqual({ kind: 'fold', of: null });
  });
});

describe('what the coach finds with dice in hand', () => {
  it('the coach finds a card that the dice show already', () => {
    expect(found(rolled('11234', 'XX---:1'), 0)).toEqual({ kind: 'canLay', of: { value: 1 } });
  });

  it('the coach finds a centre die that makes the dice show a better card, and its price', () => {
    const free = rolled('23456', '22---:2 22---:2 22---:2 22---:2', { beers: '2' });
    expect(found(free, 0)).toEqual({ kind: 'centre', of: { take: 2, value: 1, price: 0 } });
    // They show a pair; one more 4 for the 3 makes three of them.
    const paid = rolled('12344', '444--:2 XX---:1 XX---:1 XX---:1', { beers: '4' });
    expect(found(paid, 0)).toEqual({ kind: 'centre', of: { take: 4, value: 4, price: 1 } });
  });

  it('the coach counts a card that pays for a die as gone', () => {
    // A 3 for a 2 costs a card of value 1, and 33---:2 is the only one: then it can't be laid.
    const spent = rolled('11223', '33---:2 2222-:3 2222-:3 2222-:3', { beers: '3' });
    expect(found(spent, 0)).toEqual({ kind: 'short', of: { dice: 1, value: 1 } });
  });

  it('the coach finds the card that the fewest dice are lacking for', () => {
    const short = rolled('12344', '111--:2 2222-:3 2222-:3 2222-:3');
    expect(found(short, 0)).toEqual({ kind: 'short', of: { dice: 2, value: 3 } });
  });

  it('the coach finds that the tool can roll again what is short', () => {
    const referee = rolled('12346', 'XXXX-:2 XXXX-:2 XXXX-:2 XXXX-:2', { tool: 'pick' });
    expect(found(referee, 0)).toEqual({ kind: 'reroll', of: { dice: 3, value: 4 } });
  });

  it('the coach finds what can be laid, and its exits', () => {
    const referee = rolled('11122', '111--:2 XXYYY:2 XX---:1 XX---:1');
    idleActs(referee);
    expect(found(referee, 0)).toEqual({ kind: 'lay', of: { value: 5, exits: 2 } });
  });
});

/** Everybody passes, until cards are laid. */
function idleActs(referee: OrEtcReferee): void {
  play(referee, '0 pass', '1 pass');
}

describe('what the coach finds of an offer', () => {
  it('the coach says what an offer costs', () => {
    const referee = started({
      tools: ['helmet', 'mallet'],
      hands: ['', '22---:2 22---:2 22---:2 22---:2 22---:2'],
      beers: '6',
    });
    playLines(referee, ...rolls('0 12346', '1 22456'));
    playLines(referee, '0 offer 1 3 2');
    expect(found(referee, 1)).toEqual({ kind: 'answerLoses', of: { take: 2, value: 1 } });
  });
});

describe('what the coach finds at the end of a turn', () => {
  const atDrop = (referee: OrEtcReferee) => {
    playLines(referee, ...rolls('0 12346', '1 12346'));
    idleActs(referee);
    return found(referee, 0);
  };

  it('the coach names the hand that is to be filled up', () => {
    const referee = started({ tools: ['mallet', 'helmet'] });
    expect(atDrop(referee)).toEqual({ kind: 'drop', of: { limit: 5 } });
  });

  it('the coach names the roll that may end the match from the next turn on', () => {
    const referee = started({ tools: ['mallet', 'helmet'] });
    while (referee.table.turn < 3) idleTurn(referee);
    expect(atDrop(referee)).toEqual({ kind: 'dropEnd', of: { alike: 5 } });
  });
});
