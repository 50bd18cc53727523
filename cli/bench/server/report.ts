import { itemAt } from '@pepite/kernel';
import { inColumns, type Side } from '../../layout.ts';
import { median, spread, summarise } from '../statistics.ts';
import type { BotLoad, Latencies } from './bot-load.ts';
import type { LoadFigures, Measurement, Outcome } from './contest.ts';
import { type Absence, PEERS, type ServerId } from './contestant.ts';
import type { ServerWords } from './words.ts';

const isMeasured = (outcome: Measurement | Absence): outcome is Measurement =>
  typeof outcome !== 'string';

/** How many times as efficient the one was as the other in the same round: the median. */
export const ratioOf = (one: LoadFigures, other: LoadFigures): number =>
  median(one.efficiencies.map((value, round) => value / itemAt(other.efficiencies, round)));

const SIDES: readonly Side[] = [
  'right',
  'left',
  ...Array.from({ length: 7 }, () => 'right' as const),
];

/** For people: a table of all loads, and why who is not in it is not. */
export function reportTable(outcome: Outcome, words: ServerWords): readonly string[] {
  const present = (['pepite', ...PEERS] as const).flatMap((id) => {
    const measurement = outcome[id];
    return isMeasured(measurement) ? [{ id, measurement }] : [];
  });
  const rows = outcome.pepite.loads.flatMap((own, load) =>
    present.map(({ id, measurement }, place) => [
      place === 0 ? words.whole(own.matches) : '',
      ...cells(id, measurement, load, own, words),
    ]),
  );
  return [...inColumns([words.columns, ...rows], SIDES), ...absences(outcome, words)];
}

function cells(
  id: ServerId,
  { loads, pace, bytesPerMatch }: Measurement,
  load: number,
  own: LoadFigures,
  { contestants, brief, around, times, milliseconds, kilobytes }: ServerWords,
): readonly string[] {
  const efficiency = summarise(itemAt(loads, load).efficiencies);
  const isLast = load === loads.length - 1;
  return [
    contestants[id],
    brief(median(itemAt(loads, load).speeds)),
    brief(efficiency.median),
    around(spread(efficiency)),
    id === 'pepite' ? '' : times(ratioOf(own, itemAt(loads, load))),
    isLast ? milliseconds(median(pace.p50)) : '',
    isLast ? milliseconds(median(pace.p99)) : '',
    isLast ? kilobytes(bytesPerMatch) : '',
  ];
}

/** A sentence for everyone who was asked for and is not in the table. */
const absences = (outcome: Outcome, words: ServerWords): readonly string[] =>
  PEERS.flatMap((id) => {
    const peer = outcome[id];
    return isMeasured(peer) || peer === 'not-asked' ? [] : [words.absent(id, peer)];
  });

/** For machines: who is not there is null, and `absent` says why. */
export function toJson(outcome: Outcome): object {
  const { pepite } = outcome;
  const peers = PEERS.map((id) => {
    const peer = outcome[id];
    const ratio = (own: LoadFigures, load: number) => ratioOf(itemAt(pepite.loads, load), own);
    return [id, isMeasured(peer) ? numbersOf(peer, ratio) : null] as const;
  });
  const absent = PEERS.map((id) => [id, outcome[id]] as const).filter(
    ([, peer]) => !isMeasured(peer),
  );
  return {
    pepite: numbersOf(pepite),
    ...Object.fromEntries(peers),
    absent: Object.fromEntries(absent),
  };
}

const rounded = (values: readonly number[]): object => {
  const { median, least, most } = summarise(values);
  return { median: significant(median), least: significant(least), most: significant(most) };
};

const significant = (value: number): number => Number(value.toPrecision(4));

/** `ratio` compares what was seen at a load with what somebody else made of it. */
export const numbersOf = (
  { loads, pace, bytesPerMatch }: Measurement,
  ratio?: (figures: LoadFigures, load: number) => number,
): object => ({
  loads: loads.map((figures, load) => ({
    matches: figures.matches,
    movesPerSecond: rounded(figures.speeds),
    movesPerProcessorSecond: rounded(figures.efficiencies),
    ...(ratio === undefined ? {} : { ratio: significant(ratio(figures, load)) }),
  })),
  pace: {
    matches: pace.matches,
    movesPerSecond: rounded(pace.speeds),
    p50: rounded(pace.p50),
    p99: rounded(pace.p99),
  },
  bytesPerMatch: Math.round(bytesPerMatch),
});

/** How many times as long moves took beside the bots in the same round: the median. */
const slowedBy = ({ alone, beside }: BotLoad, part: keyof Latencies): number =>
  median(beside[part].map((value, round) => value / itemAt(alone[part], round)));

/** For people: how long moves took without bots and beside them. */
export function botLoadTable(botLoad: BotLoad, words: ServerWords): readonly string[] {
  const { milliseconds, times } = words;
  const row = (name: string, { p50, p99 }: Latencies): readonly string[] => [
    name,
    milliseconds(median(p50)),
    milliseconds(median(p99)),
  ];
  const { heading, alone, beside, ratio } = words.botLoad;
  return inColumns(
    [
      [heading(words.whole(botLoad.matches)), 'p50 ms', 'p99 ms'],
      row(alone, botLoad.alone),
      row(beside, botLoad.beside),
      [ratio, times(slowedBy(botLoad, 'p50')), times(slowedBy(botLoad, 'p99'))],
    ],
    ['left', 'right', 'right'],
  );
}

export function botLoadToJson(botLoad: BotLoad): object {
  const { matches, alone, beside, choices, seconds } = botLoad;
  const numbers = ({ p50, p99 }: Latencies): object => ({ p50: rounded(p50), p99: rounded(p99) });
  return {
    matches,
    alone: numbers(alone),
    beside: numbers(beside),
    ratio: {
      p50: significant(slowedBy(botLoad, 'p50')),
      p99: significant(slowedBy(botLoad, 'p99')),
    },
    choicesPerSecond: significant(choices / seconds),
  };
}
