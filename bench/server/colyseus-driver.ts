// Players of matches on Colyseus: colyseus-driver.ts GAME SEATS SEED PORT.
import { argv } from 'node:process';
import { Client, type Room } from '@colyseus/sdk';
import { runLoadDriver } from '../../cli/bench/server/load-driver.ts';
import type { OpenMatch, Sight } from '../../cli/bench/load.ts';

const [, seats, , port] = argv.slice(2);
const client = new Client(`ws://127.0.0.1:${port}`);

type State = Omit<Sight, 'hand'>;
type Told = Parameters<OpenMatch>[0];

const openMatch: OpenMatch = async (told) => {
  const first = await client.create<State>('match');
  const rooms = [first];
  listen(first, 0, told);
  for (let seat = 1; seat < Number(seats); seat++) {
    const room = await client.joinById<State>(first.roomId);
    listen(room, seat, told);
    rooms.push(room);
  }
  return { move: (seat, move) => rooms[seat].send('move', move) };
};

function listen(room: Room<unknown, State>, seat: number, told: Told): void {
  let hand: unknown;
  let state: State | undefined;
  const tell = (): void => {
    if (state !== undefined && hand !== undefined) told(seat, { ...state, hand });
  };
  room.onMessage('hand', (message: unknown) => {
    const isFirst = hand === undefined;
    hand = message;
    // Later ones come with a new state right behind them; the first may come after it.
    if (isFirst) tell();
  });
  room.onMessage('refused', (move: unknown) => {
    throw new Error(`Colyseus refused the move ${String(move)}`);
  });
  room.onStateChange(({ ply, table }) => {
    state = { ply, table };
    tell();
  });
}

await runLoadDriver(openMatch);
