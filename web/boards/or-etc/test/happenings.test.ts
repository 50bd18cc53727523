import { HELMET, MUG } from '@pepite/games/or-etc/pieces';
import { Step, type Table } from '@pepite/games/or-etc/world';
import { below, itemAt, only } from '@pepite/kernel';
import { describe, expect, it } from 'vitest';
import { combinationOf, happeningsSince } from '../happenings.ts';
import { newsOf } from '../words.ts';
import { dice, tableFor } from './crafted.ts';

const NAMES = ['Ana', 'Bo', 'Cy'];

/** A table in the third turn, all in it. */
function playing(change: (table: Table) => void = () => undefined): Table {
  const table = tableFor(3);
  Object.assign(table, { turn: 3, phase: 1, step: Step.act, participants: below(3) });
  for (const player of table.players) player.dice = dice('12356');
  change(table);
  return table;
}

const told = (before: Table, after: Table): readonly string[] =>
  newsOf(happeningsSince(before, after), after.turn, NAMES, 'en').map(({ text }) => text);

describe('natural combinations', () => {
  it.each([
    ['22222', 'five'],
    ['22223', 'four'],
    ['22233', 'full'],
    ['22234', 'three'],
    ['12345', 'straight'],
    ['23456', 'straight'],
    ['12346', undefined],
  ])('%s: %s', (roll, combination) => {
    expect(combinationOf(dice(roll))).toBe(combination);
  });

  it('are called out when a phase begins, with what they mean [O12]', () => {
    const after = playing((table) => {
      table.phase = 2;
      itemAt(table.players, 1).dice = dice('44441');
    });
    expect(told(playing(), after)).toEqual([
      'Bo rolls four 4s. (It would end the game from turn 5 on.)',
    ]);
  });

  it('are not called out in the middle of a phase: re-rolls are not natural [O23]', () => {
    const after = playing((table) => (itemAt(table.players, 1).dice = dice('44441')));
    expect(told(playing(), after)).toEqual([]);
  });
});

describe('accidents', () => {
  it('are told with whom they strike [O14]', () => {
    const before = playing((table) => (table.open = only(3)));
    const after = playing((table) => {
      table.phase = 2;
      itemAt(table.players, 2).dice = dice('23456');
    });
    expect(told(before, after)).toContain('Accident 23456 strikes Cy. One throw fewer next turn.');
  });

  it('may be kept off by the helmet', () => {
    const asked = playing((table) => {
      Object.assign(table, { step: Step.shield, player: 2, actor: 2 });
      itemAt(table.players, 2).dice = dice('23456');
      itemAt(table.players, 2).tool = HELMET;
    });
    const after = playing((table) => (itemAt(table.players, 2).dice = dice('23456')));
    expect(told(asked, after)).toEqual(['The helmet saves Cy from accident 23456.']);
  });

  it('five 1s break a tool [O13]', () => {
    const before = playing((table) => (itemAt(table.players, 0).tool = MUG));
    const after = playing((table) => {
      table.phase = 2;
      itemAt(table.players, 0).dice = dice('11111');
    });
    expect(told(before, after)).toContain('Ana loses the unbreakable mug.');
  });
});

describe('deals', () => {
  const offered = playing((table) => {
    Object.assign(table, { step: Step.answer, player: 0, actor: 1 });
    Object.assign(table.deal, { give: 1, take: 2, target: 1 });
  });

  it('are told by the dice they have moved [O22]', () => {
    const agreed = playing((table) => (itemAt(table.players, 1).dice = dice('11356')));
    expect(told(offered, agreed)).toEqual(['Bo accepts the offer of Ana.']);
    expect(told(offered, playing())).toEqual(['Bo refuses the offer of Ana.']);
  });

  it('of a contest have a winner [O21]', () => {
    const staked = playing((table) => Object.assign(table, { step: Step.stake, player: 0 }));
    const settling = playing((table) => Object.assign(table, { step: Step.settle, actor: 2 }));
    expect(told(staked, settling)).toEqual(['Cy wins the contest.']);
    expect(told(staked, playing())).toEqual(['Ana wins the contest.']);
  });
});
