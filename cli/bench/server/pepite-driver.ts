// Players of matches on Pépite's own server: pepite-driver.ts GAME SEATS SEED PORT.
import { argv } from 'node:process';
import { gameOf } from '@pepite/games';
import type { Game } from '@pepite/kernel';
import type { ClientMessage, MatchState, ServerMessage } from '@pepite/protocol';
import { drive } from './drive.ts';
import type { OpenRoom } from './load.ts';
import { seatExperts } from './pepite-bots.ts';
import { connect, createMatch, register } from './pepite-door.ts';

const [id, seats] = argv.slice(2);
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
    this.#socket = await connect(this.#cookie);
    this.#socket.addEventListener('message', ({ data }) =>
      this.#hear(JSON.parse(String(data)) as ServerMessage),
    );
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
  const setup = { game: id, bots, options: {}, access: 'link', start: false } as const;
  const match = await createMatch(cookies[0], setup);
  for (const guest of guests) guest.enter(match);
  return { move: (seat, move, ply) => guests[seat].move(move, ply) };
};

await drive(openRoom, seatExperts);
