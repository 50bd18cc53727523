import { cardsOf, topOf } from '@pepite/games/auruxxx/cards/plays';
import { game as auruxxx } from '@pepite/games/auruxxx/index';
import { DRAW, isPlay, kindOf, PASS, seatOf, SWAP_HANDS } from '@pepite/games/auruxxx/moves';
import { GOLDEN, isAction } from '@pepite/games/auruxxx/pieces';
import type { Table } from '@pepite/games/auruxxx/world';
import {
  deciding,
  each,
  type Immutable,
  isChance,
  itemAt,
  type Move,
  Referee,
  Seeded,
} from '@pepite/kernel';
import { describe, expect, it } from 'vitest';
import { type Happening, happeningsBetween, passagesOf } from '../happenings.ts';
import { reckonAll } from '../reckoning.ts';

interface Step {
  readonly before: Immutable<Table>;
  readonly after: Immutable<Table>;
  readonly seat: number;
  readonly move: Move;
}

const copyOf = (table: Immutable<Table>): Immutable<Table> => structuredClone(table);

/** The decisions of a random match, each with what chance brought after it, as a page sees them. */
function* steps(seats: number, match: number): Generator<Step> {
  const rng = new Seeded(11, match);
  const referee = new Referee(auruxxx, seats, {});
  const settle = (): void => {
    while (referee.result === undefined && isChance(referee.turn)) referee.drawChance(rng);
  };
  settle();
  for (let count = 0; count < 600 && referee.result === undefined; count++) {
    const seat = itemAt([...each(deciding(referee.turn))], 0);
    const moves = referee.legal(seat);
    const move = itemAt(moves, rng.below(moves.length));
    const before = copyOf(referee.table);
    referee.submit(seat, move);
    settle();
    yield { before, after: copyOf(referee.table), seat, move };
  }
}

const found = ({ before, after }: Step): readonly Happening[] =>
  happeningsBetween(before, after, () => undefined);

describe.each([2, 4, 6])('what is seen to happen among %i players', (seats) => {
  const all = [1, 2, 3].flatMap((match) => [...steps(seats, match)]);
  const inRound = all.filter(({ before, after }) => before.round === after.round);

  it('is that cards are laid, and stolen by actions', () => {
    const plays = inRound.filter(({ move }) => isPlay(move) && topOf(move) !== GOLDEN);
    expect(plays.length).toBeGreaterThan(50);
    for (const step of plays) {
      const [laid, ...rest] = found(step);
      const count = cardsOf(step.move).length;
      expect(laid).toMatchObject({ kind: 'laid', seat: step.seat, card: topOf(step.move), count });
      if (!isAction(topOf(step.move))) expect(rest).toEqual([]);
      for (const one of rest) expect(one).toMatchObject({ kind: 'stole', seat: step.seat });
    }
  });

  it('is that cards are drawn, turns passed and hands swapped', () => {
    for (const step of inRound) {
      if (step.move === DRAW && step.before.pileSize > 0) {
        expect(found(step)).toEqual([{ kind: 'drew', seat: step.seat, count: 1 }]);
      }
      if (step.move === PASS) expect(found(step)[0]).toMatchObject({ kind: 'passed' });
      if (kindOf(step.move) !== SWAP_HANDS) continue;
      const partner = seatOf(step.move);
      const seen = happeningsBetween(step.before, step.after, (of) => of === partner);
      expect(seen).toEqual([{ kind: 'swapped', seat: step.seat, partner }]);
    }
  });

  it('moves as many cards to a hand and from it as its size says', () => {
    for (const step of inRound) {
      const happenings = found(step);
      if (happenings.some(({ kind }) => kind === 'swapped' || kind === 'dealt')) continue;
      if (kindOf(step.move) === SWAP_HANDS) continue;
      const passages = happenings.flatMap((one) => passagesOf(one, seats));
      step.after.handSizes.forEach((size, seat) => {
        const came = passages.filter(({ to }) => to === seat);
        const went = passages.filter(({ from }) => from === seat);
        const sum = (some: typeof passages) => some.reduce((total, { count }) => total + count, 0);
        expect(size - itemAt(step.before.handSizes, seat)).toBe(sum(came) - sum(went));
      });
    }
  });
});

describe('between two positions of a replay that do not follow each other', () => {
  const turns = [...steps(4, 5)].filter(({ before, after }) => after.turns === before.turns + 1);
  const [first, third] = [itemAt(turns, 0), itemAt(turns, 2)];

  it('nothing is seen to happen', () => {
    expect(happeningsBetween(third.after, first.before, () => undefined)).toEqual([]);
    expect(happeningsBetween(first.before, third.after, () => undefined)).toEqual([]);
  });
});

describe.each([2, 5])('the report of a round of %i players', (seats) => {
  it('[X28] [X29] [X30] adds up to the points that were counted', () => {
    const rounds = [1, 2, 3, 4, 5, 6].flatMap((match) =>
      [...steps(seats, match)].filter(
        ({ before, after }) => after.report.round > before.report.round,
      ),
    );
    for (const { after } of rounds) {
      for (const { seat, cards, passPoints, goldenPoints, halved, points } of reckonAll(after)) {
        expect(cards + passPoints + goldenPoints + halved).toBe(points);
        expect(halved).toBeLessThanOrEqual(0);
        if (after.report.figure !== seat) expect(halved).toBe(0);
      }
    }
  });
});
