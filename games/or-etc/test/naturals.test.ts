import { describe, expect, it } from 'vitest';
import { freeExits, isFaceDown, laidCard } from '../pieces/mine.ts';
import { STANDARD_DECK } from '../pieces/deck.ts';
import { TOOLS } from '../pieces.ts';
import { Step } from '../world.ts';
import { expectRefused, legal } from '../../test/play-lines.ts';
import { idle, type OrEtcReferee, play, rolls, started, wordsIn } from './setting.ts';

const toolOf = ({ table }: OrEtcReferee, seat: number): string | undefined =>
  TOOLS[table.players[seat].tool - 1];
const openIn = ({ table }: OrEtcReferee): readonly string[] =>
  STANDARD_DECK.accidentRolls.filter((_, accident) => ((table.open >> accident) & 1) === 1);

/** The cards a seat has laid, those face down in brackets. */
const laidBy = ({ table }: OrEtcReferee, seat: number): readonly string[] =>
  table.players[seat].laid.map((one) => {
    const name = STANDARD_DECK.names[laidCard(one)];
    return isFaceDown(one) ? `(${name})` : name;
  });

interface Before {
  readonly tools?: readonly string[];
  readonly hands?: readonly string[];
  readonly open?: string;
  /** What seat 0 lays in the first turn, and with which dice. */
  readonly lays?: string;
  readonly dice?: string;
}

/**
 * The second turn, with accidents open: seat 1 throws a card away and draws them. Its hand is full
 * again, and so is that of seat 0.
 */
function secondTurn(before: Before): OrEtcReferee {
  const { tools = ['shovel', 'mug'], hands = [], open = '', lays, dice = '12346' } = before;
  const referee = started({ tools, hands });
  play(referee, ...rolls(`0 ${dice}`, '1 12346'), '0 pass', '1 pass');
  if (lays !== undefined) play(referee, `0 lay ${lays}`);
  if (referee.table.step === Step.lay) idle(referee);
  play(referee, '0 drop', '1 drop XX---:1');
  if (lays !== undefined) play(referee, '* pick 0 filon', '* draw 0 XX---:1');
  play(referee, ...wordsIn(open).map((accident) => `* pick 1 A${accident}`));
  play(referee, '* pick 1 filon', '* draw 1 XX---:1');
  expect(referee.table.turn).toBe(2);
  return referee;
}

describe('natural rolls', () => {
  it('[O13] five 1s break the tool', () => {
    const referee = started({ tools: ['pick', 'mug'] });
    play(referee, ...rolls('0 12346', '1 11111'));
    expect(toolOf(referee, 1)).toBeUndefined();
    expect(toolOf(referee, 0)).toBe('pick');
    expectRefused(referee, '1 mug 1 1', 'actDue', 'O19');
    play(referee, '0 pass');
    expectRefused(referee, '1 mug 1 1', 'noMug', 'O23');
  });

  it('[O13] only a natural roll of five 1s breaks the tool', () => {
    const referee = started({ tools: ['pick', 'mug'] });
    play(referee, ...rolls('0 11112', '1 12346'), '0 reroll 2', '* reroll 0 1');
    expect(toolOf(referee, 0)).toBe('pick');
  });

  it('[O14] an accident in play strikes and leaves the game', () => {
    const referee = secondTurn({ open: '23456 12345' });
    expect(openIn(referee)).toEqual(['12345', '23456']);
    play(referee, ...rolls('0 12346', '1 23456'));
    expect(referee.table.players[1].slowed).toBe(1);
    expect(openIn(referee)).toEqual(['12345']);
  });

  it('[O14] an accident strikes the first roller in order only', () => {
    const referee = secondTurn({ open: '23456' });
    play(referee, ...rolls('0 23456', '1 23456'));
    expect(referee.table.players.map(({ slowed }) => slowed)).toEqual([1, 0]);
  });

  it('[O14] an accident that does not lie open does not strike, nor does a roll again', () => {
    const referee = secondTurn({ open: '12345' });
    play(referee, ...rolls('0 23455', '1 23456'), '0 reroll 5', '* reroll 0 6');
    expect(referee.table.players.map(({ slowed }) => slowed)).toEqual([0, 0]);
  });

  it('[O14] the helmet’s owner is asked, even if nothing would happen', () => {
    const referee = secondTurn({ tools: ['helmet', 'mug'], open: '11122' });
    play(referee, ...rolls('0 11122', '1 12346'));
    expect(legal(referee, 0)).toEqual(['shield', 'suffer']);
    expectRefused(referee, '0 pass', 'shieldDue', 'O14');
    play(referee, '0 shield');
    expect(toolOf(referee, 0)).toBeUndefined();
    expect(openIn(referee)).toEqual([]);
    expect(legal(referee, 0)).toContain('pass');
  });

  it('[O14] a helmet that is given up saves its owner, and one that is kept does not', () => {
    const before = { tools: ['helmet', 'mug'], open: '23456' };
    const [shielded, struck] = [secondTurn(before), secondTurn(before)];
    for (const one of [shielded, struck]) play(one, ...rolls('0 23456', '1 12346'));
    play(shielded, '0 shield');
    play(struck, '0 suffer');
    expect(shielded.table.players[0].slowed).toBe(0);
    expect(struck.table.players[0].slowed).toBe(1);
    expect(toolOf(struck, 0)).toBe('helmet');
    expect(openIn(struck)).toEqual([]);
  });

  it('[O14] others are struck after the helmet’s owner has decided', () => {
    const referee = secondTurn({ tools: ['helmet', 'mug'], open: '23456 11122' });
    play(referee, ...rolls('0 11122', '1 23456'));
    expect(referee.table.players[1].slowed).toBe(0);
    play(referee, '0 suffer');
    expect(referee.table.players[1].slowed).toBe(1);
  });

  it('[O14] the mallet breaks, and the accident strikes', () => {
    const referee = secondTurn({ tools: ['mallet', 'mug'], open: '23456' });
    play(referee, ...rolls('0 23456', '1 12346'));
    expect(toolOf(referee, 0)).toBeUndefined();
    expect(referee.table.players[0].slowed).toBe(1);
  });
});

