import { readdir, readFile } from 'node:fs/promises';
import { itemAt, LANGUAGES, type MatchRecord, PROGRAM, Seeded } from '@pepite/kernel';
import { describe, expect, it } from 'vitest';
import { DuplicateDeals } from '../arena/duplicate-deals.ts';
import { pairings } from '../arena/lineups.ts';
import { type Outcome, rate, strengths } from '../arena/rating.ts';
import { useFolder } from './folder.ts';
import { expectRefusal, pepite, type Printed } from './pepite.ts';

interface Found {
  readonly matches: number;
  readonly perBot: readonly {
    readonly bot: string;
    readonly rating: { readonly points: number; readonly low: number; readonly high: number };
    readonly thinking: { readonly choices: number };
  }[];
  readonly perPair: readonly {
    readonly one: string;
    readonly other: string;
    readonly matches: number;
    readonly won: number;
    readonly fair: number;
  }[];
}

const path = useFolder();

const BASE = ['arena', 'aurum', '--seed', '7', '--games', '6'];
const LINE = [...BASE, '--bots', 'heuristic,casual,random'];

const parse = ({ out }: Printed): Found => JSON.parse(out) as Found;

const readRecords = async (file: string): Promise<readonly MatchRecord[]> =>
  (await readFile(file, 'utf8'))
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as MatchRecord);

/** Without how long it took. */
const settled = (found: Found): unknown => ({
  ...found,
  perBot: found.perBot.map(({ bot, rating }) => ({ bot, rating })),
});

describe('arena', () => {
  it('an arena finds the same with any number of workers, in the same records', async () => {
    const runs = await Promise.all(
      [1, 3].map(async (workers) => {
        const file = path(`${workers}.jsonl`);
        const flags = ['--json', '--workers', `${workers}`, '--out', file];
        const printed = await pepite([...LINE, ...flags]);
        expect(printed.code).toBe(0);
        return { found: settled(parse(printed)), records: await readFile(file, 'utf8') };
      }),
    );
    expect(runs[1]).toEqual(runs[0]);
  });

  it('every two bots meet at the same deals with seats changed, and records replay', async () => {
    const file = path('out.jsonl');
    const found = parse(await pepite([...LINE, '--json', '--out', file]));
    expect(await pepite(['replay', file])).toMatchObject({ code: 0 });
    const records = await readRecords(file);
    expect(records).toHaveLength(found.matches);
    expect(new Set(records.map(({ program }) => program))).toEqual(new Set([PROGRAM]));
    expect(found.perPair.map(({ one, other, matches }) => [one, other, matches])).toEqual([
      ['heuristic', 'casual', 6],
      ['heuristic', 'random', 6],
      ['casual', 'random', 6],
    ]);
    const dealt = records.map(({ moves }) => moves.slice(0, 51).join(' '));
    // Six matches a deal: three pairs, each from both sides.
    expect(dealt.slice(0, 6)).toEqual(Array.from({ length: 6 }, () => dealt[0]));
    expect(new Set(dealt).size).toBe(3);
    const seated = records.slice(0, 2).map(({ players }) => players.map(({ bot }) => bot));
    expect(seated[0]).toEqual(['heuristic', 'casual', 'heuristic', 'casual']);
    expect(seated[1]).toEqual(['casual', 'heuristic', 'casual', 'heuristic']);
  });

  it('an arena finds the stronger bot, from the wins in the records', async () => {
    const file = path('out.jsonl');
    const line = ['arena', 'aurum', '--games', '20', '--bots', 'random,heuristic', '--json'];
    const found = parse(await pepite([...line, '--out', file]));
    const best = itemAt(found.perBot, 0);
    const worst = itemAt(found.perBot, 1);
    expect([best.bot, worst.bot]).toEqual(['heuristic', 'random']);
    expect(best.rating.points - worst.rating.points).toBeGreaterThan(200);
    expect(best.rating.low).toBeGreaterThan(worst.rating.high);
    const won = (await readRecords(file)).reduce((sum, { players, result }) => {
      const winners = result?.winners ?? [];
      const own = winners.filter((seat) => itemAt(players, seat).bot === 'random');
      return sum + own.length / winners.length;
    }, 0);
    expect(itemAt(found.perPair, 0).won).toBeCloseTo(won);
  });

  it('an arena can seat one bot alone against the rest', async () => {
    const file = path('out.jsonl');
    const line = ['arena', 'aurum', '--seats', '3', '--bots', 'random,heuristic', '--games', '3'];
    const found = parse(await pepite([...line, '--json', '--out', file]));
    expect(itemAt(found.perPair, 0).fair).toBeCloseTo(1 / 3);
    const alone = (await readRecords(file)).map(({ players }) =>
      players.flatMap(({ bot }, seat) => (bot === 'random' ? [seat] : [])),
    );
    expect(alone).toEqual([[0], [1], [2]]);
  });

  it('an arena gives bots that search the time it is told', async () => {
    const line = ['arena', 'aurum', '--bots', 'expert,random', '--games', '2', '--time', '1'];
    const found = parse(await pepite([...line, '--json']));
    const expert = found.perBot.find(({ bot }) => bot === 'expert');
    expect(expert?.thinking.choices).toBeGreaterThan(50);
  });

  it.each(LANGUAGES)('an arena prints its tables in %s', async (lang) => {
    const { code, out } = await pepite([...LINE, '--lang', lang]);
    expect(code).toBe(0);
    expect(out.match(/^(heuristic|casual|random) +1[.,\s]?\d+ /gm)).toHaveLength(3);
    expect(out).toContain({ en: '95% interval', fr: 'intervalle à 95' }[lang]);
  });
});

