import {
  deciding,
  each,
  type Immutable,
  isChance,
  itemAt,
  type Move,
  Referee,
  Seeded,
  withNames,
} from '@pepite/kernel';
import { describe, expect, it } from 'vitest';
import { playLines } from '../../test/play-lines.ts';
import { game as auruxxx } from '../index.ts';
import { GET, kindOf, seatOf, STEAL, thiefOf } from '../moves.ts';
import { type Glimpse, glimpseOf } from '../report/glimpse.ts';
import { reckonAll } from '../report/reckoning.ts';
import type { Table } from '../world.ts';
import { type AuruxxxReferee, dealt } from './setting.ts';

/** A random match, step by step. */
function* steps(seats: number, match: number): Generator<AuruxxxReferee> {
  const rng = new Seeded(11, match);
  const referee: AuruxxxReferee = new Referee(auruxxx, seats, {});
  while (referee.result === undefined) {
    if (isChance(referee.turn)) referee.drawChance(rng);
    else {
      const seat = itemAt([...each(deciding(referee.turn))], 0);
      const moves = referee.legal(seat);
      referee.submit(seat, itemAt(moves, rng.below(moves.length)));
    }
    yield referee;
  }
}

describe.each([2, 5])('the report of a round of %i players', (seats) => {
  it('[X28] [X29] [X30] the report adds up to the points that were counted', () => {
    const reports: Immutable<Table>[] = [];
    for (let match = 0; match < 6; match++) {
      let reported = 0;
      for (const { table } of steps(seats, match)) {
        if (table.report.round > reported) reports.push(structuredClone(table));
        reported = table.report.round;
      }
    }
    expect(reports).toHaveLength(18);
    for (const table of reports) {
      for (const { seat, cards, passPoints, goldenPoints, halved, points } of reckonAll(table)) {
        expect(cards + passPoints + goldenPoints + halved).toBe(points);
        expect(halved).toBeLessThanOrEqual(0);
        if (table.report.figure !== seat) expect(halved).toBe(0);
      }
    }
  });
});

/** A random match after so many steps. */
function startOfMatch(seats: number, count: number): AuruxxxReferee {
  let left = count;
  for (const referee of steps(seats, 1)) if (--left === 0) return referee;
  throw new Error('the match was over before');
}

function truthOf(move: Move): Glimpse {
  if (kindOf(move) === STEAL) return { kind: 'theft', thief: thiefOf(move), victim: seatOf(move) };
  return kindOf(move) === GET ? { kind: 'draw', seat: seatOf(move) } : { kind: 'deal' };
}

describe('a card that goes to a hand unseen', () => {
  it('[X32] an onlooker learns who took an unseen card, and from whom', () => {
    const referee = startOfMatch(4, 1000);
    const unseen = referee
      .seen(undefined)
      .flatMap((event, ply) =>
        'move' in event ? [] : [{ told: event.unseen, move: itemAt(referee.journal, ply).move }],
      );
    expect(unseen.filter(({ move }) => kindOf(move) === STEAL).length).toBeGreaterThan(20);
    for (const { told, move } of unseen) expect(glimpseOf(told)).toEqual(truthOf(move));
  });

  it('[X19] a theft is told with the names of thief and victim, in both languages', () => {
    const referee = dealt({ dealer: 2, hands: ['+D', 'R7', 'V7'] });
    playLines(referee, '0 play +D', '* steal 1 0 R7');
    const event = itemAt(referee.seen(2), referee.seen(2).length - 1);
    if ('move' in event) throw new Error('an onlooker has seen the card');
    const names = ['Ana', 'Bo', 'Cy'];
    expect(withNames(event.unseen.en, names)).toBe('Ana takes a card from Bo');
    expect(withNames(event.unseen.fr, names)).toBe('Ana prend une carte à Bo');
  });
});
