import type { Lesson, LessonStep } from '@pepite/kernel';
import { type StepName, words as en } from './lesson.en.ts';
import { words as fr } from './lesson.fr.ts';
import { parseCard } from './notation.ts';

/**
 * One round, so dealt that the learner's team first takes a trick too many, mends its bid with
 * gold, and can then end the round after five tricks: by then the learner has only bismuth,
 * phosphorus and zinc, and all three lie in the sixth.
 */
const HANDS = [
  'B6 B8 C5 C10 P4 P7 P8 S2 S4 Z3 Z7 Z8',
  'B9 C1 C2 C8 P1 P3 P5 S3 S8 S9 Z6 Z10',
  'B1 B2 B3 B7 C3 C4 P2 S1 S10 Z1 Z5 Z9',
  'B4 B5 C6 C7 C9 P6 P9 S5 S6 S7 Z2 Z4',
];

/** What is dealt next, so that nobody looks at an empty hand while the round is explained. */
const NEXT_HANDS = [
  'B2 B5 C4 C9 P1 P6 S3 S7 S10 Z2 Z6 Z9',
  'B1 B7 C2 C6 P3 P9 S1 S5 Z1 Z4 Z8 Z10',
  'B3 B8 B10 C1 C7 P2 P7 P10 S4 S8 Z3 Z7',
  'B4 B6 B9 C3 C8 C10 P4 P8 S2 S6 S9 Z5',
];

const dealt = (hands: readonly string[]): readonly string[] =>
  hands.flatMap((hand, seat) => hand.split(' ').map((text) => `* deal ${seat} ${text}`));

const DEAL = ['* first 1', ...dealt(HANDS), '* aside B10', '* aside P10'];
const NEXT_DEAL = [...dealt(NEXT_HANDS), '* aside C5', '* aside P5'];

/** A card's name on the board. */
function card(text: string): string {
  const found = parseCard(text);
  if (found === undefined) throw new Error(`no card: ${text}`);
  return `card:${found}`;
}

const bidding: readonly LessonStep<StepName>[] = [
  { name: 'teams', before: DEAL, about: ['seat:2'] },
  { name: 'hand', about: ['area:hand'] },
  { name: 'bids', before: ['1 bid C2', '2 bid P2', '3 bid B4'], about: ['bid:1', 'bid:3'] },
  { name: 'plan', about: [card('C10'), card('G0'), 'bid:2'] },
  { name: 'bid', asks: 'bid Z3' },
  { name: 'promise', about: ['team:0'] },
];

const firstTricks: readonly LessonStep<StepName>[] = [
  { name: 'question', before: ['1 keep', '2 keep', '3 keep'], asks: 'keep', about: [card('G0')] },
  {
    name: 'once',
    before: ['1 play B9', '2 play Z5', '3 play C6'],
    about: [card('B9'), card('Z5'), card('C6')],
  },
  { name: 'lowest', asks: 'play S2' },
  { name: 'gained', about: [card('G2'), card('S2')] },
  { name: 'opener', asks: 'keep', about: ['seat:0'] },
  { name: 'open', before: ['1 keep', '2 keep', '3 keep'], asks: 'play C10' },
  {
    name: 'won',
    before: ['1 play S3', '2 play B7', '3 play Z4', '1 keep', '2 keep', '3 keep'],
    asks: 'keep',
    about: ['team:0', card('S3')],
  },
  {
    name: 'gold',
    before: ['1 play Z10', '2 play C4', '3 play S7'],
    asks: 'play G0',
    about: [card('Z10')],
  },
  { name: 'spent', about: ['team:0', 'supply'] },
  { name: 'partner', before: ['2 keep', '3 keep'], asks: 'keep', about: ['seat:2', card('C4')] },
];

const exactBid: readonly LessonStep<StepName>[] = [
  {
    name: 'five',
    before: ['1 keep', '2 play S10', '3 play P6'],
    asks: 'play C5',
    about: [card('S10')],
  },
  { name: 'exact', before: ['1 play Z6'], about: ['team:0'] },
  { name: 'fiveGold', asks: 'keep', about: [card('G5')] },
  { name: 'low', before: ['1 keep', '2 keep', '3 keep'], asks: 'play S4' },
  {
    name: 'tooMany',
    before: ['1 play P1', '2 play C3', '3 play Z2'],
    about: ['team:0', card('S4')],
  },
  { name: 'mend', before: ['1 keep', '2 keep', '3 keep'], about: ['bid:0', 'bid:2'] },
  { name: 'swap', asks: 'swap G2 0 P4' },
  { name: 'swapped', about: ['team:0', 'bid:0', card('Z3')] },
];

const roundEnd: readonly LessonStep<StepName>[] = [
  {
    name: 'stuck',
    before: ['1 play P5', '2 play Z1', '3 play B5'],
    about: [card('P5'), card('Z1'), card('B5')],
  },
  { name: 'end', asks: 'end', about: [card('G5')] },
  { name: 'report', before: NEXT_DEAL, onReport: true },
  { name: 'goldPoints', onReport: true },
  { name: 'nugget', about: ['team:0'] },
];

export const lesson: Lesson<StepName> = {
  seats: 4,
  options: {},
  seat: 0,
  steps: [...bidding, ...firstTricks, ...exactBid, ...roundEnd],
  words: { en, fr },
};
