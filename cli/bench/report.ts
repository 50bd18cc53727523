import { inColumns, type Side } from '../layout.ts';
import type { Measurement, Outcome } from './contest.ts';
import type { Absence, Heat, PeerId } from './contestant.ts';
import { ratio, ratioOfFastest, spread } from './statistics.ts';
import type { BenchWords } from './words.ts';

/** What came out of one game with one number of seats. */
export interface Result {
  readonly heat: Heat;
  readonly outcome: Outcome;
}

const PEERS: readonly PeerId[] = ['limit', 'boardgameio'];

const isMeasured = (outcome: Measurement | Absence): outcome is Measurement =>
  typeof outcome !== 'string';

/** For people: one table for all heats of a game, and why who is not in it is not. */
export function reportTable(results: readonly Result[], words: BenchWords): readonly string[] {
  const rows = results.flatMap(({ heat, outcome }) => rowsOf(heat, outcome, words));
  const lines = inColumns([words.columns, ...rows], SIDES);
  return [...lines, ...absences(results, words)];
}

const SIDES: readonly Side[] = [
  'right',
  'left',
  ...Array.from({ length: 7 }, () => 'right' as const),
];

function rowsOf({ seats }: Heat, outcome: Outcome, words: BenchWords): readonly string[][] {
  const { pepite } = outcome;
  const own = [String(seats), words.contestants.pepite, ...cells(pepite, ['', ''], words)];
  const others = PEERS.flatMap((id) => {
    const peer = outcome[id];
    if (!isMeasured(peer)) return [];
    const times = [ratio, ratioOfFastest].map((by) =>
      words.times(by(pepite.decisions, peer.decisions)),
    );
    return [['', words.contestants[id], ...cells(peer, times, words)]];
  });
  return [own, ...others];
}

function cells(
  { decisions, matches, memory }: Measurement,
  times: readonly string[],
  { brief, around, whole, fine }: BenchWords,
): readonly string[] {
  return [
    brief(decisions.median),
    around(spread(decisions)),
    ...times,
    brief(matches),
    memory === undefined ? '' : fine(memory.bytesPerDecision),
    memory?.bytesPerWorld === undefined ? '' : whole(memory.bytesPerWorld),
  ];
}

/** A sentence for everyone who was asked for and is not in the table. */
function absences(results: readonly Result[], words: BenchWords): readonly string[] {
  const sentences = results.flatMap(({ outcome }) =>
    PEERS.flatMap((id) => {
      const peer = outcome[id];
      return isMeasured(peer) || peer === 'not-asked' ? [] : [words.absent(id, peer)];
    }),
  );
  return [...new Set(sentences)];
}

/** For machines: who is not there is null, and `absent` says why. */
export function toJson({ heat, outcome }: Result): object {
  const { pepite } = outcome;
  const absent = PEERS.map((id) => [id, outcome[id]] as const).filter(
    ([, peer]) => !isMeasured(peer),
  );
  return {
    game: heat.game,
    seats: heat.seats,
    pepite: numbersOf(pepite),
    limit: peerNumbers(outcome.limit, pepite),
    boardgameio: peerNumbers(outcome.boardgameio, pepite),
    absent: Object.fromEntries(absent),
  };
}

function peerNumbers(peer: Measurement | Absence, pepite: Measurement): object | null {
  if (!isMeasured(peer)) return null;
  return {
    ...numbersOf(peer),
    ratio: significant(ratio(pepite.decisions, peer.decisions)),
    ratioOfFastest: significant(ratioOfFastest(pepite.decisions, peer.decisions)),
  };
}

const significant = (value: number): number => Number(value.toPrecision(4));

const numbersOf = ({ decisions, matches, memory }: Measurement): object => ({
  decisionsPerSecond: {
    median: Math.round(decisions.median),
    least: Math.round(decisions.least),
    most: Math.round(decisions.most),
  },
  playoutsPerSecond: significant(matches),
  ...(memory === undefined ? {} : { bytesPerDecision: Number(memory.bytesPerDecision.toFixed(2)) }),
  ...(memory?.bytesPerWorld === undefined
    ? {}
    : { bytesPerWorld: Math.round(memory.bytesPerWorld) }),
});
