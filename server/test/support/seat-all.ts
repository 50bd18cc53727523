import { itemAt, Seeded } from '@pepite/kernel';
import { Bell } from './deadline.ts';
import type { Guest } from './guest.ts';
import { Player } from './player.ts';

/** Seats guests at a match over real sockets, in seat order; they play on by themselves. */
export function seatAll(base: string, match: string, guests: readonly Pick<Guest, 'connect'>[]) {
  const bell = new Bell();
  const errors: unknown[] = [];
  const players = guests.map((_, seat) => new Player(match, seat, new Seeded(seat)));
  const sockets = guests.map((guest, seat) => {
    const socket = guest.connect(base);
    socket.on('open', () => itemAt(players, seat).connect((text) => socket.send(text)));
    socket.on('error', (error) => errors.push(error));
    socket.on('message', (data: Buffer) => {
      try {
        itemAt(players, seat).hear(data.toString());
        itemAt(players, seat).act();
      } catch (error) {
        errors.push(error);
      }
      bell.ring();
    });
    return socket;
  });
  const close = (): void => {
    for (const socket of sockets) socket.terminate();
    if (errors.length > 0) throw errors[0];
  };
  return { players, bell, close };
}
