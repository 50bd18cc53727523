import { describe, expect, it } from 'vitest';
import { game as auruxxx } from '../index.ts';
import { parseCard, printCard } from '../notation.ts';
import { ALL_KINDS, fits } from '../pieces.ts';
import { crafted, expectFault, playsIn } from './crafted.ts';

const LETTERS = ['B', 'R', 'Y', 'G', 'V'];

const card = (text: string): number => parseCard(text) ?? 0;

/** The kinds that fit on a top card singly, but for actions and 2s, which always do. */
const fitting = (top: string): readonly string[] =>
  ALL_KINDS.filter((kind) => fits(kind, card(top)))
    .map(printCard)
    .filter((text) => !text.startsWith('+') && !/^.2$/.test(text));

const inColour = (letter: string): readonly string[] =>
  ['0', '1', '3', '4', '5', '6', '7', '8', '9', '10', '11', '12', '50', 'H'].map(
    (face) => letter + face,
  );
const inAll = (...faces: readonly string[]): readonly string[] =>
  faces.flatMap((face) => LETTERS.map((letter) => letter + face));
const unique = (texts: readonly string[]): readonly string[] => [...new Set(texts)].sort();

describe('what fits', () => {
  it('[X10] a number takes cards of its colour, its number and its neighbours', () => {
    expect(unique(fitting('R7'))).toEqual(unique([...inColour('R'), ...inAll('6', '7', '8')]));
  });

  it('[X10] 12 and 0 are not neighbours', () => {
    expect(unique(fitting('G12'))).toEqual(unique([...inColour('G'), ...inAll('11', '12')]));
    expect(unique(fitting('G0'))).toEqual(unique([...inColour('G'), ...inAll('0', '1')]));
  });

  it('[X10] one or more cards of the same or a neighbouring number fit', () => {
    const world = crafted({ hands: ['B6 R6 G8 V7 V9 Y9', 'Y1'], top: 'R7' });
    expect(playsIn(world)).toEqual(['B6', 'B6 R6', 'G8', 'R6', 'R6 B6', 'V7']);
    expectFault(world, 'play V9', 'misfitNumber', 'X10');
    expectFault(world, 'play V9 Y9', 'misfitNumber', 'X10');
    // By its colour only one card is laid.
    const other = crafted({ hands: ['R3 B3 G8', 'Y1'], top: 'R7' });
    expect(playsIn(other)).toEqual(['G8', 'R3']);
    expectFault(other, 'play B3 R3', 'misfitNumber', 'X10');
    const blue = crafted({ hands: ['R3 B3 G8', 'Y1'], top: 'B7' });
    expect(playsIn(blue)).toEqual(['B3', 'G8']);
    expectFault(blue, 'play R3 B3', 'misfitNumber', 'X10');
  });

  it('[X11] a 2 takes any one coloured card, or one or more 1s, 2s or 3s', () => {
    expect(unique(fitting('R2'))).toEqual(unique(LETTERS.flatMap(inColour)));
    const world = crafted({ hands: ['B1 G1 R9 V9 B2 R3', 'Y1'], top: 'R2' });
    expect(playsIn(world)).toEqual(['B1', 'B1 G1', 'B2', 'G1', 'G1 B1', 'R3', 'R9', 'V9']);
    expectFault(world, 'play R9 V9', 'misfitTwo', 'X11');
  });

  it('[X12] a 50 takes one card of its colour, or one or more 50s', () => {
    expect(unique(fitting('R50'))).toEqual(unique([...inColour('R'), ...inAll('50')]));
    const world = crafted({ hands: ['B50 G50 R9 V9 R12 RH BH', 'Y1'], top: 'R50' });
    const plays = ['B50', 'B50 G50', 'G50', 'G50 B50', 'R12', 'R9', 'RH'];
    expect(playsIn(world)).toEqual(plays);
    expectFault(world, 'play V9', 'misfitFifty', 'X12');
    expectFault(world, 'play R9 V9', 'misfitFifty', 'X12');
  });

  it('[X12] a 50 has no neighbours, and fits on a number by its colour, one at a time', () => {
    const world = crafted({ hands: ['B50 G50 R9', 'Y1'], top: 'B12' });
    expect(playsIn(world)).toEqual(['B50']);
  });

  it('[X13] a Happy Man takes one card of its colour, or one Happy Man', () => {
    expect(unique(fitting('RH'))).toEqual(unique([...inColour('R'), ...inAll('H')]));
    const world = crafted({ hands: ['BH GH R9 V9 R50 B50', 'Y1'], top: 'RH' });
    expect(playsIn(world)).toEqual(['BH', 'GH', 'R50', 'R9']);
    expectFault(world, 'play V9', 'misfitHappyMan', 'X13');
    expectFault(world, 'play B50 R50', 'misfitHappyMan', 'X13');
  });

  it.each(['+P', '+E', '+D'])('[X14] any card fits on %s, several of one number, too', (top) => {
    expect(unique(fitting(top))).toEqual(unique(LETTERS.flatMap(inColour)));
    const world = crafted({ hands: ['B50 G50 R2 V2 G9 BH', 'Y1'], top });
    const several = ['B50 G50', 'G50 B50', 'R2 V2', 'V2 R2'];
    expect(playsIn(world)).toEqual(['B50', 'BH', 'G50', 'G9', 'R2', 'V2', ...several].sort());
  });

  it('[X15] a single 2 and any action fit on any top, and several 2s by number only', () => {
    for (const top of ALL_KINDS.filter((kind) => kind !== card('*12'))) {
      for (const text of ['B2', 'V2', '+P', '+E', '+D']) expect(fits(card(text), top)).toBe(true);
      expect(fits(card('*12'), top)).toBe(false);
    }
    const world = crafted({ hands: ['R2 V2 +P Y9', 'Y1'], top: 'B7' });
    expect(playsIn(world)).toEqual(['+P', 'R2', 'V2']);
    expectFault(world, 'play R2 V2', 'misfitNumber', 'X10');
  });

  it('[X15] every set of one number may be laid, with each of its colours on top', () => {
    const world = crafted({ hands: ['B6 B6 R6 G0', 'Y1'], top: 'V6' });
    expect(playsIn(world)).toEqual(
      ['B6', 'R6', 'B6 B6', 'B6 R6', 'R6 B6', 'B6 B6 R6', 'B6 R6 B6'].sort(),
    );
  });

  it('[X15] ten cards of one number have as many plays as there are sets and tops', () => {
    const ten = LETTERS.map((letter) => `${letter}6 ${letter}6`).join(' ');
    const plays = playsIn(crafted({ hands: [`${ten} G0`, 'Y1'], top: 'V5' }));
    // 3⁵ choices of none, one or two per colour; each colour is in two thirds of them.
    expect(plays).toHaveLength(5 * 2 * 3 ** 4);
    expect(new Set(plays).size).toBe(plays.length);
  });

  it('[X15] Happy Men are not a number, and are laid one at a time', () => {
    const world = crafted({ hands: ['BH GH R9', 'Y1'], top: '+P' });
    expectFault(world, 'play BH GH', 'severalHappyMen', 'X15');
  });

  it('[X15] cards of different numbers, or several actions, are no play at all', () => {
    for (const text of ['play B6 B7', 'play +P +P', 'play *12 B6', 'play B6 *12', 'play']) {
      expect(auruxxx.parse(text)).toBeUndefined();
    }
    // The top one is last, the others stand in the order of colours.
    expect(auruxxx.parse('play R6 B6 G6')).toBeUndefined();
    expect(auruxxx.parse('play B6 R6 G6')).toBeDefined();
  });
});
