import type { Lesson } from '@pepite/kernel';
import { CARDS } from './data/cards.ts';
import { type StepName, words as english } from './lesson.en.ts';
import { words as french } from './lesson.fr.ts';
import { CAVE_IN, PICK, SHOVEL, WAGON } from './pieces.ts';
import { STANDARD_DECK } from './pieces/deck.ts';
import type { OrEtcOptions } from './world.ts';

/** Whose name the texts can't know is told by a tool: seat 1 has the wagon, seat 2 the pick. */
const SEATS = 3;
/** One card of each kind, so that the pile is used up after two turns. */
export const OPTIONS = {
  sheets: 1,
  accidents: 1,
  cards: CARDS.map((kind) => ({ ...kind, copies: 1 })),
} as const satisfies OrEtcOptions;

const HANDS = [
  ['444--:2', 'XX---:1', '1111-:3', 'XXYYY:3', '66-55:3'],
  ['XXYYY:2', '2222-:3', 'XXXX-:2', 'XX-11:2'],
  ['XX-66:2', '111--:2'],
] as const;

/** What the cards and the tools of the learner are called on the board. */
const card = (name: string): string => `card:${STANDARD_DECK.byName.get(name)}`;
const tool = (number: number): string => `tool:${number}`;

const dealt = (): readonly string[] =>
  HANDS.flatMap((cards, seat) => cards.map((name) => `* deal ${seat} ${name}`));
const rolled = (...dice: readonly string[]): readonly string[] =>
  dice.map((roll, seat) => `* roll ${seat} ${roll}`);
const drawn = (seat: number, ...names: readonly string[]): readonly string[] =>
  names.flatMap((name) => [`* pick ${seat} filon`, `* draw ${seat} ${name}`]);

/**
 * Two turns of three: in the first the learner lays three 4s, by an offer and a centre die; in the
 * second a full house, by a contested die, and two pairs, by the shovel, after a cave-in. Then the
 * pile is used up: 11 points against 8 and 7.
 */
export const lesson: Lesson<StepName> = {
  seats: SEATS,
  options: OPTIONS,
  seat: 0,
  words: { en: english, fr: french },
  steps: [
    { name: 'welcome', before: ['* first 0'] },
    { name: 'bid', asks: 'bid 3', about: [tool(PICK)] },
    { name: 'overbid', before: ['1 bid 4', '2 bid 5'], asks: 'fold', about: ['prestige:0'] },
    { name: 'wagon', before: ['1 fold'], asks: 'fold', about: [tool(WAGON), 'prestige:2'] },
    { name: 'choose', before: ['1 bid 3'], asks: 'choose shovel' },
    { name: 'hand', before: [...dealt(), '* beer 4', '* beer 2'], about: HANDS[0].map(card) },
    { name: 'exits', about: ['exits:0', 'throws:0'] },
    { name: 'natural', before: rolled('13346', '12356', '24556'), about: ['dice', 'area:hand'] },
    { name: 'offer', asks: 'offer 2 6 4', about: [card('444--:2'), 'area:rival-2'] },
    { name: 'agreed', before: ['2 agree'], about: ['dice'] },
    {
      name: 'centre',
      before: ['1 pass', '2 pass'],
      asks: 'centre 3 4 XX---:1',
      about: ['centre'],
    },
    { name: 'pass', asks: 'pass', about: ['dice'] },
    { name: 'lay', asks: 'lay 444--:2' },
    {
      name: 'sixes',
      before: ['1 skip', '2 lay XX-66:2', '* roll 1 66666'],
      about: ['area:rival-1'],
    },
    {
      name: 'discard',
      before: ['1 pass', '1 lay XXYYY:2'],
      asks: 'drop 66-55:3',
      about: ['hand:0'],
    },
    {
      name: 'accident',
      before: ['1 drop', '2 drop', ...drawn(0, 'XX-22:2', '22---:2'), '* pick 0 A12345'],
      about: [`accident:${CAVE_IN}`],
    },
    { name: 'throws', before: filledUp(), about: ['throws:0'] },
    {
      name: 'claim',
      before: rolled('22355', '22246', '13346'),
      asks: 'centre 3 2',
      about: [card('XXYYY:3'), 'centre'],
    },
    {
      name: 'contest',
      before: ['1 contest', '2 let'],
      asks: 'stake 1111-:3',
      about: ['area:rival-1'],
    },
    { name: 'won', before: ['1 stake XXXX-:2', '1 pass', '2 pass'], asks: 'pass', about: ['dice'] },
    { name: 'fullHouse', asks: 'lay XXYYY:3' },
    {
      name: 'caveIn',
      before: ['1 lay XXX--:1', '2 lay 33---:2', ...rolled('12345', '11356', '11246')],
      about: ['dice'],
    },
    { name: 'shovel', asks: 'reroll 1 3 4 5', about: [tool(SHOVEL)] },
    {
      name: 'pick',
      before: ['* reroll 0 2 4 6 6', '1 pass', '2 reroll 2 4 6', '* reroll 2 1 3 5'],
      asks: 'pass',
      about: ['area:rival-2'],
    },
    { name: 'beside', before: ['2 pass'], asks: 'lay XX-22:2', about: ['dice'] },
    {
      name: 'row',
      before: ['1 skip', '2 lay 111--:2', '* roll 1 13446', '1 pass', '1 skip'],
      about: ['exits:0'],
    },
    { name: 'ends', about: ['turn'] },
    { name: 'pile', asks: 'drop', about: ['pile'] },
    {
      name: 'over',
      before: ['1 drop', '* pick 0 A11122', ...drawn(0, 'XX-YY:2')],
      onReport: true,
    },
  ],
};

/** The rest of what is drawn at the end of the first turn; two cards are left then. */
function filledUp(): readonly string[] {
  return [
    ...drawn(0, 'XX-YY:1'),
    '* pick 1 A23456',
    ...drawn(1, 'XXX--:1'),
    '* pick 2 A11222',
    ...drawn(2, '33---:2'),
  ];
}
