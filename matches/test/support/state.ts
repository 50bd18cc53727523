import type { MatchState, ServerMessage } from '@pepite/protocol';
import type { Match } from '../../match.ts';

/** What a guest would be told of a match now. */
export function stateFor(match: Match | undefined, guest: string): MatchState {
  if (match === undefined) throw new Error('there is no such match');
  const message = JSON.parse(match.broadcast.printState(guest)) as ServerMessage;
  if (message.type !== 'match') throw new Error('a state is told as one');
  return message.state;
}
