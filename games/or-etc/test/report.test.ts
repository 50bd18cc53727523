import { describe, expect, it } from 'vitest';
import { combinationOf, endingsIn, FIRST_ENDING, mainFace } from '../pieces/combinations.ts';
import { STANDARD_DECK } from '../pieces/deck.ts';
import { type Dice, diceOf } from '../pieces/dice.ts';
import { goDeeper, layCard } from '../pieces/mine.ts';
import { HELMET, handSize, MALLET, MUG } from '../pieces.ts';
import { endedBy } from '../report/ending.ts';
import { type Fate, fateOf } from '../report/fates.ts';
import { isTieBroken, standingOf } from '../report/standing.ts';
import { lacking } from '../steps/draws.ts';
import { priceOf } from '../steps/payment.ts';
import { create, type Table } from '../world.ts';
import { idle, idleTurn, type OrEtcReferee, play, rolls, started } from './setting.ts';

const dice = (faces: string): Dice => diceOf(faces.split('').map(Number));

const cardNamed = (name: string): number => STANDARD_DECK.byName.get(name) ?? 0;

describe('[O12] combinations', () => {
  it.each([
    ['22222', 'five'],
    ['22223', 'four'],
    ['22233', 'full'],
    ['22234', 'three'],
    ['12345', 'straight'],
    ['23456', 'straight'],
    ['12346', undefined],
  ])('the roll %s makes the combination %s', (roll, combination) => {
    expect(combinationOf(dice(roll))).toBe(combination);
  });

  it('a combination is made of the face that shows most often', () => {
    expect(mainFace(dice('22333'))).toBe(3);
  });

  it('combinations end the game one turn after the other', () => {
    expect([3, 4, 5, 6].map(endingsIn)).toEqual([
      [],
      ['five'],
      ['five', 'four'],
      ['five', 'four', 'three'],
    ]);
    expect(FIRST_ENDING).toBe(4);
  });
});

describe('prices and hands', () => {
  it('[O20] a higher die costs the difference, and a lower one nothing', () => {
    expect([priceOf(2, 5), priceOf(5, 2), priceOf(3, 3)]).toEqual([3, 0, 0]);
  });

  it('[O7] prestige is the size of the hand, up to 5', () => {
    expect([0, 4, 7].map(handSize)).toEqual([0, 4, 5]);
  });

  it('[O26] a hand is filled up, and never cut down', () => {
    expect([lacking({ held: 2, limit: 5 }), lacking({ held: 6, limit: 5 })]).toEqual([3, 0]);
  });
});

/** Two players with a mug and another tool, in the fourth turn. */
function inTurn4(tool = 'shovel'): OrEtcReferee {
  const referee = started({ tools: ['mug', tool] });
  for (let turn = 1; turn < 4; turn++) idleTurn(referee);
  return referee;
}

describe('what ended a match', () => {
  it('[O12] a roll has ended a match, with who rolled it', () => {
    const referee = inTurn4();
    play(referee, ...rolls('0 12346', '1 33333'));
    expect(endedBy(referee.table)).toEqual({
      by: 'roll',
      turn: 4,
      rolls: [{ seat: 1, dice: dice('33333') }],
    });
  });

  it('[O12] the rolls of several may have ended a match', () => {
    const referee = inTurn4();
    play(referee, ...rolls('0 44444', '1 33333'));
    expect(endedBy(referee.table)).toMatchObject({ rolls: [{ seat: 0 }, { seat: 1 }] });
  });

  it('[O28] the pile has ended a match, with who drew its last card', () => {
    const table: Table = { ...tableFor(2), ending: 'pile', player: 1, turn: 9 };
    expect(endedBy(table)).toEqual({ by: 'pile', turn: 9, seat: 1 });
  });

  it('nothing has ended a match that goes on', () => {
    expect(endedBy(inTurn4().table)).toEqual({ by: 'none' });
  });
});

const tableFor = (seats: number): Table =>
  create(STANDARD_DECK, seats, { sheets: seats, accidents: 3 }).table;

