import { isChance } from '@pepite/kernel';
import type { ServerMessage } from '@pepite/protocol';
import type { Viewer } from './history.ts';
import { PlayState } from './play-state.ts';

export const printMessage = (message: ServerMessage): string => JSON.stringify(message);

/** How many positions are told at a time: a match may have hundreds, and each is a whole table. */
const MOST_POSITIONS = 24;

/**
 * The latest positions before the one with so many moves, or up to the present one, as far back as
 * the viewer may look. They are told from the start anew: few ask for it.
 */
export function printPast(
  match: string,
  state: PlayState,
  viewer: Viewer,
  before: number | undefined,
): string {
  const { game, seats, options, start, journal } = state.referee;
  const { since } = state.history.lookBack(viewer);
  const past = new PlayState(game, seats, options, { start });
  const end = Math.min(before ?? journal.length, journal.length);
  const positions: string[] = [];
  let more = false;
  for (const [ply, entry] of journal.slice(0, Math.max(0, end - 1)).entries()) {
    past.tell(entry);
    // Choices made at once are shown at once, and so is what chance brings in a row.
    const isRest = past.sealed.length === 0 && !isChance(past.referee.turn);
    if (ply < since || !isRest) continue;
    positions.push(past.printPosition(viewer));
    if (positions.length === MOST_POSITIONS) {
      positions.shift();
      more = true;
    }
  }
  if (before === undefined) positions.push(state.printPosition(viewer));
  return `{"type":"past","match":"${match}","positions":[${positions.join(',')}],"more":${more}}`;
}

const NOTHING_PLAYED = '"position":null,"log":[],"result":null';

/** What of a match's state depends on the play: the last fields of a `MatchState`. */
export function printPlay(state: PlayState | undefined, viewer: Viewer): string {
  if (state === undefined) return NOTHING_PLAYED;
  const position = state.printPosition(viewer);
  const { result } = state.referee;
  // Of a match that is over everybody may have the record, which says it all.
  const log = result === undefined ? state.history.printLog(viewer) : '[]';
  return `"position":${position},"log":${log},"result":${JSON.stringify(result ?? null)}`;
}
