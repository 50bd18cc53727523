import {
  type Actor,
  CHANCE,
  clockwise,
  firstActor,
  isChance,
  itemAt,
  type Move,
  Referee,
  type Seat,
  Seeded,
  type Turn,
} from '@pepite/kernel';
import { describe, expect, it } from 'vitest';
import { game } from '../index.ts';
import { drawMove, layOutMove, markMove, TAKE_PILE, takeMove } from '../moves.ts';
import { TURNS } from '../pieces.ts';
import { playMatch } from './whole.ts';
import { broughtBy, pointsAfter, roundsEnded } from '../report/rounds.ts';
import { boxesFilled, settledBy } from '../report/settling.ts';
import { replacementOf } from '../report/replacing.ts';
import { partedBy, rankingAfter, rankingOf } from '../report/ranking.ts';
import { pointsOf } from '../score.ts';
import { create } from '../world.ts';
import { crafted, play } from './crafted.ts';

// 10 is C### / ###. / C##. / #C#X; 25 and 26 have nothing but plain cells; 46 is ##.. / ##P# / ##..
describe('what a turn brought', () => {
  it('[S10] [S11] gains of a turn are noted when marks are shown, as far as they count', () => {
    const world = crafted({
      sides: [{ cards: [10, 46], coins: 11, cups: [6, 5] }, { cards: [25, 26] }],
      market: [41, 43, 37, 38],
      expedition: 'O4',
      cupsTaken: 2,
    });
    play(world, '0 mark 10 a3 b3 a4 b4');
    expect(world.table.players[0].gained).toEqual({ coins: 0, palms: 0, cups: 0, cards: [0, 0] });
    play(world, '1 mark 25 a1');
    // Of two coins one was lost; the row that it filled brought the third cup.
    expect(world.table.players[0].gained).toEqual({ coins: 1, palms: 0, cups: 4, cards: [0, 0] });
    play(world, '* expedition I2', '0 mark 46 c2', '1 mark 25 b1');
    expect(world.table.players[0].gained).toEqual({ coins: 0, palms: 3, cups: 0, cards: [0, 0] });
  });

  it('[S14] gains of a turn count a filled card, and stay until the next marks', () => {
    const world = crafted({ sides: [{ cards: [25, 26], free: ['a1'] }], market: [41, 43, 37, 38] });
    play(world, '0 mark 25 a1');
    expect(world.table.players[0].gained.cards).toEqual([25, 0]);
    play(world, '0 take 41', '* market 1', '* expedition I3');
    expect(world.table.players[0].gained.cards).toEqual([25, 0]);
    play(world, '0 mark 26 a1');
    expect(world.table.players[0].gained.cards).toEqual([0, 0]);
  });
});

// 40 is X#. / ### / ###.
describe('what is replaced', () => {
  const full = { cards: [40, 25], free: ['a1', 'a1'] };

  it('[S14] a seat with two full cards replaces them one after the other', () => {
    const world = crafted({ sides: [full, { cards: [37, 38] }], market: [1, 2, 3, 4] });
    const { table } = world;
    play(world, '0 mark 40 a1', '0 bonus 25 a1');
    expect(replacementOf(table, 0)).toBeUndefined();
    play(world, '1 mark 37 a1');
    expect(replacementOf(table, 0)).toEqual({ completed: 2, replaced: 2, number: 1 });
    expect(replacementOf(table, 1)).toBeUndefined();
    // Until it is turned up, what comes from the pile is still the first one.
    play(world, '0 take pile');
    expect(replacementOf(table, 0)).toEqual({ completed: 2, replaced: 2, number: 1 });
    play(world, '* draw 30');
    expect(replacementOf(table, 0)).toEqual({ completed: 2, replaced: 2, number: 2 });
    play(world, '0 take 1');
    expect(replacementOf(table, 0)).toBeUndefined();
  });

  it('[S14] one full card is replaced by one', () => {
    const world = crafted({ sides: [{ cards: [25, 26], free: ['a1'] }], market: [41, 43, 37, 38] });
    play(world, '0 mark 25 a1');
    expect(replacementOf(world.table, 0)).toEqual({ completed: 1, replaced: 1, number: 1 });
  });

  it('[S18] no more are replaced than market and pile hold', () => {
    const last = crafted({ sides: [full], market: [1], pile: [] });
    play(last, '0 mark 40 a1', '0 bonus 25 a1');
    expect(replacementOf(last.table, 0)).toEqual({ completed: 2, replaced: 1, number: 1 });
    const two = crafted({ sides: [full], market: [1], pile: [30] });
    play(two, '0 mark 40 a1', '0 bonus 25 a1');
    expect(replacementOf(two.table, 0)).toEqual({ completed: 2, replaced: 2, number: 1 });
  });
});

