import type { Logged, MatchState, Position } from '@pepite/protocol';

/**
 * What a page has missed that is told of moves: some before them, or, when a round has ended with
 * them, those of that round from before it came. Nobody could look back at these until now.
 */
export function gapBefore(
  { position, log }: Pick<MatchState, 'position' | 'log'>,
  events: readonly Logged[],
  { lookBack: { round } }: Position,
): 'moves' | 'round' | 'none' {
  const [first] = events;
  if (first !== undefined && first.ply !== position?.ply) return 'moves';
  if (round === 0 || round === position?.lookBack.round) return 'none';
  return [...log, ...events][round - 1]?.ply === round - 1 ? 'none' : 'round';
}
