import type { Coach } from '@pepite/kernel';

/** A coach is a chunk of its own: most matches are played without one. */
const COACHES = import.meta.glob<{ readonly coach: Coach }>([
  '../../../games/*/coach.ts',
  '!../../../games/template/*',
]);

export async function loadCoach(game: string): Promise<Coach | undefined> {
  return (await COACHES[`../../../games/${game}/coach.ts`]?.())?.coach;
}
