import { inColumns, type Side } from '../../layout.ts';
import { middle, missesOf } from './verdict.ts';
import type { Noticed } from './bystanders.ts';
import type { Result } from './result.ts';
import type { AttackWords } from './words.ts';
import type { Waits } from './waits.ts';

const SIDES: readonly Side[] = ['left', 'right', 'right', 'right'];
const MEGABYTE = 2 ** 20;

/** For people: what others noticed of one attack, and what is to be said of it. */
export function reportTable(result: Result, words: AttackWords): readonly string[] {
  const { scenario, load, ended } = result;
  const misses = missesOf(result).map((miss) => words.misses[miss]);
  return [
    `${scenario}: ${words.scenarios[scenario]}`,
    ...inColumns([words.columns, ...rowsOf(result, words)], SIDES),
    words.load(load),
    words.ended(ended),
    `→ ${misses.length === 0 ? words.passed : misses.join(', ')}`,
  ];
}

function rowsOf(result: Result, { rows, number }: AttackWords): readonly (readonly string[])[] {
  const phases = [result.before, result.during, result.after];
  const row = (name: string, of: (noticed: Noticed) => number | undefined): readonly string[] => [
    name,
    ...phases.map((phase) => {
      const value = of(phase);
      return value === undefined ? '–' : number(value);
    }),
  ];
  const waits = (name: string, of: (noticed: Noticed) => Waits): readonly (readonly string[])[] => [
    row(`${name}, p50`, (noticed) => middle(of(noticed).p50)),
    row(`${name}, p99`, (noticed) => middle(of(noticed).p99)),
    row(`${name}, ${rows.longest}`, (noticed) => of(noticed).longest),
  ];
  const { before, peak, after } = result.memory;
  return [
    ...waits(rows.moves, ({ told }) => told),
    ...waits(rows.pong, ({ pong }) => pong),
    row(`${rows.answers}, p50`, ({ answers }) => middle(answers)),
    row(`${rows.answers}, ${rows.longest}`, ({ answers }) =>
      answers.length === 0 ? undefined : Math.max(...answers),
    ),
    row(rows.late, ({ late }) => middle(late.p99)),
    [rows.memory, ...[before, peak, after].map((bytes) => number(Math.round(bytes / MEGABYTE)))],
  ];
}

/** For machines: milliseconds and bytes; null where nothing was told. */
export function toJson(result: Result): object {
  const { scenario, before, during, after, memory, ended, load } = result;
  return {
    scenario,
    missed: missesOf(result),
    before: numbersOf(before),
    during: numbersOf(during),
    after: numbersOf(after),
    memory,
    ended: ended === undefined ? null : rounded(ended),
    load,
  };
}

const rounded = (value: number | undefined): number | null =>
  value === undefined ? null : Number(value.toFixed(2));

const waitsToJson = ({ p50, p99, longest }: Waits): object => ({
  p50: rounded(middle(p50)),
  p99: rounded(middle(p99)),
  longest: rounded(longest),
});

const numbersOf = ({ told, pong, answers, late }: Noticed): object => ({
  told: waitsToJson(told),
  pong: waitsToJson(pong),
  answers: answers.map(rounded),
  late: waitsToJson(late),
});
