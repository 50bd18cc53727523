import type { ClientMessage, MatchState } from '@pepite/protocol';
import { legalTexts } from './legal.ts';

/**
 * Whether somebody may ask that of a match in that state, in which time stands still. Written from
 * what the protocol says, not from what the server does.
 */
export function mayAsk(message: ClientMessage, state: MatchState, name: string | undefined) {
  const { status, you, host, unwelcome, seats, position, clock } = state;
  const isWaiting = status === 'waiting';
  const kindAt = (seat: number): string | undefined => seats[seat]?.kind;
  switch (message.type) {
    case 'sit':
      return isWaiting && name !== undefined && !unwelcome && kindAt(message.seat) === 'open';
    case 'stand':
      return isWaiting && you !== null;
    case 'seat-bot':
      return isWaiting && host && ['open', 'bot'].includes(kindAt(message.seat) ?? '');
    case 'unseat':
      return isWaiting && host && ['guest', 'bot'].includes(kindAt(message.seat) ?? '');
    case 'start':
      return isWaiting && host && seats.every(({ kind }) => kind !== 'open');
    case 'move': {
      const isNow = message.ply === position?.ply && message.own === position.own;
      return isNow && clock?.paused !== true && legalTexts(state).includes(message.move);
    }
    case 'take-back':
      return (
        status === 'playing' &&
        clock?.paused !== true &&
        message.ply === position?.ply &&
        position.own > 0
      );
    case 'look-back':
      return !isWaiting;
    case 'pace':
      return status === 'playing' && you !== null;
    case 'pause':
      return clock !== undefined && you !== null;
    case 'rematch':
      return status === 'over' && you !== null;
    // Only people sit at these tables, who did not agree to hints, and nobody is away.
    case 'hint':
    case 'replace':
    case 'reclaim':
      return false;
    case 'lobby':
    case 'watch':
    case 'ping':
      return true;
  }
}
