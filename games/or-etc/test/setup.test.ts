import { defaultOptions } from '@pepite/kernel';
import { describe, expect, it } from 'vitest';
import { TOOL_VALUES } from '../data/cards.ts';
import { deckSize, STANDARD_DECK } from '../pieces/deck.ts';
import { facesOf } from '../pieces/dice.ts';
import { game as orEtc } from '../index.ts';
import { PRESTIGE, TOOLS } from '../pieces.ts';
import { Step } from '../world.ts';
import { expectRefused, playLines } from '../../test/play-lines.ts';
import { equipped, fresh, handOf, namesOf, started } from './setting.ts';

/** The two sheets as the law writes them, and the values it gives to combinations. */
const SHEET =
  'XXYYY:3 XXYYY:2 2222-:3 XXXX-:2 444--:2 66-55:3 111--:2 XXX--:1 XX-66:2 XX-11:2 ' +
  'XX-YY:1 XX-YY:2 22---:2 XX---:1 XX---:1';
const OTHER = SHEET.replace('2222-:3', '1111-:3')
  .replace('XX-11:2', 'XX-22:2')
  .replace('22---:2', '33---:2');
const VALUES: Readonly<Record<string, number>> = {
  XXYYY: 5,
  '2222-': 5,
  '1111-': 5,
  'XXXX-': 4,
  '444--': 4,
  '66-55': 4,
  '111--': 3,
  'XXX--': 3,
  'XX-66': 3,
  'XX-11': 2,
  'XX-22': 2,
  'XX-YY': 2,
  '22---': 1,
  '33---': 1,
  'XX---': 1,
};

describe('what there is', () => {
  it('[O1] there are two sheets of 15 cards with their exits', () => {
    const printed = [...SHEET.split(' '), ...OTHER.split(' ')].sort();
    expect(printed).toHaveLength(30);
    expect(namesOf(STANDARD_DECK.copies).toSorted()).toEqual(printed);
  });

  it('[O1] cards are worth what their combination says', () => {
    for (const { pattern, value } of STANDARD_DECK.table) expect(value).toBe(VALUES[pattern]);
  });

  it.each([
    [2, 60],
    [4, 120],
    [5, 150],
    [6, 180],
  ])('[O2] %i players have %i Filon cards and three of each accident', (seats, cards) => {
    const options = defaultOptions(orEtc.options, seats);
    expect(options).toEqual({ sheets: seats, accidents: 3 });
    const { table } = fresh(seats);
    expect(table.filons).toBe(cards);
    const { hazards } = started({ tools: TOOLS.slice(0, seats) }).table;
    expect(hazards).toEqual([3, 3, 3, 3]);
  });

  it('[O2] there are as many sheets and accidents as the table wants', () => {
    expect(fresh(4, { sheets: 2 }).table.filons).toBe(2 * deckSize(STANDARD_DECK.table));
    const tools = ['pick', 'wagon'];
    expect(started({ tools, options: { accidents: 0 } }).table.hazards).toEqual([0, 0, 0, 0]);
    expect(started({ tools, options: { accidents: 9 } }).table.hazards).toEqual([9, 9, 9, 9]);
  });

  it('[O3] there are six tools, and everyone has an entrance, 7 prestige and five dice', () => {
    expect(TOOL_VALUES).toEqual({ pick: 3, wagon: 3, mug: 2, shovel: 1, helmet: 0, mallet: 0 });
    expect(Object.keys(TOOL_VALUES)).toEqual([...TOOLS]);
    expect(PRESTIGE).toBe(7);
    const { players } = fresh(4).table;
    for (const { prestige, depth, active, points } of players) {
      expect({ prestige, depth, points }).toEqual({ prestige: 7, depth: 0, points: 0 });
      expect(active).toEqual({ cards: 1, exits: 1, built: 0, closed: 0 });
    }
  });

  it.each([2, 4, 6])('[O3] %i players have one centre die fewer', (seats) => {
    const referee = started({ tools: TOOLS.slice(0, seats), beers: '6 5 4 3 2' });
    expect(facesOf(referee.table.centre)).toHaveLength(seats - 1);
    expect(referee.table.step).toBe(Step.roll);
  });

  it('[O4] chance names the first player, once for all turns', () => {
    const referee = fresh(4);
    expectRefused(referee, '* first 4', 'notASeat', 'O4');
    expectRefused(referee, '2 fold', 'firstDue', 'O4');
    playLines(referee, '* first 2');
    expect(referee.table.first).toBe(2);
    expectRefused(referee, '* first 1', 'bidDue', 'O5');
  });
});

describe('the first deal', () => {
  const tools = ['pick', 'wagon', 'mug', 'mallet'];

  it('[O8] the first deal is Filon cards up to the hand size, in any order', () => {
    const referee = equipped({ tools });
    expectRefused(referee, '* beer 1', 'dealDue', 'O8');
    playLines(referee, '* deal 3 XXYYY:3');
    for (let card = 0; card < 4; card++) playLines(referee, '* deal 0 XX---:1');
    expectRefused(referee, '* deal 0 XX---:1', 'handFull', 'O7');
    expect(handOf(referee, 3)).toEqual(['XXYYY:3']);
  });

  it('[O8] the first deal runs out of copies like any pile', () => {
    const referee = equipped({ tools: ['helmet', 'mallet'], options: { sheets: 2 } });
    playLines(referee, '* deal 0 2222-:3', '* deal 1 2222-:3');
    expectRefused(referee, '* deal 1 2222-:3', 'notInPile', 'O1');
  });

  it('[O8] the first deal comes before the accidents, which are then shuffled in', () => {
    const referee = equipped({ tools });
    expect(referee.table.hazards).toEqual([0, 0, 0, 0]);
    expect(started({ tools }).table.hazards).toEqual([3, 3, 3, 3]);
  });

  it('[O8] the first deal comes before the centre dice, which are rolled once', () => {
    const referee = started({ tools, beers: '2 6 2' });
    expect(facesOf(referee.table.centre)).toEqual([2, 2, 6]);
    expectRefused(referee, '* beer 1', 'rollDue', 'O10');
  });

  it('[O8] a player without prestige is dealt no card', () => {
    const referee = fresh(2);
    playLines(referee, '* first 0', '0 bid 7', '1 fold', '1 choose wagon');
    expect(referee.table.step).toBe(Step.deal);
    expect(referee.table.players.map(({ limit }) => limit)).toEqual([0, 4]);
    expectRefused(referee, '* deal 0 XX---:1', 'handFull', 'O7');
  });
});