describe('accidents', () => {
  /** Seat 0 has two rows: three exits, and on them two cards, laid in the second turn. */
  function twoCards(cards: readonly string[], open: string): OrEtcReferee {
    const hands = [`XXYYY:3 ${cards.join(' ')}`];
    const referee = secondTurn({ hands, lays: 'XXYYY:3', dice: '11222', open });
    expect(referee.table.players[0].throws).toBe(3);
    return referee;
  }

  it('[O15] 11122 turns the highest card of the deepest row face down, this turn’s too', () => {
    const referee = twoCards(['XX---:1', 'XXX--:1'], '11122');
    play(referee, ...rolls('0 11346', '1 12346'), '0 pass', '1 pass', '0 lay XX---:1');
    play(referee, '* roll 0 11134', '0 pass', '0 lay XXX--:1', '* roll 0 11122');
    expect(laidBy(referee, 0)).toEqual(['XXYYY:3', 'XX---:1', '(XXX--:1)']);
    const { points, faceUp, next, active } = referee.table.players[0];
    expect({ points, faceUp }).toEqual({ points: 6, faceUp: 2 });
    expect(next).toMatchObject({ cards: 1, exits: 1 });
    // The parent's exit stays blocked.
    expect(freeExits(active)).toBe(1);
  });

  it('[O15] at a tie 11122 takes the card with most exits, 11222 the one with fewest', () => {
    const struck = (open: string, roll: string): readonly string[] => {
      const referee = twoCards(['XX-YY:1', 'XX-YY:2'], open);
      play(referee, ...rolls('0 11336', '1 12346'), '0 pass', '1 pass', '0 lay XX-YY:1');
      play(referee, '* roll 0 11336', '0 pass', '0 lay XX-YY:2', `* roll 0 ${roll}`);
      return laidBy(referee, 0);
    };
    expect(struck('11122', '11122')).toEqual(['XXYYY:3', 'XX-YY:1', '(XX-YY:2)']);
    expect(struck('11222', '11222')).toEqual(['XXYYY:3', '(XX-YY:1)', 'XX-YY:2']);
  });

  it('[O15] an accident does nothing to the entrance', () => {
    const referee = secondTurn({ open: '11122' });
    play(referee, ...rolls('0 11122', '1 12346'));
    expect(referee.table.players[0]).toMatchObject({ depth: 0, aside: 0 });
    expect(freeExits(referee.table.players[0].active)).toBe(1);
  });

  it('[O16] 12345 closes one free exit of the deepest row for good', () => {
    const referee = twoCards([], '12345');
    play(referee, ...rolls('0 12345', '1 12346'));
    expect(freeExits(referee.table.players[0].active)).toBe(2);
    idle(referee);
    play(referee, '* roll 0 12346', '0 pass', '* roll 0 12346');
    idle(referee);
    expect(referee.table.turn).toBe(3);
    expect(referee.table.players[0].throws).toBe(2);
  });

  it('[O16] 12345 closes an exit of the row laid this turn, and none of the entrance', () => {
    const referee = twoCards(['XX---:1'], '12345 11222');
    play(referee, ...rolls('0 11346', '1 12345'), '0 pass', '1 pass', '0 lay XX---:1');
    expect(freeExits(referee.table.players[1].active)).toBe(1);
    const other = twoCards(['XX---:1'], '12345');
    play(other, ...rolls('0 11346', '1 12346'), '0 pass', '1 pass', '0 lay XX---:1');
    play(other, '* roll 0 12345');
    expect(freeExits(other.table.players[0].next)).toBe(0);
    expect(freeExits(other.table.players[0].active)).toBe(2);
  });

  it('[O16] 23456 costs one throw next turn, and several add up', () => {
    const referee = twoCards([], '23456');
    play(referee, ...rolls('0 23456', '1 12346'));
    expect(referee.table.players[0].throws).toBe(3);
    idle(referee);
    play(referee, '* roll 0 12346', '0 pass', '* roll 0 12346', '0 pass');
    // Another one comes into play, too late for this turn.
    play(referee, '0 drop XX---:1', '1 drop', '* pick 0 A23456', '* pick 0 filon');
    play(referee, '* draw 0 XX---:1');
    expect(referee.table.players[0]).toMatchObject({ throws: 2, slowed: 0 });
    play(referee, ...rolls('0 23456', '1 12346'));
    expect(referee.table.players[0]).toMatchObject({ throws: 2, slowed: 1 });
  });

  it('[O16] throws do not fall below 0, and then that player does not roll', () => {
    const referee = secondTurn({ open: '23456' });
    play(referee, ...rolls('0 23456', '1 12346'));
    idle(referee);
    expect(referee.table).toMatchObject({ turn: 3, participants: 0b10 });
    expect(referee.table.players[0].throws).toBe(0);
  });

  it('[O17] five 6s let any card be laid, whatever the dice then show', () => {
    const referee = started({ tools: ['pick', 'mug'], hands: ['XXYYY:3 111--:2'] });
    play(referee, ...rolls('0 66666', '1 12346'), '0 reroll 6 6 6', '* reroll 0 1 2 3');
    play(referee, '1 pass', '0 pass');
    expect(legal(referee, 0)).toEqual(['lay 111--:2', 'lay XX---:1', 'lay XXYYY:3', 'skip']);
  });

  it('[O17] five 6s count for one phase, and not if they are rolled again', () => {
    const referee = started({
      tools: ['wagon', 'mug'],
      hands: ['111--:2 111--:2 111--:2 111--:2'],
    });
    play(referee, ...rolls('0 66666', '1 12346'), '0 pass', '1 pass', '0 skip');
    play(referee, '* roll 0 12346', '0 pass');
    expect(referee.table.step).toBe(Step.drop);
    const other = started({ tools: ['pick', 'mug'], hands: ['111--:2 111--:2 111--:2 111--:2'] });
    play(other, ...rolls('0 16666', '1 12346'));
    play(other, '0 reroll 1', '* reroll 0 6', '1 pass', '0 pass');
    expect(other.table.step).toBe(Step.drop);
  });

  it('[O18] a mine with no way on after an accident is set aside, and scores', () => {
    const referee = secondTurn({
      hands: ['XX---:1'],
      lays: 'XX---:1',
      dice: '11346',
      open: '12345',
    });
    play(referee, ...rolls('0 12345', '1 12346'));
    expect(referee.table.players[0]).toMatchObject({ aside: 1, depth: 0, points: 1, throws: 1 });
    expect(freeExits(referee.table.players[0].active)).toBe(1);
    // The new entrance is the active row at once.
    play(referee, '0 reroll 5', '* reroll 0 4', '1 pass', '0 pass', '0 lay XX---:1');
    expect(referee.table.players[0].points).toBe(2);
  });

  it('[O18] a card turned down can block the only way', () => {
    const referee = secondTurn({
      hands: ['XX---:1'],
      lays: 'XX---:1',
      dice: '11346',
      open: '11122',
    });
    play(referee, ...rolls('0 11122', '1 12346'));
    expect(referee.table.players[0]).toMatchObject({ aside: 1, depth: 0, points: 0, faceUp: 0 });
  });

  it('[O18] a row built this turn with a free exit is a way on', () => {
    const referee = twoCards(['XX---:1', 'XX---:1', 'XX---:1'], '11122');
    play(referee, ...rolls('0 11346', '1 12346'), '0 pass', '1 pass', '0 lay XX---:1');
    play(referee, '* roll 0 11346', '0 pass', '0 lay XX---:1', '* roll 0 11122');
    expect(referee.table.players[0].aside).toBe(0);
    expect(laidBy(referee, 0)).toEqual(['XXYYY:3', '(XX---:1)', 'XX---:1']);
  });

  it('[O18] at the end of a turn a row without an exit is set aside before the discards', () => {
    const cards = [{ pattern: 'XX---', exits: 0, value: 1, copies: 20 }];
    const referee = started({
      tools: ['shovel', 'mug'],
      hands: Array.from({ length: 2 }, () => 'XX---:0 XX---:0 XX---:0 XX---:0 XX---:0'),
      options: { cards, sheets: 1 },
    });
    play(referee, ...rolls('0 11346', '1 12346'), '0 pass', '1 pass', '0 lay XX---:0');
    expect(referee.table.step).toBe(Step.drop);
    expect(referee.table.players[0]).toMatchObject({ aside: 1, depth: 0, points: 1 });
  });
});
