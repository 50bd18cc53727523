import { CARDS } from '@pepite/games/or-etc/data/cards';
import { game } from '@pepite/games/or-etc/index';
import { itemAt, readOptions } from '@pepite/kernel';
import { describe, expect, it } from 'vitest';
import {
  draftOf,
  PRINTED,
  withCard,
  withCopy,
  withNewCard,
  withoutCard,
  withRoll,
  withTool,
  writtenOf,
} from '../draft.ts';
import { cardsFile, optionsFile, readFile } from '../files.ts';
import { readKept } from '../kept.ts';
import { check } from '../problems.ts';

const SEATS = 4;
const edited = withRoll(
  withTool({ ...withCard(PRINTED, 1, { value: 9 }), sheets: 2, accidents: 0 }, 'mug', 5),
  'caveIn',
  '12346',
);

describe('a draft', () => {
  it('a draft that is as printed writes nothing, and an edited one only what is other', () => {
    expect(writtenOf(PRINTED)).toEqual({});
    expect(Object.keys(writtenOf(edited))).toEqual([
      'sheets',
      'accidents',
      'cards',
      'tools',
      'accidentRolls',
    ]);
    expect(writtenOf(withTool(PRINTED, 'pick', 4))).toEqual({
      tools: { pick: 4, wagon: 3, mug: 2, shovel: 1, helmet: 0, mallet: 0 },
    });
  });

  it('a draft comes back from the options it has become', () => {
    const read = readOptions(game, SEATS, writtenOf(edited));
    if ('problem' in read) throw new Error(read.problem.kind);
    expect(draftOf(read.options, SEATS)).toEqual(edited);
    expect(draftOf({}, SEATS)).toEqual(PRINTED);
  });

  it('cards are added, copied beside themselves and removed, each with its own key', () => {
    const added = withNewCard(PRINTED);
    expect(added.cards).toHaveLength(CARDS.length + 1);
    const copied = withCopy(added, 3);
    expect(copied.cards.map(({ key }) => key).slice(1, 5)).toEqual([2, 3, CARDS.length + 2, 4]);
    expect(new Set(copied.cards.map(({ key }) => key)).size).toBe(copied.cards.length);
    expect(withoutCard(copied, 3).cards.some(({ key }) => key === 3)).toBe(false);
  });
});

describe('what is wrong with a draft', () => {
  it('nothing is wrong with what is printed, and all of its options are there', () => {
    const { problems, options } = check(PRINTED, SEATS);
    expect(problems.count).toBe(0);
    expect(options).toEqual({ sheets: SEATS, accidents: 3 });
  });

  it('every wrong card is told of at its own place, and the others are not', () => {
    const wrong = withCard(withCard(withCopy(PRINTED, 1), 4, { pattern: 'XX' }), 6, {
      value: null,
    });
    const { problems, options } = check(wrong, SEATS);
    expect([...problems.cards.keys()].toSorted((one, other) => one - other)).toEqual([4, 6, 18]);
    expect(problems.cards.get(18)?.en).toContain('cards 1 and 2 are both XXYYY:3');
    expect(problems.cards.get(4)?.fr).toContain('a 2 signes, pas 5');
    expect(options).toBeUndefined();
  });

  it('wrong tools and accidents are told of by name', () => {
    const wrong = withRoll(
      withRoll(withTool(PRINTED, 'mug', 9), 'caveIn', '1'),
      'firedamp',
      '11122',
    );
    const { tools, accidents, count } = check(wrong, SEATS).problems;
    expect([...tools.keys()]).toEqual(['mug']);
    expect([...accidents.keys()]).toEqual(['caveIn', 'firedamp']);
    expect(accidents.get('firedamp')?.en).toContain('“rockfall” and “firedamp” are both 11122');
    expect(count).toBe(3);
  });

  it('too few cards for so many players are wrong as a whole', () => {
    const few = { ...PRINTED, cards: PRINTED.cards.slice(0, 1), sheets: 1 };
    expect(check(few, SEATS).problems.whole?.kind).toBe('options-unplayable');
    expect(check({ ...few, cards: [] }, SEATS).problems.whole?.kind).toBe('option-not-data');
    expect(check({ ...PRINTED, sheets: 99 }, SEATS).problems.whole?.kind).toBe('option-not-count');
  });
});

describe('files', () => {
  it('a file with everything, or with the cards, comes back as it was written', () => {
    expect(readFile(optionsFile(edited), PRINTED, SEATS)).toEqual({ value: edited });
    const cards = { ...PRINTED, cards: edited.cards };
    expect(readFile(cardsFile(edited), PRINTED, SEATS)).toEqual({ value: cards });
    expect(JSON.parse(cardsFile(PRINTED))).toEqual(CARDS);
  });

  it.each([
    ['[', 'not-json'],
    ['[]', 'option-not-data'],
    ['null', 'options-not-object'],
    ['{"colour": 1}', 'option-unknown'],
    ['{"tools": {"pick": 9}}', 'option-not-data'],
  ])('the file %s is refused: %s', (text, kind) => {
    expect(readFile(text, PRINTED, SEATS)).toMatchObject({ problem: { kind } });
  });
});

describe('what a browser keeps', () => {
  it('a draft is kept with what is still wrong in it', () => {
    const wrong = { draft: withCard(edited, 2, { value: null, pattern: 'XX' }), seats: 6 };
    expect(readKept(JSON.stringify(wrong))).toEqual(wrong);
  });

  it.each(['', '{}', '[]', 'null', '{"draft": {"cards": [1]}, "seats": 99}'])(
    'the printed game is there in place of what can’t be read: %s',
    (text) => {
      expect(readKept(text)).toEqual({ draft: PRINTED, seats: 4 });
    },
  );

  it('the printed cards have keys from 1 on', () => {
    expect(itemAt(PRINTED.cards, 0).key).toBe(1);
  });
});
