import { GAMES } from '@pepite/games';
import type { ClientMessage, ServerMessage, NewMatchRequest } from '@pepite/protocol';
import { connect, createMatch, register } from './pepite-client.ts';

/** What bots play among themselves: the first of the games for the most seats. */
const BOTS_GAME = GAMES.reduce((one, other) => (other.seats.most > one.seats.most ? other : one));

/**
 * Has experts play one match after another at all seats, without a pause: somebody always thinks
 * for as long as experts may. Returns how to ask for the number of choices they have made.
 */
export async function seatExperts(): Promise<() => number> {
  const cookie = await register();
  const socket = await connect(cookie);
  const setup: NewMatchRequest = {
    game: BOTS_GAME.id,
    bots: Array.from({ length: BOTS_GAME.seats.most }, () => 'expert' as const),
    options: {},
    access: 'link',
    pace: 'quick',
    start: true,
  };
  let choices = 0;
  const begin = async (): Promise<void> => {
    const message: ClientMessage = { type: 'watch', match: await createMatch(cookie, setup) };
    socket.send(JSON.stringify(message));
  };
  socket.addEventListener('message', ({ data }) => {
    const message = JSON.parse(String(data)) as ServerMessage;
    if (message.type === 'moved') choices++;
    if (message.type === 'match' && message.state.status === 'over') void begin();
  });
  await begin();
  return () => choices;
}
