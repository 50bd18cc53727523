// Players of matches on Pépite's own server: pepite-driver.ts GAME SEATS SEED PORT.
import { argv } from 'node:process';
import { gameOf } from '@pepite/games';
import { itemAt } from '@pepite/kernel';
import type { ClientMessage, Problem } from '@pepite/protocol';
import { Guest } from '../guest.ts';
import type { OpenMatch } from '../load.ts';
import { runLoadDriver } from './load-driver.ts';
import { seatExperts } from './pepite-bots.ts';
import { connect, createMatch, register } from './pepite-client.ts';

const [id = '', seats] = argv.slice(2);
const game = gameOf(id);

function refused(problem: Problem): never {
  throw new Error(`refused: ${JSON.stringify(problem)}`);
}

const openMatch: OpenMatch = async (told) => {
  if (game === undefined) throw new Error(`there is no game ${id}`);
  const cookies: string[] = [];
  const guests: Guest[] = [];
  for (let seat = 0; seat < Number(seats); seat++) {
    const cookie = await register();
    const socket = await connect(cookie);
    const guest = new Guest({ game, seat, send: (text) => socket.send(text), told, refused });
    socket.addEventListener('message', ({ data }) => guest.hear(String(data)));
    cookies.push(cookie);
    guests.push(guest);
  }
  const bots = guests.map(() => null);
  const setup = { game: id, bots, options: {}, access: 'link', start: false } as const;
  const match = await createMatch(itemAt(cookies, 0), setup);
  for (const guest of guests) guest.enter(match);
  return { move: (seat, move, ply) => itemAt(guests, seat).move(move, ply) };
};

/** Somebody looks at the lobby, and does nothing else. */
async function visit(): Promise<void> {
  const socket = await connect(await register());
  const message: ClientMessage = { type: 'lobby' };
  socket.send(JSON.stringify(message));
}

await runLoadDriver(openMatch, { seatBots: seatExperts, visit });