describe('an arena that can’t be held', () => {
  it.each([
    ['--bogus'],
    ['--bots', 'heuristic'],
    ['--bots', 'heuristic,clever'],
    ['--bots', 'random,random'],
    ['--seats', '3', '--seating', 'alternate'],
    ['--seats', '2'],
    ['--time', '0'],
    ['--out', '/nowhere/out.jsonl'],
  ])('the arena is refused: %s %s', async (...flags) => {
    expectRefusal(await pepite([...BASE, ...flags]));
    expectRefusal(await pepite([...BASE, ...flags, '--lang', 'fr']));
  });

  it('an arena that is stopped leaves no file, and says how far it came', async () => {
    const stop = new AbortController();
    const line = ['arena', 'aurum', '--games', '100000', '--bots', 'random,heuristic'];
    const { code, out } = await pepite([...line, '--out', path('out.jsonl')], {
      interrupted: stop.signal,
      isTerminal: true,
      noticed: (text) => {
        if (/[1-9][\d,]* of/.test(text)) stop.abort();
      },
    });
    expect(code).toBe(130);
    const finished = /^Interrupted: ([\d,]+) of 100,000 matches/.exec(out)?.[1];
    expect(out).toContain(`Aurum, 4 seats: ${finished} matches`);
    expect(await readdir(path())).toEqual([]);
  });

  it('an arena that is stopped at once says that and nothing else', async () => {
    const interrupted = AbortSignal.abort();
    const table = await pepite(LINE, { interrupted });
    expect(table).toMatchObject({ code: 130, error: '' });
    expect(table.out).toMatch(/^Interrupted: 0 of 18 matches[^\n]*\n$/);
    expect(await pepite([...LINE, '--json'], { interrupted })).toMatchObject({
      code: 130,
      out: '',
    });
  });
});

describe('ratings', () => {
  const duel = (winner: 0 | 1, lineup: readonly number[] = [0, 1]): Outcome => ({
    lineup,
    winners: [winner],
  });
  const duels = (won: number, lost: number): readonly Outcome[] => [
    ...Array.from({ length: won }, () => duel(0)),
    ...Array.from({ length: lost }, () => duel(1)),
  ];

  it('ten times the wins are 400 points', () => {
    const rated = rate(
      duels(1000, 100).map((outcome) => [outcome]),
      2,
      new Seeded(1),
    );
    const [one = NaN, other = NaN] = rated.map(({ points }) => points);
    expect(one - other).toBeGreaterThan(395);
    expect(one - other).toBeLessThan(401);
    expect(one + other).toBeCloseTo(3000);
  });

  it('a bot that wins its share alone is rated as strong as the rest', () => {
    const lineup = [0, 1, 1, 1];
    const outcomes = [0, 1, 2, 3].map((winner) => ({ lineup, winners: [winner] }));
    const [one = NaN, other = NaN] = strengths(outcomes, 2);
    expect(one / other).toBeCloseTo(1);
  });

  it('a win that all share changes no rating', () => {
    const [one = NaN, other = NaN] = strengths([{ lineup: [0, 1], winners: [0, 1] }], 2);
    expect(one / other).toBeCloseTo(1);
  });

  it('ratings are less certain of fewer deals, and finite for a bot that never loses', () => {
    const few = itemAt(
      rate(
        duels(6, 4).map((outcome) => [outcome]),
        2,
        new Seeded(1),
      ),
      0,
    );
    const many = itemAt(
      rate(
        duels(60, 40).map((outcome) => [outcome]),
        2,
        new Seeded(1),
      ),
      0,
    );
    expect(few.high - few.low).toBeGreaterThan(2 * (many.high - many.low));
    expect(strengths(duels(10, 0), 2)[0]).toBeLessThan(100);
  });

  it('a rating counts a deal as one, since matches of the same cards go together', () => {
    const single = itemAt(
      rate(
        duels(30, 30).map((outcome) => [outcome]),
        2,
        new Seeded(1),
      ),
      0,
    );
    const deals = Array.from({ length: 6 }, (_, deal) =>
      duels(deal % 2 ? 10 : 0, deal % 2 ? 0 : 10),
    );
    const bunched = itemAt(rate(deals, 2, new Seeded(1)), 0);
    expect(bunched.high - bunched.low).toBeGreaterThan(2 * (single.high - single.low));
  });
});

describe('seatings', () => {
  it('bots meet in pairs, on every other seat or alone', () => {
    expect(pairings(3, 2, 'alternate').map(({ one, other }) => [one, other])).toEqual([
      [0, 1],
      [0, 2],
      [1, 2],
    ]);
    expect(itemAt(pairings(2, 4, 'alternate'), 0).lineups).toEqual([
      [0, 1, 0, 1],
      [1, 0, 1, 0],
    ]);
    expect(itemAt(pairings(2, 3, 'alone'), 0).lineups).toEqual([
      [0, 1, 1],
      [1, 0, 1],
      [1, 1, 0],
    ]);
  });

  it('every round is dealt the same again, whatever was drawn before', () => {
    const drawn = (draws: number): readonly number[] => {
      const chance = new DuplicateDeals(3, 5);
      for (let draw = 0; draw < draws; draw++) chance.below(100);
      chance.deal(1);
      return [chance.below(100), chance.below(100), chance.below(100)];
    };
    expect(drawn(7)).toEqual(drawn(2));
  });
});
