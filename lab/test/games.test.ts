import { GAMES } from '@pepite/games';
import { game as template } from '@pepite/games/template/index';
import { defaultOptions, type Game, LANGUAGES } from '@pepite/kernel';
import { describe, expect, it } from 'vitest';
import { measureGroups } from '../measures/index.ts';
import { secondsIn } from '../measures/seconds.ts';
import { THINKING } from '../measures/thinking.ts';
import type { ArmTally } from '../tally.ts';
import { tallyOf } from './support/play.ts';

const ALL: readonly Game[] = [...GAMES, template];

const keysOf = (game: Game, seats: number, groups: ReturnType<typeof measureGroups>) =>
  groups.flatMap(({ specs }) =>
    specs.flatMap(({ id, items }) =>
      items === undefined
        ? [id]
        : items(seats, defaultOptions(game.options, seats)).map((item) => `${id}/${item.id}`),
    ),
  );

/** What some shares add up to. */
const sumOf = ({ measures }: ArmTally, measure: string): number =>
  Object.entries(measures)
    .filter(([key]) => key.startsWith(`${measure}/`))
    .reduce((sum, [, { v, n }]) => sum + v / n, 0);

const valueIn = ({ measures }: ArmTally, key: string): number => {
  const sums = measures[key];
  if (sums === undefined) throw new Error(`nothing is told of ${key}`);
  return sums.v / sums.n;
};

async function tell(id: string, seats: number, matches: number, isClose = false) {
  const game = ALL.find((one) => one.id === id);
  if (game === undefined) throw new Error(`there is no ${id}`);
  const measures = await game.loadMeasures?.();
  const options = defaultOptions(game.options, seats);
  const more = measures === undefined ? {} : { measures };
  const tally = tallyOf(game, { seats, matches, options, isClose, ...more });
  return { game, tally, groups: measureGroups(game, measures) };
}

describe('what is told of games', () => {
  const cases = ALL.flatMap((game) =>
    [game.seats.least, game.seats.most].map((seats) => [game.id, seats] as const),
  );

  it.each(cases)('all that %s with %i players tells has words, once', async (id, seats) => {
    const { game, tally, groups } = await tell(id, seats, seats === 2 ? 1 : 3, seats === 2);
    const keys = keysOf(game, seats, groups);
    expect(keys).toEqual(expect.arrayContaining(Object.keys(tally.measures)));
    expect(new Set(keys).size).toBe(keys.length);
    const histograms = groups.flatMap(({ specs }) =>
      specs.filter(({ plot }) => plot === 'histogram').map((spec) => spec.id),
    );
    expect(histograms).toEqual(expect.arrayContaining(Object.keys(tally.histograms)));
  });

  it.each(cases)('shares of %s with %i players lie between nothing and all', async (id, seats) => {
    const { tally, groups } = await tell(id, seats, 5);
    for (const spec of groups.flatMap(({ specs }) => specs)) {
      if (spec.form !== 'share') continue;
      const own = Object.entries(tally.measures).filter(
        ([key]) => key === spec.id || key.startsWith(`${spec.id}/`),
      );
      for (const [key, { v, n }] of own) {
        expect({ key, isShare: v >= 0 && v <= n }).toEqual({ key, isShare: true });
      }
    }
  });

  it.each(ALL)('every text about $id is there in all languages', async (game) => {
    const groups = measureGroups(game, await game.loadMeasures?.());
    for (const { title, specs } of groups) {
      for (const language of LANGUAGES) {
        expect(title[language]).not.toBe('');
        for (const { words } of specs) {
          expect(words[language].title).not.toBe('');
          // A sentence, and no unit where a share is told in percent.
          expect(words[language].about).toMatch(/[.]$/);
        }
      }
    }
  });
});

describe('how long people take', () => {
  it('the published games take what their boxes say, within a factor, none left out', async () => {
    // The boxes of docs/measures.md, by one table each.
    const boxes = { aurum: [4, 30], 'silver-and-gold': [3, 20], auruxxx: [4, 30] } as const;
    const factors = await Promise.all(
      Object.entries(boxes).map(async ([id, [seats, printed]]) => {
        const { tally } = await tell(id, seats, 12);
        return valueIn(tally, 'minutes') / printed;
      }),
    );
    const product = factors.reduce((all, one) => all * one, 1);
    expect(Math.abs(Math.log(product) / factors.length)).toBeLessThan(Math.log(1.3));
    for (const factor of factors) expect(Math.abs(Math.log(factor))).toBeLessThan(Math.log(2.2));
  });

  it('a choice takes longer the more there is to choose from and the harder it is', () => {
    const doubt = { any: { hard: 1, easy: 0.25 } };
    const seconds = secondsIn('any', { base: 1, perDoubling: 4, doubt, anyDoubt: 0.5 });
    expect(seconds('hard', 1)).toBe(1);
    expect(seconds('hard', 8)).toBe(13);
    expect(seconds('easy', 8)).toBe(4);
    expect(seconds('unknown', 8)).toBe(7);
  });

  it('kinds of choices that were looked at are kinds that games know', () => {
    for (const [id, kinds] of Object.entries(THINKING.doubt)) {
      const game = GAMES.find((one) => one.id === id);
      expect(Object.keys(game?.faults ?? {})).toEqual(expect.arrayContaining(Object.keys(kinds)));
    }
  });
});

