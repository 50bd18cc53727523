/**
 * How likely a side wins the match when it has so many nuggets and every round still to come may be
 * won by any side alike (A22, A23).
 */
export function hope(nuggets: readonly number[], side: number, rounds: number): number {
  const sides = nuggets.length;
  const leader = nuggets.findIndex((count) => count >= 2);
  if (leader >= 0) return leader === side ? 1 : 0;
  if (rounds === 0) {
    const most = Math.max(...nuggets);
    const first = nuggets.filter((count) => count === most).length;
    return nuggets[side] === most ? 1 / first : 0;
  }
  let sum = 0;
  for (let winner = 0; winner < sides; winner++) {
    const next = nuggets.map((count, index) => (index === winner ? count + 1 : count));
    sum += hope(next, side, rounds - 1);
  }
  return sum / sides;
}
