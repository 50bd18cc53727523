import { itemAt } from '@pepite/kernel';
import type { NewMatchRequest } from '@pepite/protocol';
import type { Field } from './field.ts';
import { ATTACKER, TARGET } from './loopback.ts';
import { upgradeOf } from './attack-socket.ts';

/** So many tables are made, within the requests a minute that an address has. */
const TABLES = 500;

type Bot = 'expert' | 'strong' | 'heuristic' | 'random';

const bots = (bot: Bot): NewMatchRequest => ({
  game: 'or-etc',
  bots: Array.from({ length: 6 }, () => bot),
  options: {},
  access: 'link',
  pace: 'quick',
  start: true,
});

const seatBots =
  (bot: Bot) =>
  async (field: Field): Promise<void> => {
    await field.create(TABLES, bots(bot));
    await field.end();
  };

/** Tables without people, at which bots play each other without a pause. */
export const experts = seatBots('expert');
export const strong = seatBots('strong');
export const heur = seatBots('heuristic');
export const random = seatBots('random');

const WAITING: NewMatchRequest = {
  game: 'aurum',
  bots: [null, null, null, null],
  options: {},
  access: 'public',
  start: false,
};

/** Tables at which nobody will ever play, as many a minute as requests are allowed. */
export async function create(field: Field): Promise<void> {
  await field.pace(576 / 60, (n) => {
    void field.request('POST', '/api/matches', field.host(n), WAITING);
  });
}

/** Requests that are begun and never ended, some in their head and some in their body. */
export async function slowloris(field: Field): Promise<void> {
  const json = 'Content-Type: application/json';
  const head = `POST /api/matches HTTP/1.1\r\nHost: ${TARGET}\r\n${json}\r\n`;
  const body = `${head}Content-Length: 1000\r\n\r\n{`;
  const [connections, perSecond] = [3000, 1500];
  const begin = (n: number): void => void field.connect().write(n % 2 === 0 ? head : body);
  await field.pace(perSecond, begin, connections);
}

/** Sockets without a cookie, whose owner does not answer when they are closed. */
export async function refused(field: Field): Promise<void> {
  const sockets = 590;
  const open = (): void => {
    const socket = field.connect();
    // Read, or the end of the connection would not be noticed; never answered.
    socket.resume();
    socket.write(upgradeOf(field.origin(), ''));
  };
  await field.pace(sockets, open, sockets);
}

/** Behind a proxy: every request says that it comes from somewhere else. */
export async function forged(field: Field): Promise<void> {
  const [sockets, requests] = [400, 1500];
  // What the proxy adds is the truth; what stands before it the client has written.
  const lie = (n: number): string => `10.${n >> 8}.${n & 255}.1, ${ATTACKER}`;
  const wires = await field.open(sockets, (n) => field.origin(lie(n)));
  let asked = 0;
  const asking = Array.from({ length: 8 }, async () => {
    while (asked < requests && !field.isOver) {
      await field.request('GET', '/api/me', '', undefined, field.origin(lie(asked++)));
    }
  });
  const talking = field.pace(10 * wires.length, (n) =>
    field.say(itemAt(wires, n % wires.length), { type: 'lobby' }),
  );
  await Promise.all([...asking, talking]);
}