describe('a fifth game', () => {
  it('the template is measured without a word of its own', async () => {
    const { tally, groups } = await tell('template', 3, 6, true);
    expect(groups.map(({ id }) => id)).toEqual([
      'length',
      'fairness',
      'scores',
      'tension',
      'choices',
      'skill',
      'endings',
    ]);
    const { measures } = tally;
    expect(measures['turns']).toMatchObject({ v: 90, n: 6 });
    expect(Object.keys(measures)).toEqual(
      expect.arrayContaining(['leader-chance/5', 'matters', 'interaction', 'skill/newcomer']),
    );
    expect(sumOf(tally, 'wins')).toBeCloseTo(1, 10);
  });
});

describe('what games tell of themselves', () => {
  it('a Filon card keeps its name where another is left out or its value is edited', async () => {
    const { groups } = await tell('or-etc', 2, 1);
    const spec = groups.flatMap(({ specs }) => specs).find(({ id }) => id === 'card-had');
    const card = (pattern: string, value: number) => ({ pattern, value, exits: 2, copies: 4 });
    const idsWith = (...cards: object[]) => spec?.items?.(2, { cards }).map(({ id }) => id);
    const [pair, four, house] = [card('XX---', 1), card('XXXX-', 4), card('XXYYY', 5)];
    const wide = { ...house, exits: 3 };
    expect(idsWith(house, wide, four, pair)).toEqual(['XXYYY', 'XXYYY:2', 'XXXX-', 'XX---']);
    expect(idsWith(card('XXYYY', 4), pair)).toEqual(['XXYYY', 'XX---']);
  });

  it('what becomes of Filon cards in Or etc. is all that can', async () => {
    const { tally } = await tell('or-etc', 4, 12);
    for (const card of ['XXYYY', 'XXYYY:2', 'XX---']) {
      const parts = ['card-laid', 'card-dropped', 'card-paid', 'card-left'];
      const sum = parts.reduce((all, part) => all + valueIn(tally, `${part}/${card}`), 0);
      expect(sum).toBeCloseTo(1, 10);
    }
    expect(sumOf(tally, 'rolled')).toBeCloseTo(1, 10);
    expect(sumOf(tally, 'shown')).toBeCloseTo(1, 10);
    // With four players four of the six tools are had, and prestige is paid or becomes cards.
    expect(sumOf(tally, 'tool-had')).toBe(4);
    expect(valueIn(tally, 'hand-size')).toBeGreaterThan(2);
    expect(valueIn(tally, 'claims')).toBeGreaterThan(1);
  });

  it('every tool and hand card of Or etc. has a worth, by playing on both ways', async () => {
    const { tally } = await tell('or-etc', 3, 1, true);
    const told = (measure: string): number =>
      Object.entries(tally.measures)
        .filter(([key]) => key.startsWith(`${measure}/`))
        .reduce((sum, [, { n }]) => sum + n, 0);
    // Six tools and five sizes of a hand, each played on eight times in the match.
    expect(told('tool-worth')).toBe(6 * 8);
    expect(told('card-worth')).toBe(5 * 8);
    expect(told('card-worth-points')).toBe(5 * 8);
    expect(valueIn(tally, 'card-worth-points/1')).toBeGreaterThan(0);
  });

  it('bids of Aurum are met exactly, too little or too much', async () => {
    const { tally } = await tell('aurum', 4, 6);
    expect(sumOf(tally, 'bid-met')).toBeCloseTo(1, 10);
    expect(sumOf(tally, 'bid')).toBeCloseTo(1, 10);
    expect(sumOf(tally, 'nugget-by')).toBeCloseTo(1, 10);
    // Four places share all tricks of a round: what sides have won is as many.
    expect(sumOf(tally, 'tricks-by-place')).toBeGreaterThan(6);
  });

  it('the parts of points in Silver & Gold are all of them', async () => {
    const { tally } = await tell('silver-and-gold', 2, 4);
    expect(sumOf(tally, 'part')).toBeCloseTo(valueIn(tally, 'score'), 10);
    expect(valueIn(tally, 'crosses')).toBeGreaterThan(5);
  });

  it('actions, passes and golden twelves of Auruxxx are counted', async () => {
    const { tally } = await tell('auruxxx', 4, 6);
    expect(valueIn(tally, 'goldens-laid')).toBeGreaterThanOrEqual(1);
    expect(valueIn(tally, 'action-played/profusion')).toBeGreaterThan(0);
    expect(valueIn(tally, 'thefts')).toBeGreaterThan(0);
    expect(valueIn(tally, 'round-turns')).toBeGreaterThan(10);
    expect(valueIn(tally, 'debt-size')).toBeGreaterThanOrEqual(2);
  });
});