describe('[O29] the standing', () => {
  function played(): Table {
    const table = tableFor(4);
    const [one, two, three, four] = table.players;
    layCard(STANDARD_DECK, one, cardNamed('66-55:3'));
    layCard(STANDARD_DECK, two, cardNamed('XX---:1'));
    goDeeper(two);
    layCard(STANDARD_DECK, two, cardNamed('XXX--:1'));
    layCard(STANDARD_DECK, three, cardNamed('XX---:1'));
    layCard(STANDARD_DECK, four, cardNamed('33---:2'));
    return table;
  }

  it('the standing puts the best first, and cards decide between equal points', () => {
    const standing = standingOf(STANDARD_DECK, played());
    expect(standing.map(({ seat, place }) => [seat, place])).toEqual([
      [1, 1],
      [0, 2],
      [2, 3],
      [3, 3],
    ]);
    expect(isTieBroken(played())).toBe(true);
    expect(isTieBroken(tableFor(2))).toBe(false);
  });

  it('the standing breaks points down by row', () => {
    const [best] = standingOf(STANDARD_DECK, played());
    expect(best.mines).toEqual([
      {
        number: 1,
        aside: false,
        rows: [
          { row: 1, cards: 1, points: 1 },
          { row: 2, cards: 1, points: 3 },
        ],
      },
    ]);
  });
});

describe('what befalls a player in a phase', () => {
  /** The second turn, with an accident open; seat 0 has the mug. */
  function endangered(accident: string, tool: string): OrEtcReferee {
    const referee = started({ tools: ['mug', tool] });
    play(referee, ...rolls('0 12346', '1 12346'), '0 pass', '1 pass');
    play(referee, '0 drop XX---:1', '1 drop', `* pick 0 ${accident}`, '* pick 0 filon');
    play(referee, '* draw 0 XX---:1');
    return referee;
  }

  const fates = ({ table }: OrEtcReferee): readonly Fate[] =>
    table.players.flatMap((_, seat) => fateOf(table, seat));

  it('[O14] an accident befalls a player, and breaks the mallet', () => {
    const referee = endangered('A23456', 'mallet');
    play(referee, ...rolls('0 12346', '1 23456'));
    expect(fates(referee)).toEqual([
      { kind: 'struck', seat: 1, accident: 3 },
      { kind: 'broken', seat: 1, tool: MALLET },
    ]);
  });

  it('[O14] nothing befalls a player before the owner of the helmet has decided', () => {
    const referee = endangered('A23456', 'helmet');
    play(referee, ...rolls('0 12346', '1 23456'));
    expect(fates(referee)).toEqual([]);
    play(referee, '1 shield');
    expect(fates(referee)).toEqual([{ kind: 'shielded', seat: 1, accident: 3 }]);
    expect(referee.table.players[1].lost).toBe(HELMET);
  });

  it('[O14] an accident befalls a player who keeps the helmet', () => {
    const referee = endangered('A23456', 'helmet');
    play(referee, ...rolls('0 12346', '1 23456'), '1 suffer');
    expect(fates(referee)).toEqual([{ kind: 'struck', seat: 1, accident: 3 }]);
  });

  it('[O13] five 1s break the tool of a player', () => {
    const referee = started({ tools: ['mug', 'shovel'] });
    play(referee, ...rolls('0 11111', '1 12346'));
    expect(fates(referee)).toEqual([{ kind: 'broken', seat: 0, tool: MUG }]);
  });

  it('[O18] a mine is set aside at once by an accident', () => {
    const referee = started({ tools: ['mug', 'shovel'] });
    play(referee, ...rolls('0 11234', '1 12346'), '0 pass', '1 pass', '0 lay XX---:1');
    play(referee, '0 drop', '1 drop', '* pick 0 A11122', '* pick 0 filon', '* draw 0 XX---:1');
    play(referee, ...rolls('0 11122', '1 12346'));
    expect(fates(referee)).toEqual([
      { kind: 'struck', seat: 0, accident: 0 },
      { kind: 'aside', seat: 0 },
    ]);
  });

  it('[O18] a mine is set aside at the end of the turn', () => {
    const cards = [
      { pattern: 'XX---', exits: 1, value: 1, copies: 9 },
      { pattern: 'XXX--', exits: 0, value: 2, copies: 9 },
    ];
    const tools = ['mug', 'shovel'];
    const referee = started({ tools, hands: ['XXX--:0', ''], options: { cards } });
    play(referee, ...rolls('0 11123', '1 12346'), '0 pass', '1 pass', '0 lay XXX--:0');
    expect(fates(referee)).toEqual([{ kind: 'aside', seat: 0 }]);
  });

  it('events of a phase are forgotten in the next one', () => {
    const referee = endangered('A23456', 'mallet');
    play(referee, ...rolls('0 12346', '1 23456'));
    idle(referee);
    expect(fates(referee)).toEqual([]);
  });
});
