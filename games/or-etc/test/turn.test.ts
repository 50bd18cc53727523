import { describe, expect, it } from 'vitest';
import { freeExits } from '../pieces/mine.ts';
import { Step } from '../world.ts';
import { expectRefused, legal } from '../../test/play-lines.ts';
import { idle, idleTurn, type OrEtcReferee, play, rolls, started } from './setting.ts';

const throwsOf = ({ table }: OrEtcReferee): readonly number[] =>
  table.players.map(({ throws }) => throws);

describe('throws and phases', () => {
  it('[O9] an entrance gives one throw, and the wagon one more', () => {
    const referee = started({ tools: ['pick', 'wagon', 'mug'] });
    expect(throwsOf(referee)).toEqual([1, 2, 1]);
  });

  it('[O9] the free exits of the deepest row give the throws of the next turn', () => {
    const referee = started({ tools: ['pick', 'mug'], hands: ['XXYYY:3', ''] });
    play(referee, ...rolls('0 11222', '1 12346'), '0 pass', '1 pass', '0 lay XXYYY:3');
    idle(referee);
    play(referee, '* pick 0 filon', '* draw 0 XX---:1');
    expect(throwsOf(referee)).toEqual([3, 1]);
    expect(referee.table.players[0].depth).toBe(1);
  });

  it('[O9] throws stay what they were at the start of the turn', () => {
    const referee = started({ tools: ['wagon', 'mug'], hands: ['XXYYY:3', ''] });
    play(referee, ...rolls('0 11222', '1 12346'), '0 pass', '1 pass', '0 lay XXYYY:3');
    expect(throwsOf(referee)).toEqual([2, 1]);
    play(referee, '* roll 0 11111');
    // The wagon breaks, and yet its throw was made.
    expect(throwsOf(referee)).toEqual([2, 1]);
  });

  it('[O10] players with at least k throws roll in phase k, first player first', () => {
    const referee = started({ tools: ['pick', 'wagon', 'mug'], first: 2 });
    expectRefused(referee, '* roll 0 12346', 'notTheRoller', 'O10');
    play(referee, ...rolls('2 12346', '0 12346', '1 12346'));
    expect(referee.table.phase).toBe(1);
    idle(referee);
    expect(referee.table).toMatchObject({ phase: 2, participants: 0b010, turn: 1 });
    play(referee, '* roll 1 12346');
    expect(legal(referee, 0)).toEqual([]);
    play(referee, '1 pass');
    expect(referee.table.step).toBe(Step.drop);
  });

  it('[O10] a roll has five dice', () => {
    const referee = started({ tools: ['pick', 'wagon'] });
    expect(() => play(referee, '* roll 0 1234')).toThrow('not a move');
    expect(() => play(referee, '* roll 0 21346')).toThrow('not a move');
    expect(() => play(referee, '* roll 0 12347')).toThrow('not a move');
  });

  it('[O10] nobody acts before all have rolled', () => {
    const referee = started({ tools: ['pick', 'wagon'] });
    play(referee, '* roll 0 12346');
    expectRefused(referee, '0 pass', 'rollDue', 'O10');
  });

  it('[O11] a row has the exits of its face-up cards, less what is built and closed', () => {
    const row = { cards: 2, exits: 5, built: 2, closed: 1 };
    expect(freeExits(row)).toBe(2);
    expect(freeExits({ ...row, built: 6 })).toBe(0);
  });

  it('[O11] the entrance has one exit', () => {
    const referee = started({ tools: ['wagon', 'mug'], hands: ['XX---:1 XX---:1'] });
    play(referee, ...rolls('0 11346', '1 12346'), '0 pass', '1 pass', '0 lay XX---:1');
    expect(freeExits(referee.table.players[0].active)).toBe(0);
    play(referee, '* roll 0 11346', '0 pass');
    // There is a pair and a card for it, but no exit.
    expect(referee.table.step).toBe(Step.drop);
  });
});

describe('rolls that end the game', () => {
  /** The second seat's roll decides, in the first phase of a turn. */
  function rolled(turn: number, dice: string): OrEtcReferee {
    const referee = started({ tools: ['pick', 'mug'] });
    for (let past = 1; past < turn; past++) idleTurn(referee);
    expect(referee.table.turn).toBe(turn);
    play(referee, ...rolls('0 12346', `1 ${dice}`));
    return referee;
  }

  it.each([
    [4, '22222'],
    [4, '55555'],
    [5, '11112'],
    [5, '36666'],
    [6, '11123'],
    [6, '22555'],
  ])('[O12] from turn %i on %s ends the game at once', (turn, dice) => {
    expect(rolled(turn, dice).isOver).toBe(true);
    expect(rolled(turn, dice).table.ending).toBe('roll');
    expect(rolled(turn - 1, dice).isOver).toBe(false);
  });

  it.each([
    [7, '11111'],
    [7, '66666'],
    [7, '11223'],
    [5, '11122'],
  ])('[O12] in turn %i %s does not end the game', (turn, dice) => {
    expect(rolled(turn, dice).isOver).toBe(false);
  });

  it('[O12] the last roll is made before it is looked at, and nothing else happens', () => {
    const referee = started({ tools: ['pick', 'mug'] });
    for (let past = 1; past < 4; past++) idleTurn(referee);
    play(referee, '* roll 0 44444');
    expect(referee.isOver).toBe(false);
    play(referee, '* roll 1 11111');
    expect(referee.isOver).toBe(true);
    // The mug would have broken.
    expect(referee.table.players[1].tool).not.toBe(0);
    expectRefused(referee, '0 pass', 'matchOver', 'O28');
  });
});
