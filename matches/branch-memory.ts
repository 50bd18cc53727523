import { insightFor } from '@pepite/bots';
import { type Game, type Options, Referee, type Seat } from '@pepite/kernel';

/**
 * Imagines what is hidden from a seat that remembers what it has seen of a match, as a bot of the
 * search does: in Aurum no card of an earlier trick comes back, though no view shows it (A26).
 */
export function memoryOf(
  { game, seats, options, start, journal, pending }: Referee<unknown, unknown, unknown, Options>,
  seat: Seat,
): Pick<Game, 'imagine'> {
  const insight = insightFor({ game, seats, options });
  const again = new Referee(game, seats, options, start);
  insight.note?.(again.view(seat));
  for (const entry of [...journal, ...pending]) {
    again.tell(entry);
    insight.note?.(again.view(seat));
  }
  return {
    imagine: (view, rng, into) =>
      insight.imagine === undefined
        ? game.imagine(view, rng, into)
        : insight.imagine(view, rng, into),
  };
}
