import type { Seat } from '@pepite/kernel';
import { botName } from '@pepite/matches/play';
import { me } from '../site/me.svelte.ts';
import { texts } from '../words/index.ts';

/** Who sits where in a match that runs in the page only: its reader, and others. */
export function namesAround(seat: Seat, seats: number): readonly string[] {
  const own = me.name ?? texts().site.nameless;
  return Array.from({ length: seats }, (_, at) => (at === seat ? own : botName(at, [own])));
}
