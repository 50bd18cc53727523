import { verify } from '@pepite/chance';
import { gameOf } from '@pepite/games';
import {
  type Game,
  itemAt,
  type MatchRecord,
  type Options,
  PROGRAM,
  replay,
  type Rng,
  type Seat,
} from '@pepite/kernel';
import type { StoredMatch } from '@pepite/matches';
import type { NewMatchRequest } from '@pepite/protocol';
import type { WebSocket } from 'ws';
import type { Bell } from './deadline.ts';
import type { Guest } from './guest.ts';
import { type Asked, Player } from './player.ts';
import { Witness } from './witness.ts';

interface Member {
  readonly guest: Guest;
  readonly player: Player;
}

/** What a server has left behind. */
interface Disk {
  load(match: string): StoredMatch | undefined;
}

/** After how long somebody tries again who has lost a connection, in milliseconds. */
const RETURN = 50;

/** Guests at one match who play it to its end, however often the server goes away. */
export class ClientGroup {
  readonly #guests: readonly Guest[];
  readonly #setup: NewMatchRequest;
  readonly #rng: Rng;
  readonly #bell: Bell;
  #sockets: WebSocket[] = [];
  #members: readonly Member[] = [];
  #witness: Witness | undefined;
  #error: Error | undefined;
  /** The servers there are. */
  #bases: readonly string[] = [];
  /** Whether whoever loses a connection tries again, and how often that has happened. */
  #comesBack = false;
  #returns = 0;

  constructor(
    guests: readonly Guest[],
    { game, bots }: Pick<NewMatchRequest, 'game' | 'bots'>,
    rng: Rng,
    bell: Bell,
  ) {
    this.#guests = guests;
    this.#rng = rng;
    this.#bell = bell;
    const options = anyOptions(gameWith(game), rng);
    this.#setup = { game, bots, options, access: 'public', start: false };
  }

  get isOver(): boolean {
    return this.#members.length > 0 && this.#members.every(({ player }) => player.isOver);
  }

  /** How many moves of the match anybody was told. */
  get movesTold(): number {
    return this.#witness?.movesTold ?? 0;
  }

  /** How often somebody has had to connect again. */
  get returns(): number {
    return this.#returns;
  }

  /** What went wrong on a socket, where nobody catches it. */
  throwError(): void {
    if (this.#error !== undefined) throw this.#error;
  }

  /** Everybody comes to servers that have just opened, each to the next one of them. */
  async gather(...bases: readonly string[]): Promise<void> {
    this.#bases = bases;
    if (this.#witness === undefined) {
      const match = await this.#create(itemAt(bases, 0));
      // The server may be gone before it could answer; then the next one is asked.
      if (match === undefined) return;
      this.#witness = new Witness(match);
      const seats = this.#setup.bots.flatMap((bot, seat) => (bot === null ? [seat] : []));
      this.#members = this.#guests.map((guest, index) => ({
        guest,
        player: new Player(match, seats[index], this.#rng),
      }));
    }
    for (const [place, member] of this.#members.entries()) this.#connect(place, member);
  }

  /** Whoever is on a server that goes away comes back at once, to the next one of these. */
  comeBackTo(...bases: readonly string[]): void {
    this.#bases = bases;
    this.#comesBack = true;
  }

  #comeBack(place: number, member: Member): void {
    if (!this.#comesBack) return;
    this.#returns++;
    setTimeout(() => this.#comesBack && this.#connect(place + this.#returns, member), RETURN);
  }

  async #create(base: string): Promise<string | undefined> {
    try {
      return await itemAt(this.#guests, 0).create(base, this.#setup);
    } catch (error) {
      if (error instanceof TypeError) return undefined;
      throw error;
    }
  }

  #connect(place: number, member: Member): void {
    const { guest, player } = member;
    const socket = guest.connect(itemAt(this.#bases, place % this.#bases.length));
    this.#sockets.push(socket);
    socket.on('close', () => this.#comeBack(place, member));
    const repeats = this.#rng.below(2) === 0;
    socket.on('open', () => player.connect((text) => socket.send(text), repeats));
    socket.on('error', () => {});
    socket.on('message', (data: Buffer) => {
      try {
        this.#hear(player, data.toString());
      } catch (error) {
        this.#error ??= error instanceof Error ? error : new Error(String(error));
      }
      this.#bell.ring();
    });
  }

  #hear(player: Player, text: string): void {
    const before = player.asked;
    const seat = player.wish ?? -1;
    player.onTold = (message) => this.#witness?.tell({ seat, message, before });
    player.hear(text);
    player.act();
  }

  /** Everybody has lost the connection. */
  scatter(): void {
    this.#comesBack = false;
    for (const socket of this.#sockets) {
      socket.removeAllListeners('message');
      socket.terminate();
    }
    this.#sockets = [];
  }

  checkDisk(store: Disk): void {
    const witness = this.#witness;
    if (witness === undefined) return;
    const asked = (seat: Seat): Asked | undefined =>
      this.#members.find(({ player }) => player.wish === seat)?.player.asked;
    witness.checkDisk(store.load(witness.match), asked);
  }

  /** What a copy of the disk that is made from now on must hold. */
  expectInCopy(): (store: Disk) => void {
    const past = this.#witness?.untilNow();
    return (store) => past?.checkDisk(store.load(past.match), () => undefined);
  }

  /** The record of the finished match holds every move that was told, and replays. */
  async checkRecord(base: string): Promise<void> {
    const path = `/api/matches/${this.#witness?.match ?? ''}/record`;
    const record = (await (await itemAt(this.#guests, 0).get(base, path)).json()) as MatchRecord;
    if (record['program'] !== PROGRAM) throw new Error('a record does not say who wrote it');
    this.#witness?.checkMoves(record.moves);
    const replayed = replay(gameWith(record.game), record);
    if ('problem' in replayed) throw new Error(JSON.stringify(replayed.problem));
    const verdict = verify(gameWith(record.game), record);
    if (verdict.kind !== 'proven') throw new Error(JSON.stringify(verdict));
  }
}

function gameWith(id: string): Game {
  const game = gameOf(id);
  if (game === undefined) throw new Error(`there is no game ${id}`);
  return game;
}

/** What can be switched is switched at random; numbers stay as they are. */
function anyOptions({ options }: Game, rng: Rng): Options {
  const flags = Object.entries(options).filter(([, { kind }]) => kind === 'flag');
  return Object.fromEntries(flags.map(([name]) => [name, rng.below(2) === 0]));
}
