import { askedOf, readOptions, Referee } from '@pepite/kernel';
import { describe, expect, it } from 'vitest';
import { describeLesson } from '../../test/describe-lesson.ts';
import { expectRefused, legal, playLines } from '../../test/play-lines.ts';
import { game as aurum } from '../index.ts';
import type { StepName } from '../lesson.en.ts';
import { lesson } from '../lesson.ts';
import { parseCard, printCard } from '../notation.ts';
import { isGold, oneGold, valueOf } from '../pieces.ts';
import { verdictOn } from '../report/verdict.ts';
import { bidPoints, sideBid, sideTricks } from '../score.ts';
import { sideOf } from '../world.ts';
import { type AurumReferee, textsOf } from './setting.ts';

describeLesson(aurum, lesson);

const OPTIONS = { zeros: true, cumulative: false };
const LEARNER = lesson.seat;
const OURS = sideOf(LEARNER, lesson.seats);

/** The match when a step is told: its move is still to be made. */
function at(name: StepName): AurumReferee {
  const referee = new Referee(aurum, lesson.seats, OPTIONS);
  for (const step of lesson.steps) {
    playLines(referee, ...(step.before ?? []));
    if (step.name === name) return referee;
    for (const move of askedOf(step).slice(0, 1)) playLines(referee, `${LEARNER} ${move}`);
  }
  throw new Error(`no step ${name}`);
}

/** The match when a step's move has been made. */
function after(name: StepName): AurumReferee {
  const referee = at(name);
  const step = lesson.steps.find((one) => one.name === name);
  const [move] = step === undefined ? [] : askedOf(step);
  playLines(referee, `${LEARNER} ${move}`);
  return referee;
}

const bidOf = ({ table }: AurumReferee): number => sideBid(table, OURS);
const tricksOf = ({ table }: AurumReferee): number => sideTricks(table, OURS);
const pointsFor = (referee: AurumReferee): number => bidPoints(bidOf(referee), tricksOf(referee));
const laidIn = ({ table }: AurumReferee): readonly number[] =>
  table.trick.cards.slice(0, table.trick.laid);
const cardPlayed = (text: string): number => {
  const card = parseCard(text.replace('play ', ''));
  if (card === undefined) throw new Error(text);
  return card;
};
/** The metals and gold among cards: their letters in records, each once. */
const signsOf = (cards: readonly number[]): string =>
  [...new Set(cards.map((card) => printCard(card).charAt(0)))].sort().join(' ');

describe('what the lesson shows', () => {
  it('the lesson has four players as in “Play now”, the partner opposite', () => {
    expect(readOptions(aurum, lesson.seats, lesson.options)).toEqual({ options: OPTIONS });
    expect(lesson.options).toEqual({});
    const sides = [0, 1, 2, 3].map((seat) => sideOf(seat, lesson.seats) === OURS);
    expect(sides).toEqual([true, false, true, false]);
  });

  it('[A6] the lesson shows a bid that counts for the team as the higher one', () => {
    const { table } = at('bids');
    expect([1, 2, 3].map((seat) => valueOf(table.bids[seat]))).toEqual([2, 2, 4]);
    expect(sideBid(table, 1 - OURS)).toBe(4);
    const bids = after('bid').table.bids.map(valueOf);
    expect(bids[LEARNER]).toBeGreaterThan(bids[2]);
    expect(bidOf(at('promise'))).toBe(3);
  });

  it('[A12] the lesson shows that a metal in the trick can’t be played again', () => {
    const referee = at('once');
    expect(signsOf(laidIn(referee))).toBe('B C Z');
    expect(signsOf(textsOf(referee, 'play', LEARNER).map(cardPlayed))).toBe('G P S');
    expectRefused(referee, '0 play B8', 'metalUsed', 'A12');
  });

  it('[A14] the learner’s lowest metal turns to gold of its number, and opens next', () => {
    const low = after('lowest').table;
    expect(low.last).toMatchObject({ low: LEARNER, winner: 1 });
    expect(printCard(low.last.gained)).toBe('G2');
    expect(low.trick.opener).toBe(LEARNER);
    expect(legal(at('open'), LEARNER)).toContain('play C10');
    const five = at('fiveGold').table;
    expect(five.last.low).toBe(LEARNER);
    expect(printCard(five.last.gained)).toBe('G5');
    expect(at('partner').table.last).toMatchObject({ low: 2, gained: parseCard('G4') });
  });

  it('[A15] the lesson shows that the highest metal wins, and gold beats even a 10', () => {
    expect(at('won').table.last).toMatchObject({ winner: LEARNER, low: 1 });
    const best = Math.max(...laidIn(at('gold')).map(valueOf));
    const metals = textsOf(at('gold'), 'play', LEARNER)
      .map(cardPlayed)
      .filter((card) => !isGold(card));
    expect(best).toBe(10);
    expect(Math.max(...metals.map(valueOf))).toBeLessThan(best);
    expect(after('gold').table.last.winner).toBe(LEARNER);
    expect(tricksOf(at('spent'))).toBe(2);
  });

  it('[A19] the learner makes the bid, which doubles, and then a trick too many', () => {
    const exact = at('exact');
    expect([bidOf(exact), tricksOf(exact), pointsFor(exact)]).toEqual([3, 3, 6]);
    const over = at('tooMany');
    expect([bidOf(over), tricksOf(over), pointsFor(over)]).toEqual([3, 4, 3]);
    expect(over.table.last.winner).toBe(LEARNER);
  });

  it('[A7] the learner swaps the bid with gold, and it is exact again', () => {
    expect(at('swap').table.stocks[LEARNER]).toBe(oneGold(2) + oneGold(5));
    const referee = after('swap');
    expect([bidOf(referee), tricksOf(referee), pointsFor(referee)]).toEqual([4, 4, 8]);
    expect(referee.table.stocks[LEARNER]).toBe(oneGold(5));
    expect(printCard(referee.table.bids[LEARNER])).toBe('P4');
    playLines(referee, '1 play P5', '2 play B1', '3 play C7');
    expect(legal(referee, LEARNER)).toContain('play Z3');
  });

  it('[A17] the learner has no metal that fits, keeps the gold and ends the round', () => {
    expect(signsOf(laidIn(at('stuck')))).toBe('B P Z');
    expect(legal(at('end'), LEARNER)).toEqual(['end', 'play G5']);
    expect(after('end').table.report).toMatchObject({ ender: LEARNER, ending: 'declined' });
  });

  it('[A19] [A20] the report of the lesson explains the points of both teams', () => {
    const { report } = at('report').table;
    expect(report.round).toBe(1);
    expect(report.bidPoints).toEqual([8, 0]);
    expect(report.goldPoints).toEqual([4, 2]);
    expect(report.points).toEqual([12, 2]);
    expect(sideBid({ seats: lesson.seats, bids: report.bids }, 1 - OURS)).toBe(4);
    expect(sideTricks({ seats: lesson.seats, tricks: report.tricks }, 1 - OURS)).toBe(1);
  });

  it('[A21] [A22] the learner gets the first nugget, which does not win the match yet', () => {
    const referee = at('nugget');
    expect(verdictOn(referee.table)).toEqual({ winner: OURS, reason: 'points' });
    expect(referee.table.nuggets).toEqual([1, 0]);
    expect(referee.isOver).toBe(false);
  });
});
