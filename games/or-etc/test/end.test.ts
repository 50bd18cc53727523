import { describe, expect, it } from 'vitest';
import { STANDARD_DECK } from '../pieces/deck.ts';
import { CAVE_IN } from '../pieces.ts';
import { result } from '../score.ts';
import { Step } from '../world.ts';
import { expectRefused, legal } from '../../test/play-lines.ts';
import {
  fresh,
  handOf,
  idle,
  namesOf,
  type OrEtcReferee,
  play,
  rolls,
  started,
} from './setting.ts';

/** At the discards of the first turn. */
function discarding(hands: readonly string[], options = {}): OrEtcReferee {
  const referee = started({ tools: ['mug', 'shovel'], hands, options, first: 1 });
  play(referee, ...rolls('1 12346', '0 12346'), '1 pass', '0 pass');
  return referee;
}

describe('the end of a turn', () => {
  it('[O26] all discard any cards at once, or none', () => {
    const referee = discarding(['XXYYY:3 XX-YY:1', '']);
    expect(legal(referee, 0)).toEqual(
      [
        'drop',
        'drop XX---:1',
        'drop XX---:1 XX---:1',
        'drop XX---:1 XX---:1 XX---:1',
        'drop XX-YY:1',
        'drop XX-YY:1 XX---:1',
        'drop XX-YY:1 XX---:1 XX---:1',
        'drop XX-YY:1 XX---:1 XX---:1 XX---:1',
        'drop XXYYY:3',
        'drop XXYYY:3 XX---:1',
        'drop XXYYY:3 XX---:1 XX---:1',
        'drop XXYYY:3 XX---:1 XX---:1 XX---:1',
        'drop XXYYY:3 XX-YY:1',
        'drop XXYYY:3 XX-YY:1 XX---:1',
        'drop XXYYY:3 XX-YY:1 XX---:1 XX---:1',
        'drop XXYYY:3 XX-YY:1 XX---:1 XX---:1 XX---:1',
      ].sort(),
    );
    expectRefused(referee, '0 drop XXYYY:3 XXYYY:3', 'notYours', 'O26');
    expectRefused(referee, '0 pass', 'dropDue', 'O26');
    play(referee, '0 drop XXYYY:3 XX-YY:1', '1 drop');
    expect(namesOf(referee.table.discards)).toEqual(['XXYYY:3', 'XX-YY:1']);
  });

  it('[O26] hands are filled up in order after the discards, to the hand size', () => {
    const referee = discarding(['XXYYY:3', 'XXYYY:3']);
    play(referee, '0 drop XXYYY:3', '1 drop XXYYY:3');
    expectRefused(referee, '* pick 0 filon', 'notTheDrawer', 'O26');
    play(referee, '* pick 1 filon');
    expectRefused(referee, '* pick 1 filon', 'drawDue', 'O27');
    play(referee, '* draw 1 444--:2', '* pick 0 filon', '* draw 0 33---:2');
    expect(referee.table).toMatchObject({ step: Step.roll, turn: 2 });
    expect(handOf(referee, 1)).toContain('444--:2');
  });

  it('[O26] only players who hold cards are asked to discard', () => {
    const referee = fresh(2);
    play(referee, '* first 0', '0 bid 7', '1 fold', '1 choose wagon');
    for (let card = 0; card < 4; card++) play(referee, '* deal 1 XX---:1');
    play(referee, '* beer 1', ...rolls('0 12346', '1 12346'), '0 pass', '1 pass');
    play(referee, '* roll 1 12346', '1 pass');
    expect(legal(referee, 0)).toEqual([]);
    play(referee, '1 drop');
    expect(referee.table.turn).toBe(2);
  });

  it('[O26] nobody is forced down to the hand size', () => {
    const referee = started({ tools: ['mug', 'shovel'], beers: '1' });
    play(referee, ...rolls('0 12344', '1 11225'), '0 offer 1 4 5 XX---:1', '1 agree');
    idle(referee);
    play(referee, '* pick 0 filon', '* draw 0 XX---:1');
    expect(referee.table.turn).toBe(2);
    expect(handOf(referee, 1)).toHaveLength(6);
  });

  it('[O27] a drawn accident is laid open and the player draws on', () => {
    const referee = discarding([]);
    play(referee, '0 drop XX---:1', '1 drop', '* pick 0 A12345');
    expect(referee.table.open).toBe(1 << CAVE_IN);
    expect(referee.table).toMatchObject({ step: Step.pick, player: 0 });
    expect(referee.table.players[0].held).toBe(4);
  });

  it('[O27] the same accident again is discarded', () => {
    const referee = discarding([], { accidents: 2 });
    play(referee, '0 drop XX---:1', '1 drop', '* pick 0 A12345', '* pick 0 A12345');
    expect(referee.table.open).toBe(1 << CAVE_IN);
    expectRefused(referee, '* pick 0 A12345', 'accidentGone', 'O2');
  });
});

