import { isChance, type Seat } from '@pepite/kernel';
import type { MatchState, Position, ServerMessage } from '@pepite/protocol';
import type { Viewer } from './memory.ts';
import { Play } from './play.ts';

export const printMessage = (message: ServerMessage): string => JSON.stringify(message);

function positionFor({ referee, memory }: Play, viewer: Viewer): Position {
  const seen = { ply: referee.journal.length, lookBack: memory.lookBack(viewer) };
  if (viewer === undefined) return { ...seen, own: 0, table: referee.table };
  const { table, hand } = referee.view(viewer);
  return { ...seen, own: referee.chosen(viewer).length, table, hand };
}

/** Every position since the viewer's own last move, told from the start anew: few ask for it. */
export function pastFor(play: Play, viewer: Viewer): readonly Position[] {
  const { game, seats, options, journal } = play.referee;
  const { since } = play.memory.lookBack(viewer);
  const past = new Play(game, seats, options);
  const positions: Position[] = [];
  for (const [ply, entry] of journal.slice(0, -1).entries()) {
    past.tell(entry);
    // Choices made at once are shown at once, and so is what chance brings in a row.
    const isRest = past.sealed.length === 0 && !isChance(past.referee.turn);
    if (ply >= since && isRest) positions.push(positionFor(past, viewer));
  }
  return [...positions, positionFor(play, viewer)];
}

/**
 * What has happened since `from`, ready to be sent to each viewer. The table is most of every
 * message and the same for all, so it is printed once; but where answers are hidden, whoever has
 * made one sees it there.
 */
export function movedPrinter(match: string, play: Play, from: number): (viewer: Viewer) => string {
  const { referee, memory } = play;
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
    const events = JSON.stringify(memory.events(viewer, from));
    const lookBack = JSON.stringify(memory.lookBack(viewer));
    const own = viewer === undefined ? 0 : referee.chosen(viewer).length;
    return (
      `{"type":"moved","match":"${match}","events":${events},"position":{"ply":${ply},` +
      `"own":${own},"lookBack":${lookBack},"table":${table}` +
      `${viewer === undefined ? '' : hand(viewer)}}}`
    );
  };
}

/** What of a match's state depends on the play. */
export function playState(
  play: Play | undefined,
  viewer: Viewer,
): Pick<MatchState, 'position' | 'log' | 'result'> {
  if (play === undefined) return { position: null, log: [], result: null };
  const position = positionFor(play, viewer);
  const { result } = play.referee;
  // Of a match that is over everybody may have the record, which says it all.
  if (result !== undefined) return { position, log: [], result };
  return { position, log: play.memory.log(viewer), result: null };
}
