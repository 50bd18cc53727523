// Players of matches on Pépite's own server: pepite-driver.ts GAME SEATS SEED PORT.
import { argv } from 'node:process';
import { gameOf } from '@pepite/games';
import type { Game } from '@pepite/kernel';
import type { ClientMessage, Created, MatchState, ServerMessage, Setup } from '@pepite/protocol';
import { drive } from './drive.ts';
import type { OpenRoom } from './load.ts';

const [id, seats, , port] = argv.slice(2);
const address = `http://127.0.0.1:${port}`;
const game = gameOf(id);
/** The plies of one match after another grow on: no match is longer than this. */
const LONGEST = 1_000_000;

type Told = Parameters<OpenRoom>[0];

/** One guest with one socket, at the same seat in one match after another. */
class Guest {
  readonly #game: Game;
  readonly #seat: number;
  readonly #told: Told;
  readonly #cookie: string;
  #socket: WebSocket | undefined;
  /** How many matches came before this one. */
  #former = 0;
  #match = '';
  #own = 0;

  constructor(game: Game, seat: number, cookie: string, told: Told) {
    this.#game = game;
    this.#seat = seat;
    this.#cookie = cookie;
    this.#told = told;
  }

  async connect(): Promise<void> {
    const socket = new WebSocket(`ws://127.0.0.1:${port}/socket`, {
      headers: { cookie: this.#cookie },
    });
    this.#socket = socket;
    socket.addEventListener('message', ({ data }) =>
      this.#hear(JSON.parse(String(data)) as ServerMessage),
    );
    await new Promise((resolve) => {
      socket.addEventListener('open', resolve);
    });
  }

  #send(message: ClientMessage): void {
    this.#socket?.send(JSON.stringify(message));
  }

  /** Comes to a match; whoever made it sits there already. */
  enter(match: string): void {
    this.#match = match;
    this.#send({ type: 'watch', match });
    if (this.#seat > 0) this.#send({ type: 'sit', seat: this.#seat });
  }

  move(move: number, ply: number): void {
    const text = this.#game.print(move);
    this.#send({ type: 'move', ply: ply % LONGEST, own: this.#own, move: text });
  }

  #hear(message: ServerMessage): void {
    if (message.type === 'refused') throw new Error(`refused: ${JSON.stringify(message.problem)}`);
    if (message.type === 'moved') this.#see(message.position);
    if (message.type === 'match' && message.state.match === this.#match) this.#know(message.state);
  }

  #know({ status, position, seats, next }: MatchState): void {
    const isHost = this.#seat === 0;
    if (isHost && status === 'waiting' && seats.every(({ kind }) => kind === 'guest')) {
      this.#send({ type: 'start' });
    }
    if (position !== null) this.#see(position);
    if (status !== 'over') return;
    if (next !== null) {
      this.#former++;
      this.enter(next);
    } else if (isHost) this.#send({ type: 'rematch' });
  }

  #see({ ply, own, table, hand }: NonNullable<MatchState['position']>): void {
    this.#own = own;
    this.#told(this.#seat, { ply: this.#former * LONGEST + ply, table, hand });
  }
}

/** A newcomer gets a cookie, and a name. */
async function register(): Promise<string> {
  const greeting = await ask('GET', '/api/me');
  const cookie = greeting.headers.getSetCookie()[0].split(';')[0];
  await ask('PUT', '/api/me', { cookie, body: { name: 'Bot' } });
  return cookie;
}

async function ask(
  method: string,
  path: string,
  { cookie = '', body }: { readonly cookie?: string; readonly body?: object } = {},
): Promise<Response> {
  const answer = await fetch(`${address}${path}`, {
    method,
    headers: { cookie, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`);
  return answer;
}

const openRoom: OpenRoom = async (told) => {
  if (game === undefined) throw new Error(`there is no game ${id}`);
  const cookies: string[] = [];
  const guests: Guest[] = [];
  for (let seat = 0; seat < Number(seats); seat++) {
    const cookie = await register();
    const guest = new Guest(game, seat, cookie, told);
    await guest.connect();
    cookies.push(cookie);
    guests.push(guest);
  }
  const bots = guests.map(() => null);
  const body: Setup = { game: id, bots, options: {}, access: 'link', start: false };
  const created = await ask('POST', '/api/matches', { cookie: cookies[0], body });
  const { match } = (await created.json()) as Created;
  for (const guest of guests) guest.enter(match);
  return { move: (seat, move, ply) => guests[seat].move(move, ply) };
};

await drive(openRoom);
