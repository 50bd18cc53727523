// Pépite's games on Colyseus: colyseus-server.ts GAME SEATS SEED PORT. With BENCH_REDIS, the
// address of a Redis, it can be one of several processes.
import { type Client, Room, Server } from '@colyseus/core';
import { RedisDriver } from '@colyseus/redis-driver';
import { RedisPresence } from '@colyseus/redis-presence';
import { WebSocketTransport } from '@colyseus/ws-transport';
import { identical } from '@pepite/kernel';
import { Mirror, shapeOf } from './mirror.ts';
import { type Data, overwrite, readServerArguments, Rules } from './rules.ts';

const { seats, port, ...asked } = readServerArguments();
const rules = new Rules({ seats, port, ...asked });
const SHAPE = shapeOf({ ply: 0, table: rules.create().table });

/**
 * The patch timer is as good as off: a room without one would tick sixty times a second instead.
 * Every move is told at once, by hand. With the default of 50 ms a move would wait for the timer,
 * and every room would run one even where nothing happens.
 */
const SELDOM = 60_000;

/**
 * A match in memory. What all see is the state, encoded once for all seats; a hand is a message to
 * its seat, sent when it has changed; with a StateView it would encode for each client.
 */
class MatchRoom extends Room {
  override maxClients = seats;
  override patchRate = SELDOM;
  readonly #data: Data = rules.create();
  readonly #public = { ply: 0, table: this.#data.table };
  readonly #mirror = new Mirror(this.#public, SHAPE);
  /** As they were told last, if they were. */
  readonly #hands: (object | undefined)[] = Array.from({ length: seats });
  override messages = {
    move: (client: Client, move: unknown) => this.#move(client, move),
  };

  override onCreate(): void {
    this.state = this.#mirror.schema;
  }

  override onJoin(client: Client): void {
    client.userData = this.clients.indexOf(client);
    if (this.clients.length === seats) this.#tell();
  }

  #move(client: Client, move: unknown): void {
    const seat = client.userData as number;
    if (typeof move !== 'number' || !rules.isLegal(this.#data, seat, move)) {
      client.send('refused', move);
      return;
    }
    rules.apply(this.#data, seat, move);
    this.#tell();
  }

  #tell(): void {
    this.clients.forEach((client, seat) => {
      const hand = this.#data.hands[seat] as object;
      const told = this.#hands[seat];
      if (identical(hand, told)) return;
      if (told === undefined) this.#hands[seat] = structuredClone(hand);
      else overwrite(told, hand);
      client.send('hand', hand);
    });
    this.#public.ply++;
    this.#mirror.update();
    this.broadcastPatch();
  }
}

const transport = new WebSocketTransport();
const redis = process.env['BENCH_REDIS'] ?? '';
const shared =
  redis === '' ? {} : { presence: new RedisPresence(redis), driver: new RedisDriver(redis) };
const server = new Server({ transport, greet: false, ...shared });
server.define('match', MatchRoom);
await server.listen(port, '127.0.0.1');
