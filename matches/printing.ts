import { isChance, type Seat } from '@pepite/kernel';
import type { ServerMessage } from '@pepite/protocol';
import type { Viewer } from './history.ts';
import { PlayState } from './play-state.ts';

export const printMessage = (message: ServerMessage): string => JSON.stringify(message);

/**
 * Positions as each viewer may know them (`Position`), printed at once: a table goes on changing.
 * It is most of every message and the same for all, so it is printed once; but where answers are
 * hidden, whoever has made one sees it there.
 */
function positionPrinter({ referee, history }: PlayState): (viewer: Viewer) => string {
  const shared = JSON.stringify(referee.table);
  const ply = referee.journal.length;
  const tableFor = (seat: Seat): string => {
    const { table } = referee.view(seat);
    const isShared = table === referee.table || referee.chosen(seat).length === 0;
    return isShared ? shared : JSON.stringify(table);
  };
  const hand = (seat: Seat): string => `,"hand":${JSON.stringify(referee.view(seat).hand)}`;
  return (viewer) => {
    const table = viewer === undefined ? shared : tableFor(viewer);
    const own = viewer === undefined ? 0 : referee.chosen(viewer).length;
    const lookBack = JSON.stringify(history.lookBack(viewer));
    return (
      `{"ply":${ply},"own":${own},"lookBack":${lookBack},"table":${table}` +
      `${viewer === undefined ? '' : hand(viewer)}}`
    );
  };
}

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
  const { game, seats, options, journal } = state.referee;
  const { since } = state.history.lookBack(viewer);
  const past = new PlayState(game, seats, options);
  const end = Math.min(before ?? journal.length, journal.length);
  const positions: string[] = [];
  let more = false;
  for (const [ply, entry] of journal.slice(0, Math.max(0, end - 1)).entries()) {
    past.tell(entry);
    // Choices made at once are shown at once, and so is what chance brings in a row.
    const isRest = past.sealed.length === 0 && !isChance(past.referee.turn);
    if (ply < since || !isRest) continue;
    positions.push(positionPrinter(past)(viewer));
    if (positions.length === MOST_POSITIONS) {
      positions.shift();
      more = true;
    }
  }
  if (before === undefined) positions.push(positionPrinter(state)(viewer));
  return `{"type":"past","match":"${match}","positions":[${positions.join(',')}],"more":${more}}`;
}

/** What has happened since `from`, ready to be sent to each viewer. */
export function movedPrinter(
  match: string,
  state: PlayState,
  from: number,
): (viewer: Viewer) => string {
  const position = positionPrinter(state);
  return (viewer) => {
    const events = JSON.stringify(state.history.events(viewer, from));
    const text = position(viewer);
    return `{"type":"moved","match":"${match}","events":${events},"position":${text}}`;
  };
}

const NOTHING_PLAYED = '"position":null,"log":[],"result":null';

/** What of a match's state depends on the play: the last fields of a `MatchState`. */
export function printPlay(state: PlayState | undefined, viewer: Viewer): string {
  if (state === undefined) return NOTHING_PLAYED;
  const position = positionPrinter(state)(viewer);
  const { result } = state.referee;
  // Of a match that is over everybody may have the record, which says it all.
  const log = result === undefined ? state.history.printLog(viewer) : '[]';
  return `"position":${position},"log":${log},"result":${JSON.stringify(result ?? null)}`;
}
