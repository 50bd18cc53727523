import { itemAt } from '@pepite/kernel';

/** The points of all sides from some step of a match on, the most of them best. */
export interface Standing {
  readonly from: number;
  readonly points: readonly number[];
}

/** Who was ahead of whom, and when. */
export interface Race {
  /** How often another side came to be alone in the lead. */
  readonly changes: number;
  /** Of the winner: how far it was behind at the most, for how many steps, and until which. */
  readonly deficit: number;
  readonly times: number;
  readonly last: number;
  /** Who was alone in the lead when such a part of the match was played, if anybody was. */
  leaderAt(part: number): number | undefined;
}

/** The side that is alone in the lead. */
function leaderOf({ points }: Standing): number | undefined {
  const best = Math.max(...points);
  const leader = points.indexOf(best);
  return points.lastIndexOf(best) === leader ? leader : undefined;
}

/** The story of a match of so many steps that one side has won. */
export function raceOf(standings: readonly Standing[], steps: number, winner: number): Race {
  const leaders = standings.map(leaderOf);
  const alone = leaders.filter((leader) => leader !== undefined);
  let deficit = 0;
  let times = 0;
  let last = 0;
  for (const [index, { from, points }] of standings.entries()) {
    const behind = Math.max(...points) - itemAt(points, winner);
    if (behind <= 0) continue;
    const until = standings[index + 1]?.from ?? steps;
    deficit = Math.max(deficit, behind);
    times += until - from;
    last = until;
  }
  return {
    changes: alone.filter((leader, index) => index > 0 && leader !== alone[index - 1]).length,
    deficit,
    times,
    last,
    leaderAt: (part) =>
      leaders[standings.findLastIndex(({ from }) => from <= Math.floor(part * steps))],
  };
}
