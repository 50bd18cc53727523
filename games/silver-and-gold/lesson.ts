import type { Lesson } from '@pepite/kernel';
import { type StepName, words as english } from './lesson.en.ts';
import { words as french } from './lesson.fr.ts';
import { COLUMNS } from './notation.ts';
import { cellAt } from './pieces.ts';

/**
 * The first round of two. The learner fills a green card with a palm, a cross and a coin, and then
 * a grey one whose seal counts green cards; an orange one brings three more coins and another
 * cross. Of the expedition cards the pair stays unseen.
 */
export const lesson: Lesson<StepName> = {
  seats: 2,
  options: {},
  seat: 0,
  words: { en: english, fr: french },
  steps: [
    {
      name: 'welcome',
      before: ['* first 0', '* deal 0 22', '* deal 0 2', '* deal 0 28', '* deal 0 7'],
      about: ['area:hand'],
    },
    {
      name: 'keep',
      before: ['* deal 1 47', '* deal 1 13', '* deal 1 23', '* deal 1 5', '1 keep 23 47'],
      asks: 'keep 22 28',
      about: ['card:22', 'card:28'],
    },
    {
      name: 'islands',
      before: ['* market 39', '* market 12', '* market 21', '* market 34'],
      about: ['card:22', 'card:28'],
    },

    { name: 'expedition', before: ['* expedition I3'], about: ['expedition'] },
    { name: 'line', before: ['1 mark 47 a1 b1 c1'], asks: 'mark 22 c2 c3 c4', about: ['tool:0'] },
    { name: 'coins', about: ['coins:0'] },
    { name: 'cups', about: ['cups', 'coins:0'] },

    {
      name: 'palm',
      before: ['* expedition T4', '1 mark 23 b1 a2 b2 c2'],
      about: [cellOf(28, 'a1'), 'card:12', 'card:34'],
    },
    { name: 'overPalm', asks: 'mark 28 a1 a2 b2 a3', about: [cellOf(28, 'a1'), 'tool:0'] },
    { name: 'palmScored', about: ['palms:0'] },

    {
      name: 'corner',
      before: ['* expedition V3', '1 mark 23 a3 b3 a4'],
      asks: 'mark 28 d1 c2 d2',
      about: [cellOf(28, 'd1')],
    },
    { name: 'cross', asks: 'bonus 22 b3', about: [cellOf(22, 'b3')] },
    { name: 'chain', asks: 'bonus 22 a1', about: [cellOf(22, 'a1')] },
    { name: 'together', about: ['area:others'] },

    {
      name: 'finish',
      before: ['* expedition I3', '1 mark 47 b3 c3 d3'],
      asks: 'mark 28 b3 c3 d3',
      about: ['card:28'],
    },
    { name: 'cup', about: ['coins:0'] },
    { name: 'completed', about: ['colour:0:2', 'points:0'] },
    { name: 'seal', about: ['card:39'] },
    { name: 'take', asks: 'take 39', about: ['card:39', 'pile'] },

    {
      name: 'otherCorner',
      before: ['* market 27', '* expedition V3', '1 mark 23 c3 d3 d4', '1 bonus 23 d2'],
      asks: 'mark 39 b1 c1 c2',
    },

    {
      name: 'square',
      before: ['* expedition O4', '1 mark 47 b2', '1 bonus 47 c2'],
      about: ['expedition'],
    },
    { name: 'single', asks: 'mark 39 a1', about: ['deck', 'tool:3'] },
    {
      name: 'opponent',
      before: ['1 take 34', '* market 40'],
      about: ['area:others', 'palms:0'],
    },
    { name: 'start', about: ['first'] },

    {
      name: 'mirror',
      before: ['* expedition L4', '1 mark 34 c1 c2 c3 d3'],
      asks: 'mark 39 a2 a3 b3 c3',
      about: ['tool:1', 'tool:0'],
    },
    { name: 'sealScored', about: ['card:39', 'colour:0:2'] },
    { name: 'takeAgain', asks: 'take 27', about: ['card:27'] },

    { name: 'round', before: ['* market 20'], onReport: true },
    { name: 'unfinished', about: ['area:others'] },
    { name: 'match', about: ['when', 'deck'] },
    { name: 'winner', about: ['points:0'] },
  ],
};

/** A cell of one's own card as the board names it. */
function cellOf(card: number, cell: string): string {
  return `cell:${card}:${cellAt(COLUMNS.indexOf(cell[0]), Number(cell[1]) - 1)}`;
}
