import { type Game, itemAt, type Seat } from '@pepite/kernel';
import type { Problem } from '@pepite/protocol';
import { Guest } from '../guest.ts';
import type { OpenMatch } from '../load.ts';
import { createMatch, openWire, type Origin, register } from './attack-socket.ts';

export interface Person {
  readonly guest: Guest;
  readonly cookie: string;
}

/** Somebody new with a socket, for one seat. What the server won't have is for `refused`. */
export async function arrive(
  origin: Origin,
  game: Game,
  seat: Seat,
  told: Parameters<OpenMatch>[0],
  refused: (problem: Problem) => void,
): Promise<Person> {
  const cookie = await register(origin);
  const wire = await openWire(origin, cookie, (text) => guest.hear(text));
  if (wire === undefined) throw new Error('the server refuses a bystander');
  const guest = new Guest({ game, seat, send: (text) => wire.send(text), told, refused });
  return { guest, cookie };
}

/** A match of people, one at each seat, that begins as soon as they have sat down. */
export async function gather(
  origin: Origin,
  game: Game,
  seats: number,
  told: Parameters<OpenMatch>[0],
  refused: (problem: Problem) => void,
): Promise<readonly Person[]> {
  const people: Person[] = [];
  for (let seat = 0; seat < seats; seat++) {
    people.push(await arrive(origin, game, seat, told, refused));
  }
  const match = await createMatch(origin, itemAt(people, 0).cookie, {
    game: game.id,
    bots: people.map(() => null),
    options: {},
    access: 'link',
    start: false,
  });
  for (const { guest } of people) guest.enter(match);
  return people;
}
