import { describe, expect, it } from 'vitest';
import { readExperiment, tellProblem } from '../index.ts';

const SMALL = {
  game: 'or-etc',
  seats: [2, 3],
  variants: [{ name: 'as printed' }],
  bots: ['heuristic'],
  matches: 40,
  seed: 7,
};

function armsOf(change: object) {
  const read = readExperiment({ ...SMALL, ...change });
  if ('problem' in read) throw new Error(tellProblem(read.problem, 'en'));
  return read.value.arms;
}

const optionOf = (edit: object, option: string) => {
  const [arm] = armsOf({ variants: [{ name: 'edited', edits: [edit] }] });
  return arm?.options[option];
};

function refusal(change: object): string {
  const read = readExperiment({ ...SMALL, ...change });
  return 'problem' in read ? tellProblem(read.problem, 'en') : 'read';
}

describe('an experiment', () => {
  it('every variant is played with every number of seats, and compared with the first', () => {
    const arms = armsOf({
      variants: [
        { name: 'as printed' },
        { name: 'one sheet more', edits: [{ option: 'sheets', add: 1 }] },
        { name: 'random', seats: [3], bots: ['random'] },
      ],
    });
    expect(arms.map(({ name, seats, base }) => [name, seats, base])).toEqual([
      ['as printed', 2, undefined],
      ['one sheet more', 2, 0],
      ['as printed', 3, undefined],
      ['one sheet more', 3, 2],
      ['random', 3, 2],
    ]);
    expect(arms.map(({ options }) => options['sheets'])).toEqual([2, 3, 3, 4, 3]);
    expect(arms.at(-1)?.bots).toEqual(['random', 'random', 'random']);
  });

  it('a number may stand for a list of one, and what is left out is filled in', () => {
    const read = readExperiment({
      game: 'aurum',
      seats: 3,
      variants: [{ name: 'one' }],
      matches: 5,
    });
    expect(read).toHaveProperty('value.experiment', {
      game: 'aurum',
      seats: [3],
      variants: [{ name: 'one' }],
      bots: ['heuristic'],
      matches: 5,
      seed: 1,
    });
  });
});

describe('an edit', () => {
  it('an edit changes the fields of those items that it is about', () => {
    const cards = optionOf(
      { option: 'cards', where: { value: 3 }, add: { exits: 1, value: -1 } },
      'cards',
    );
    expect(cards).toContainEqual({ pattern: '111--', exits: 3, value: 2, copies: 2 });
    expect(cards).toContainEqual({ pattern: '22---', exits: 2, value: 1, copies: 1 });
  });

  it('an edit multiplies, sets and removes', () => {
    const times = optionOf({ option: 'cards', times: { copies: 1.5 } }, 'cards');
    expect(times).toContainEqual({ pattern: 'XX---', exits: 1, value: 1, copies: 6 });
    const set = optionOf({ option: 'cards', where: { exits: 3 }, set: { value: 9 } }, 'cards');
    expect(set).toContainEqual({ pattern: 'XXYYY', exits: 3, value: 9, copies: 2 });
    const removed = optionOf({ option: 'cards', where: { value: 5 }, remove: true }, 'cards');
    expect(removed).toHaveLength(13);
    expect(optionOf({ option: 'accidents', set: 1 }, 'accidents')).toBe(1);
  });
});

/** Twenty cards in all. */
const FEW = { sheets: 1, cards: [{ pattern: 'XX---', exits: 1, value: 1, copies: 20 }] };

describe('an experiment that is wrong', () => {
  const edits = (...list: readonly object[]) => ({ variants: [{ name: 'edited', edits: list }] });

  it.each([
    [{ game: 'go' }, /^game: there is no such game; choose one of aurum/],
    [{ match: 3 }, /^“match” is unknown here/],
    [{ seats: [2, 9] }, /^seats\[1\]: this must be a whole number from 2 to 6/],
    [{ seats: [2, 2] }, /^seats: 2 stands there twice/],
    [{ variants: [] }, /^variants: this must be a list/],
    [{ variants: [{ name: 'a' }, { name: 'a' }] }, /^variants: two variants are called “a”/],
    [{ variants: [{ name: 'a', seats: [5] }] }, /^variants\[0\].seats: .* not played with 5 seats/],
    [{ bots: ['deep blue'] }, /^bots\[0\]: there is no such bot/],
    [{ bots: ['exec:true'] }, /^bots\[0\]: programs .* only play where pepite lab run starts/],
    [{ bots: ['exec:'] }, /^bots\[0\]: there is no such bot/],
    [{ time: 100 }, /^time: .* none plays here/],
    [{ bots: ['random', 'random'] }, /^bots: 2 bots can’t take 3 seats/],
    [{ matches: 0 }, /^matches: /],
    [{ seed: 1.5 }, /^seed: /],
    [{ until: { measure: 'decisions', width: 0 } }, /^until.width: /],
    [{ variants: [{ name: 'a', options: { sheets: 99 } }] }, /^variants\[0\].options: .*“sheets”/],
    [{ seats: 6, variants: [{ name: 'a', options: FEW }] }, /with 6 seats, .* too few/],
    [edits({ option: 'tiles', add: 1 }), /^variants\[0\].edits\[0\].option: “tiles” is unknown/],
    [edits({ option: 'cards' }), /^variants\[0\].edits\[0\]: an edit has exactly one of/],
    [
      edits({ option: 'cards', where: { value: 8 }, add: { exits: 1 } }),
      /edits\[0\].where: no item/,
    ],
    [
      edits({ option: 'cards', add: { pattern: 1 } }),
      /edits\[0\].add.pattern: “pattern” is no number/,
    ],
    [
      edits({ option: 'cards', add: { exits: 9 } }),
      /^variants\[0\].edits: .*“exits” of card 1 must be/,
    ],
    [edits({ option: 'sheets', where: {}, add: 1 }), /edits\[0\]: “where” and “remove”/],
    [edits({ option: 'cards', remove: true }), /nothing would be left/],
  ])('%j is refused, and it is said where and why', (change, said) => {
    expect(refusal(change)).toMatch(said);
  });

  it('problems are told in French, too', () => {
    const read = readExperiment({ ...SMALL, matches: 0 });
    expect('problem' in read && tellProblem(read.problem, 'fr')).toBe(
      'matches : il faut un nombre entier de 1 à 10000000.',
    );
  });
});
