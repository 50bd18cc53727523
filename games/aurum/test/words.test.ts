import { describe, expect, it } from 'vitest';
import { game } from '../index.ts';
import { Phase } from '../world.ts';

const { en, fr } = game.words;
const options = { zeros: true, cumulative: false };

describe('a score at the end', () => {
  it('[A22] a score counts nuggets', () => {
    const { table } = game.create(4, options);
    expect([0, 1, 2].map((score) => en.score?.(score, table))).toEqual([
      '0 nuggets',
      '1 nugget',
      '2 nuggets',
    ]);
    expect([0, 2].map((score) => fr.score?.(score, table))).toEqual(['0 pépite', '2 pépites']);
  });

  it('[A24] a score counts points, as in most games, where sums are compared', () => {
    const { table } = game.create(3, { ...options, cumulative: true });
    expect(en.score?.(31, table)).toBeUndefined();
  });
});

describe('the end of a round', () => {
  const end = game.parse('end') ?? 0;
  const ended = (seats: number, cumulative: boolean) => {
    const { table } = game.create(seats, { ...options, cumulative });
    return { ...table, phase: Phase.deal, report: { ...table.report, round: 2 } };
  };

  it('[A21] the log tells the points of each team, and who gets the nugget', () => {
    const table = ended(4, false);
    const report = { ...table.report, points: [7, 1], nugget: 0b01 };
    expect(en.outcome?.(end, { ...table, report })).toBe(
      'round 2 ends: {0} and {2} 7 points, {1} and {3} 1 point; the nugget goes to {0} and {2}',
    );
    expect(fr.outcome?.(end, { ...table, report })).toBe(
      'fin de la manche 2 : {0} et {2} 7 points, {1} et {3} 1 point ; ' +
        'la pépite est pour {0} et {2}',
    );
    expect(en.outcome?.(end, table)).toContain('; nobody gets the nugget');
  });

  it('[A24] the log tells of no nugget where sums are compared', () => {
    expect(fr.outcome?.(end, ended(3, true))).toBe(
      'fin de la manche 2 : {0} 0 point, {1} 0 point, {2} 0 point',
    );
  });

  it('a deal brings about nothing', () => {
    expect(en.outcome?.(game.parse('deal 1 C5') ?? 0, ended(4, false))).toBeUndefined();
  });
});

describe('teams', () => {
  it('[A22] players who sit opposite are a team, and three play for themselves', () => {
    expect([0, 1, 2, 3].map((seat) => game.sideOf?.(seat, 4))).toEqual([0, 1, 0, 1]);
    expect([0, 1, 2].map((seat) => game.sideOf?.(seat, 3))).toEqual([0, 1, 2]);
  });
});

it('[A7] French elides before the name of whose bid is replaced', () => {
  const swap = game.parse('swap G3 1 C5') ?? 0;
  const names = ['Zoé', 'Aurélie', 'Bob', 'Cléo'];
  const told = 'l’enchère d’Aurélie par le cuivre 5';
  expect(fr.move(swap, names)).toBe(`paie l’or 3 et remplace ${told}`);
  expect(fr.ownMove?.(swap, names, 0)).toBe(`payez l’or 3 et remplacez ${told}`);
});

it('[A7] a player without a partner keeps one bid, their own', () => {
  const keep = game.parse('keep') ?? 0;
  expect(fr.move(keep, ['Ada', 'Bob', 'Cléo'])).toBe('garde son enchère');
  expect(fr.move(keep, ['Ada', 'Bob', 'Cléo', 'Dan'])).toBe('garde les enchères');
});

describe('what chance brings a player', () => {
  const YOU: readonly (readonly [text: string, en: string, fr: string])[] = [
    ['first 1', 'you are the first player', 'vous commencez'],
    ['deal 1 C5', 'you are dealt copper 5', 'vous recevez le cuivre 5'],
  ];

  it.each(YOU)('a player is told of %s with “you”', (text, en, fr) => {
    const move = game.parse(text) ?? 0;
    expect(game.words.en.toYou?.(move, ['Ada', 'Bob'], 1)).toBe(en);
    expect(game.words.fr.toYou?.(move, ['Ada', 'Bob'], 1)).toBe(fr);
    expect(game.words.en.toYou?.(move, ['Ada', 'Bob'], 0)).toBeUndefined();
  });

  it('[A2] a card laid aside is told to nobody with “you”', () => {
    expect(en.toYou?.(game.parse('aside C5') ?? 0, [], 0)).toBeUndefined();
  });
});
