import { begin, Referee } from '@pepite/kernel';
import { describe, expect, it } from 'vitest';
import { game as auruxxx } from '../index.ts';
import { parseCard, printCard } from '../notation.ts';
import { cardsIn, WHOLE_PACK } from '../cards/pack.ts';
import { NOBODY } from '../pieces.ts';
import { Phase } from '../world.ts';
import { chancesIn, crafted, handOf, legalIn, run } from './crafted.ts';
import { expectRefused, legal, playLines } from '../../test/play-lines.ts';
import { dealt } from './setting.ts';

describe('material and deal', () => {
  it('[X1] there are 160 cards of 79 kinds', () => {
    const all = cardsIn(WHOLE_PACK).map(printCard);
    const count = (text: string): number => all.filter((one) => one === text).length;
    expect(all).toHaveLength(160);
    for (const colour of 'BRYGV') {
      for (let number = 0; number <= 12; number++) expect(count(`${colour}${number}`)).toBe(2);
      expect(count(`${colour}50`)).toBe(1);
      expect(count(`${colour}H`)).toBe(1);
    }
    for (const text of ['*12', '+P', '+E', '+D']) expect(count(text)).toBe(5);
    expect(new Set(all).size).toBe(79);
  });

  it('[X1] a plain 12 is an ordinary number, laid like any other', () => {
    const world = crafted({ hands: ['B12 R12 G3 G0', 'Y1'], top: 'V11' });
    expect(legalIn(world)).toEqual(
      expect.arrayContaining(['play B12', 'play R12', 'play B12 R12', 'play R12 B12']),
    );
  });

  it('[X2] every seat is equally likely to deal first', () => {
    for (const seats of [2, 3, 4, 5, 6]) {
      const referee = new Referee(auruxxx, seats, {});
      expect(referee.table.phase).toBe(Phase.dealer);
      const every = Array.from({ length: seats }, (_, seat): [string, number] => [
        `dealer ${seat}`,
        1,
      ]);
      expect(chancesIn(begin(auruxxx, seats, {}))).toEqual(new Map(every));
      expectRefused(referee, '* deal 0 B7', 'dealerDue', 'X2');
      if (seats < 6) expectRefused(referee, `* dealer ${seats}`, 'notASeat', 'X2');
    }
  });

  it('[X2] everyone gets twelve cards, and whoever is after the dealer starts', () => {
    const referee = dealt({ dealer: 2, hands: ['', '', ''] });
    expect(referee.table.handSizes).toEqual([12, 12, 12]);
    expect(referee.table.player).toBe(0);
    expect(legal(referee, 0)).toContain('draw');
    expect(legal(referee, 1)).toEqual([]);
    expectRefused(referee, '1 draw', 'turnDue', 'X6');
    const other = new Referee(auruxxx, 2, {});
    playLines(other, '* dealer 1', '* deal 1 B7', '* deal 0 B7', '* deal 1 R0');
    expect(other.table.handSizes).toEqual([1, 2]);
    expectRefused(other, '* deal 0 B7', 'notInPile', 'X1');
    expectRefused(other, '* deal 2 B6', 'notASeat', 'X2');
    expectRefused(other, '0 draw', 'dealDue', 'X2');
    for (const card of 'B0 B1 B2 B3 B4 B5 B6 B8 B9 B10'.split(' '))
      playLines(other, `* deal 1 ${card}`);
    expectRefused(other, '* deal 1 B11', 'handFull', 'X2');
  });

  it('[X2] the dealer moves one seat clockwise per round', () => {
    const world = crafted({ hands: ['*12', 'B7', 'R1'], top: 'Y5' });
    world.table.dealer = 2;
    run(world, '0 play *12');
    expect([world.table.dealer, world.table.round]).toEqual([0, 2]);
    expect(chancesIn(world).get('deal 0 B7')).toBe(2);
  });

  it('[X3] a golden twelve goes back and another card is turned up', () => {
    const referee = new Referee(auruxxx, 2, {});
    playLines(referee, '* dealer 0');
    for (const seat of [0, 1]) {
      for (let number = 0; number < 12; number++) playLines(referee, `* deal ${seat} V${number}`);
    }
    expectRefused(referee, '0 draw', 'turnUpDue', 'X3');
    playLines(referee, '* turn *12');
    expect([referee.table.top, referee.table.pileSize]).toEqual([0, 136]);
    playLines(referee, '* turn *12', '* turn B5');
    expect(printCard(referee.table.top)).toBe('B5');
    expect([referee.table.pileSize, referee.table.talonSize]).toEqual([135, 1]);
  });

  it.each(['B2', '+P', '+E', '+D', 'BH', 'R50'])('[X3] %s turned up has no effect', (top) => {
    const { table } = dealt({ hands: ['', '', ''], top });
    expect(table.phase).toBe(Phase.act);
    expect([table.debt, table.figure, table.player]).toEqual([0, NOBODY, 1]);
    expect(table.handSizes).toEqual([12, 12, 12]);
  });

  it('[X4] the figure starts beside the pile and stays with its owner from round to round', () => {
    expect(new Referee(auruxxx, 2, {}).table.figure).toBe(NOBODY);
    const world = crafted({ hands: ['*12', 'B7 B8'], top: 'B3', figure: 1 });
    run(world, '0 play *12');
    expect([world.table.round, world.table.figure]).toEqual([2, 1]);
  });

  it('[X5] the talon under its top card becomes the pile when that is empty', () => {
    const talon = 'R1 R1 G7';
    const world = crafted({ hands: ['B7', 'Y1'], top: 'V5', talon, hoarder: 1 });
    expect([world.table.pileSize, world.table.talonSize]).toEqual([0, 4]);
    run(world, '0 draw');
    expect([world.table.pileSize, world.table.talonSize]).toEqual([3, 1]);
    expect(chancesIn(world)).toEqual(
      new Map([
        ['draw 0 G7', 1],
        ['draw 0 R1', 2],
      ]),
    );
    run(world, '* draw 0 R1');
    expect([handOf(world, 0), printCard(world.table.top)]).toEqual(['R1 B7', 'V5']);
  });

  it('[X5] the talon stays when the pile has just run out', () => {
    const world = crafted({ hands: ['B7', 'Y1'], top: 'V5', talon: 'R1', pile: 'G9', hoarder: 1 });
    run(world, '0 draw', '* draw 0 G9');
    expect([world.table.pileSize, world.table.talonSize]).toEqual([0, 2]);
  });

  it('[X5] a draw that can’t be made is forgiven and counts as made', () => {
    const world = crafted({ hands: ['B7 B8', ''], top: 'V5', hoarder: 1, pile: 'G9' });
    run(world, '0 draw', '* draw 0 G9', '0 draw');
    expect([world.table.drawn, world.table.actor]).toEqual([2, 0]);
    expect(legalIn(world)).toContain('end');
  });

  it('[X5] a debt draws the cards there are, and the rest is forgiven', () => {
    const world = crafted({ hands: ['B7 B8', ''], top: 'V2', hoarder: 1, pile: 'G9', debt: 4 });
    run(world, '0 accept', '* draw 0 G9');
    expect([world.table.debt, world.table.owed, world.table.actor]).toEqual([0, 0, 0]);
    expect(parseCard('G9')).toBeDefined();
    expect(handOf(world, 0)).toBe('B7 B8 G9');
  });
});