describe('the end of the game', () => {
  const cards = [{ pattern: 'XX---', exits: 1, value: 1, copies: 11 }];
  const five = 'XX---:1 XX---:1 XX---:1 XX---:1 XX---:1';

  it('[O28] the game ends the moment the last card is drawn, a Filon card', () => {
    const referee = discarding([five, five], { cards, sheets: 1, accidents: 0 });
    play(referee, '0 drop', '1 drop XX---:1 XX---:1', '* pick 1 filon', '* draw 1 XX---:1');
    expect(referee.isOver).toBe(true);
    expect(referee.table.ending).toBe('pile');
    expectRefused(referee, '* pick 1 filon', 'matchOver', 'O28');
  });

  it('[O28] the game ends with the last card as well if it is an accident', () => {
    const referee = discarding([five, five], { cards, sheets: 1, accidents: 1 });
    play(referee, '0 drop', '1 drop XX---:1 XX---:1', '* pick 1 filon', '* draw 1 XX---:1');
    expectRefused(referee, '* pick 1 filon', 'noFilonLeft', 'O28');
    play(referee, ...STANDARD_DECK.accidentRolls.slice(1).map((roll) => `* pick 1 A${roll}`));
    expect(referee.isOver).toBe(false);
    play(referee, '* pick 1 A11122');
    expect(referee.isOver).toBe(true);
  });

  it('[O28] discards are never drawn again', () => {
    const referee = discarding([five, five], { cards, sheets: 1, accidents: 3 });
    const { filons } = referee.table;
    play(referee, `0 drop ${five}`, '1 drop');
    expect(referee.table.filons).toBe(filons);
  });

  it('[O28] the game ends when someone must draw if the deal has emptied the pile', () => {
    const ten = [{ ...cards[0], copies: 10 }];
    const referee = discarding([five, five], { cards: ten, sheets: 1, accidents: 0 });
    play(referee, '0 drop', '1 drop');
    expect(referee.table).toMatchObject({ step: Step.roll, turn: 2 });
    play(referee, ...rolls('1 12346', '0 12346'), '1 pass', '0 pass', '0 drop', '1 drop XX---:1');
    expect(referee.isOver).toBe(true);
  });
});

describe('points', () => {
  const over = (players: readonly (readonly [points: number, faceUp: number])[]) => {
    const { table } = fresh(players.length);
    return result({
      ...table,
      step: Step.over,
      players: players.map(([points, faceUp], seat) => ({
        ...table.players[seat],
        points,
        faceUp,
      })),
    });
  };

  it('[O29] points are the values of face-up cards, and the highest sum wins', () => {
    expect(
      over([
        [5, 1],
        [3, 3],
        [6, 2],
      ]),
    ).toEqual({
      scores: [5, 3, 6],
      winners: [2],
    });
  });

  it('[O29] more face-up cards win at a tie, and otherwise both players do', () => {
    expect(
      over([
        [5, 1],
        [5, 2],
      ]).winners,
    ).toEqual([1]);
    expect(
      over([
        [5, 2],
        [5, 2],
      ]).winners,
    ).toEqual([0, 1]);
  });

  it('[O29] there is no result before the end', () => {
    expect(() => result(fresh(2).table)).toThrow('not over');
  });
});
