// Players of matches on Pépite's own server: pepite-driver.ts GAME SEATS SEED PORT[,PORT…] [apart].
// Where it has several processes the players of a match are at the same one, the next match at the
// next one; or, `apart`, each player is at the one after that of the player before.
import { argv } from 'node:process';
import { gameOf } from '@pepite/games';
import { itemAt } from '@pepite/kernel';
import type { ClientMessage, Problem } from '@pepite/protocol';
import { Guest } from '../guest.ts';
import type { OpenMatch } from '../load.ts';
import { runLoadDriver } from './load-driver.ts';
import { seatExperts } from './pepite-bots.ts';
import { connect, createMatch, PROCESSES, register } from './pepite-client.ts';

const [id = '', seats, , , where] = argv.slice(2);
const game = gameOf(id);

function refused(problem: Problem): never {
  throw new Error(`refused: ${JSON.stringify(problem)}`);
}

let opened = 0;

const openMatch: OpenMatch = async (told) => {
  if (game === undefined) throw new Error(`there is no game ${id}`);
  const first = opened++ % PROCESSES;
  const cookies: string[] = [];
  const guests: Guest[] = [];
  for (let seat = 0; seat < Number(seats); seat++) {
    const at = where === 'apart' ? (first + seat) % PROCESSES : first;
    const cookie = await register(at);
    const socket = await connect(cookie, at);
    const guest = new Guest({ game, seat, send: (text) => socket.send(text), told, refused });
    socket.addEventListener('message', ({ data }) => guest.hear(String(data)));
    cookies.push(cookie);
    guests.push(guest);
  }
  const bots = guests.map(() => null);
  const setup = { game: id, bots, options: {}, access: 'link', start: false } as const;
  const match = await createMatch(itemAt(cookies, 0), setup, first);
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
