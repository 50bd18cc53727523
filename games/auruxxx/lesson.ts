import type { Lesson } from '@pepite/kernel';
import { type StepName, words as english } from './lesson.en.ts';
import { words as french } from './lesson.fr.ts';
import { parseCard } from './notation.ts';

/**
 * One round of three: seat 1 comes after the learner, seat 2 before. The learner lays three 7s,
 * makes a debt, takes one and passes a larger one on, steals with a Profusion, gets two golden
 * twelves by an Exchange, and finishes with them. Seat 1 owns the figure then.
 */
export const lesson: Lesson<StepName> = {
  seats: 3,
  options: {},
  seat: 0,
  words: { en: english, fr: french },
  steps: [
    { name: 'goal', before: firstRound(), about: ['area:hand'] },
    { name: 'colour', asks: 'play B9', about: ['talon'] },
    { name: 'number', before: ['1 play G9', '2 play R8 Y8'], about: ['talon'] },
    { name: 'several', asks: ['play Y7 G7 V7', 'play Y7 V7 G7', 'play G7 V7 Y7'] },
    { name: 'two', before: ['1 play V8', '2 play Y9'], asks: 'play V2', about: ['seat:1'] },
    {
      name: 'debt',
      before: ['1 accept', '* draw 1 R3', '* draw 1 G9', '1 play B12', '2 play B2'],
      asks: 'accept',
      about: ['talon'],
    },
    {
      name: 'happyMan',
      before: ['* draw 0 B3', '* draw 0 R0'],
      asks: 'play GH',
      about: ['figure'],
    },
    { name: 'figure', about: ['seat:0'] },
    {
      name: 'robbed',
      before: ['1 play G11', '2 play +D', '* steal 0 2 R50'],
      about: ['talon', 'seat:2'],
    },
    { name: 'largeDebt', before: ['2 play R2 V2'], asks: 'pass', about: ['talon'] },
    { name: 'passed', about: ['debt', 'seat:0'] },
    {
      name: 'figureGone',
      before: [
        '1 accept',
        '* draw 1 VH',
        '* draw 1 Y50',
        '* draw 1 B10',
        '* draw 1 R1',
        '1 play VH',
      ],
      about: ['talon', 'seat:1'],
    },
    { name: 'draw', before: ['2 play V10'], asks: 'draw', about: ['talon', 'pile'] },
    { name: 'drawAgain', before: ['* draw 0 B4'], asks: 'draw', about: ['pile'] },
    { name: 'profusion', before: ['* draw 0 +P'], asks: 'play +P' },
    {
      name: 'stolen',
      before: ['* steal 1 0 +E', '* steal 2 0 G1'],
      about: [nameOf('+E'), nameOf('G1')],
    },
    {
      name: 'onAnAction',
      asks: ['play B4 R4 Y4 G4', 'play B4 R4 G4 Y4', 'play B4 Y4 G4 R4', 'play R4 Y4 G4 B4'],
      about: ['talon'],
    },
    { name: 'lastCard', before: ['1 play G5 V5', '2 play Y6'], about: ['seat:2'] },
    { name: 'exchange', asks: 'play +E', about: ['seat:2'] },
    { name: 'partner', asks: 'exchange 2', about: ['seat:2'] },
    { name: 'golden', asks: 'play R50', about: [nameOf('*12')] },
    { name: 'finish', before: ['1 play Y50', '2 play Y12'], asks: 'play *12 *12' },
    { name: 'count', before: secondRound(), onReport: true },
    { name: 'leftInHand', onReport: true },
    { name: 'halves', onReport: true },
    { name: 'nextRound', about: ['area:hand', 'seat:1'] },
    { name: 'match', about: ['round'] },
  ],
};

/** What a card is called on the board. */
function nameOf(card: string): string {
  return `card:${parseCard(card)}`;
}

function firstRound(): readonly string[] {
  return [
    '* dealer 2',
    ...dealt([
      'B9 R4 R12 R50 Y4 Y7 Y12 G4 G7 GH V2 V7',
      'B12 R4 Y3 Y11 G0 G5 G9 G11 V1 V5 V8 +E',
      'B2 R2 R8 Y6 Y8 Y9 G1 V2 V10 *12 *12 +D',
    ]),
    '* turn B1',
  ];
}

function secondRound(): readonly string[] {
  return [
    ...dealt([
      'B3 B8 R6 R9 Y2 Y6 Y10 G6 G12 V0 V11 *12',
      'B1 B7 R3 R10 Y1 Y9 G3 G8 V4 V12 VH +P',
      'B4 B11 R0 R5 R7 Y5 Y50 G2 G10 V6 V9 +E',
    ]),
    '* turn R8',
  ];
}

/** The entries of a deal of such hands, by seat. */
function dealt(hands: readonly string[]): readonly string[] {
  return hands.flatMap((hand, seat) => hand.split(' ').map((card) => `* deal ${seat} ${card}`));
}