describe('who settles', () => {
  it.each([
    ['what chance brings is told with the decision before it', (turn: Turn) => !isChance(turn)],
    ['every move is told alone', () => true],
  ])('[S13] [S16] everybody settles once a turn, in order from its start: %s', (_, isTold) => {
    const referee = new Referee(game, 3, {});
    const rng = new Seeded(5);
    let turns = 0;
    let settled: number[] = [];
    let known = 0;
    while (!referee.isOver) {
      if (isChance(referee.turn)) referee.drawChance(rng);
      else {
        const seat = firstActor(referee.turn);
        referee.submit(seat, referee.anyLegal(seat, rng));
      }
      if (!isTold(referee.turn)) continue;
      settled.push(...settledBy(referee.journal.slice(known), referee.table));
      known = referee.journal.length;
      if (referee.table.turns === turns) continue;
      const start = itemAt(settled, 0);
      expect(settled).toEqual([0, 1, 2].map((place) => clockwise(start, place, 3)));
      expect(clockwise(start, 1, 3)).toBe(referee.table.first);
      turns++;
      settled = [];
    }
    expect(turns).toBe(TURNS);
  });

  it('[S14] whoever takes two cards settles before the first one, and others after both', () => {
    const world = crafted({
      sides: [{ cards: [40, 25], free: ['a1', 'a1'] }, { cards: [37, 26] }],
      market: [1, 2, 3, 4],
    });
    const settledAfter = (line: string, actor: Actor, move: Move): readonly Seat[] => {
      play(world, line);
      return settledBy([{ actor, move }], world.table);
    };
    play(world, '0 mark 40 a1', '0 bonus 25 a1');
    expect(settledAfter('1 mark 26 a1', 1, markMove(26, 0))).toEqual([0]);
    expect(settledAfter('0 take pile', 0, TAKE_PILE)).toEqual([]);
    expect(settledAfter('* draw 30', CHANCE, drawMove(30))).toEqual([]);
    expect(settledAfter('0 take 1', 0, takeMove(1))).toEqual([]);
    expect(settledAfter('* market 31', CHANCE, layOutMove(31))).toEqual([1]);
  });

  it('[S11] all palms of a turn fill as many boxes as their points are worth', () => {
    expect([0, 2, 4].map((points) => boxesFilled([3, 2, 2, 0], points))).toEqual([0, 1, 2]);
  });
});

describe('what a round brought', () => {
  it('[S17] gains of every round are kept on the table, and add up to the score', () => {
    const tables = playMatch(3, 5);
    for (const [ended, table] of tables.entries()) {
      expect(roundsEnded(table)).toBe(ended);
      expect(pointsAfter(table, ended)).toEqual(
        ended === 0
          ? table.players.map(() => itemAt(pointsAfter(table, 0), 0))
          : table.players.map(pointsOf),
      );
    }
    const last = itemAt(tables, 4);
    expect(itemAt(pointsAfter(last, 0), 0).total).toBe(0);
    const sums = [0, 1, 2].map((seat) =>
      [1, 2, 3, 4].reduce((sum, round) => sum + itemAt(broughtBy(last, round), seat).total, 0),
    );
    expect(sums).toEqual(last.players.map((player) => pointsOf(player).total));
    // The report of a round is still the same when the next ones are played.
    expect(broughtBy(last, 2)).toEqual(broughtBy(itemAt(tables, 2), 2));
  });

  it('[S17] there are no gains before a round has ended', () => {
    const { table } = create(2);
    expect(roundsEnded(table)).toBe(0);
    expect(pointsAfter(table, 0).map(({ total }) => total)).toEqual([0, 0]);
  });
});

describe('the ranking', () => {
  it('[S21] the ranking goes by points, then by full cards from grey to purple', () => {
    const world = crafted({
      sides: [
        { cards: [25, 26], coins: 3 },
        { cards: [27, 28], coins: 11 },
        // A grey card is 8 points, and three coins make 11 of them.
        { cards: [29, 30], coins: 3, full: [46] },
      ],
    });
    expect(rankingOf(world.table)).toEqual([
      { seat: 2, place: 1 },
      { seat: 1, place: 2 },
      { seat: 0, place: 3 },
    ]);
    expect(partedBy(world.table)).toBe('grey');
    world.table.players[1].coins = 12;
    expect(partedBy(world.table)).toBeUndefined();
  });

  it('[S19] [S21] the ranking after each round is found from what was kept of it', () => {
    const tables = playMatch(3, 5);
    const last = itemAt(tables, 4);
    for (const rounds of [1, 2, 3]) {
      const totals = pointsAfter(last, rounds).map(({ total }) => total);
      const ranked = rankingAfter(last, rounds).map(({ seat }) => itemAt(totals, seat));
      expect(ranked).toEqual(totals.toSorted((one, other) => other - one));
    }
    expect(rankingAfter(last, 4)).toEqual(rankingOf(last));
  });

  it('[S21] players who are equal in all share a place', () => {
    const world = crafted({ sides: [{ cards: [25, 26] }, { cards: [27, 28] }] });
    expect(rankingOf(world.table).map(({ place }) => place)).toEqual([1, 1]);
    expect(partedBy(world.table)).toBeUndefined();
  });
});
