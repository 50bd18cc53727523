import { readOptions, readRecord, Referee, replay, Seeded, variantOf } from '@pepite/kernel';
import { describe, expect, it } from 'vitest';
import { bundleOf, cardsIn } from '../pieces/bundle.ts';
import { CARDS } from '../data/cards.ts';
import { deckOf, STANDARD_DECK } from '../pieces/deck.ts';
import { game as orEtc } from '../index.ts';
import { MOST_HELD, MOST_KINDS } from '../pieces.ts';

const card = { pattern: 'XX---', exits: 1, value: 1, copies: 20 };

/** What is said of a card table, in English. */
function why(cards: unknown, seats = 2): string {
  const read = readOptions(orEtc, seats, { cards });
  if (!('problem' in read)) return 'nothing';
  const { problem } = read;
  return 'why' in problem ? problem.why.en : problem.kind;
}

describe('an edited card table', () => {
  it('an edited card table may be the printed one', () => {
    expect(why(CARDS)).toBe('nothing');
    expect(why(JSON.parse(JSON.stringify(CARDS)))).toBe('nothing');
  });

  it.each([
    [{}, 'a card table is a list of cards'],
    ['XX---:1', 'a card table is a list of cards'],
    [null, 'a card table is a list of cards'],
    [[], 'at least one card'],
    [[null], 'card 1 is not of the form'],
    [[card, 'XX---:1'], 'card 2 is not of the form'],
    [[{ ...card, exit: 1 }], 'card 1 has an unknown field “exit”'],
    [[{ ...card, toString: 1 }], 'card 1 has an unknown field “toString”'],
    [[{ ...card, constructor: 1 }], 'card 1 has an unknown field “constructor”'],
    [[{ ...card, pattern: undefined }], 'the pattern of card 1 is missing'],
    [[{ ...card, pattern: 'XX--' }], 'the pattern “XX--” of card 1 has 4 signs, not 5'],
    [[{ ...card, pattern: 'XX----' }], 'has 6 signs, not 5'],
    [[{ ...card, pattern: 'XX--Z' }], 'the pattern of card 1 has the sign “Z”'],
    [[{ ...card, pattern: 'xx---' }], 'has the sign “x”'],
    [[{ ...card, pattern: 'XX--7' }], 'has the sign “7”'],
    [[{ ...card, exits: 7 }], '“exits” of card 1 must be a whole number from 0 to 6'],
    [[{ ...card, exits: -1 }], '“exits” of card 1'],
    [[{ ...card, value: 10 }], '“value” of card 1 must be a whole number from 0 to 9'],
    [[{ ...card, value: 1.5 }], '“value” of card 1'],
    [[{ ...card, value: '1' }], '“value” of card 1'],
    [[{ ...card, copies: 0 }], '“copies” of card 1 must be a whole number from 1 to 20'],
    [[{ pattern: 'XX---', exits: 1, value: 1 }], '“copies” of card 1'],
  ])('a card table %j is refused: %s', (cards, reason) => {
    expect(why(cards)).toContain(reason);
  });

  it('a card table has no two cards that records could not tell apart', () => {
    const cards = [
      { ...card, copies: 20 },
      { ...card, value: 2, copies: 20 },
    ];
    expect(why(cards)).toBe('cards 1 and 2 are both XX---:1: records could not tell them apart');
  });

  it(`a card table has at most ${MOST_KINDS} kinds`, () => {
    const kinds = (count: number) =>
      Array.from({ length: count }, (_, index) => ({
        pattern: ['X----', 'XX---', 'XXX--', 'XXXX-', 'XXXXX'][index % 5],
        exits: Math.floor(index / 5),
        value: 1,
        copies: 20,
      }));
    expect(why(kinds(MOST_KINDS))).toBe('nothing');
    expect(why(kinds(MOST_KINDS + 1))).toContain(`${MOST_KINDS + 1} kinds of card are too many`);
  });

  it('[O8] a card table has cards enough for the first deal', () => {
    const cards = [{ ...card, copies: 5 }];
    const sheets = (count: number) => readOptions(orEtc, 6, { cards, sheets: count });
    expect('problem' in sheets(6)).toBe(false);
    const { problem } = sheets(5) as { problem: { kind: string; why: { en: string; fr: string } } };
    expect(problem.kind).toBe('options-unplayable');
    expect(problem.why.en).toContain('25 Filon cards are too few for 6 players');
    expect(problem.why.fr).toContain('25 cartes Filon ne suffisent pas pour 6 joueurs');
  });
});

describe('a match with an edited card table', () => {
  const cards = [
    { pattern: 'X----', exits: 4, value: 2, copies: 20 },
    { pattern: '6666-', exits: 1, value: 9, copies: 3 },
  ];

  it('a match with an edited table is another game, and the same for the same table', () => {
    const options = { sheets: 2, accidents: 1, cards };
    const game = variantOf(orEtc, options);
    expect(game.parse('lay X----:4')).toBeDefined();
    expect(game.parse('lay XXYYY:3')).toBeUndefined();
    expect(variantOf(orEtc, structuredClone(options))).toBe(game);
    expect(variantOf(orEtc, { sheets: 2, accidents: 1 })).toBe(orEtc);
    expect(variantOf(game, { sheets: 2, accidents: 1 })).toBe(orEtc);
    expect(deckOf({})).toBe(STANDARD_DECK);
  });

  it('a match with an edited table is played to its end, and its record has the table', () => {
    const referee = new Referee(orEtc, 3, { sheets: 3, accidents: 2, cards });
    const rng = new Seeded(5);
    while (!referee.isOver) {
      const seat = [0, 1, 2].find((one) => referee.legal(one).length > 0);
      if (seat === undefined) referee.drawChance(rng);
      else {
        const moves = referee.legal(seat);
        referee.submit(seat, moves[rng.below(moves.length)]);
      }
    }
    const record = referee.record([0, 1, 2].map((seat) => ({ name: `seat ${seat}` })));
    const read = readRecord(JSON.stringify(record), [orEtc]);
    if ('problem' in read) throw new Error(read.problem.kind);
    expect(read.value.record.options).toEqual({ sheets: 3, accidents: 2, cards });
    const played = replay(orEtc, read.value.record);
    expect('value' in played && played.value.result).toEqual(referee.result);
  });

  it('a record with a wrong card table is refused', () => {
    const record = {
      pepite: 1,
      game: 'or-etc',
      rules: 1,
      seats: 2,
      options: { cards: [{ ...cards[0], pattern: '?' }] },
      players: [{ name: 'one' }, { name: 'two' }],
      moves: [],
    };
    expect(readRecord(JSON.stringify(record), [orEtc])).toMatchObject({
      problem: { kind: 'option-not-data', option: 'cards' },
    });
  });
});

describe('bundles of cards', () => {
  it('bundles are told apart and read back, up to the most cards of the most kinds', () => {
    const rng = new Seeded(3);
    for (let time = 0; time < 500; time++) {
      const cards = Array.from(
        { length: rng.below(MOST_HELD + 1) },
        () => 1 + rng.below(MOST_KINDS),
      );
      cards.sort((one, other) => one - other);
      expect(cardsIn(bundleOf(cards))).toEqual(cards);
    }
    const most = bundleOf(Array.from({ length: MOST_HELD }, () => MOST_KINDS));
    expect(most).toBeLessThan(2 ** 45);
  });

  it('bundles are numbered without a gap', () => {
    for (let bundle = 0; bundle < 2000; bundle++) expect(bundleOf(cardsIn(bundle))).toBe(bundle);
  });
});
