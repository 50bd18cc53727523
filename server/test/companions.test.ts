import { once } from 'node:events';
import { join } from 'node:path';
import type { MatchState, ServerMessage } from '@pepite/protocol';
import { describe, expect, it } from 'vitest';
import type { WebSocket } from 'ws';
import { openDatabase } from '../store/database.ts';
import { within } from './support/deadline.ts';
import { Guest } from './support/guest.ts';
import { askMe, host, lookAgain, PUBLIC } from './support/hosted.ts';
import { startServer, startServing } from './support/in-process.ts';
import { refusalOf } from './support/refused.ts';
import { seatAll } from './support/seat-all.ts';
import { temporaryFolder } from './support/folder.ts';

const TABLE = {
  game: 'aurum',
  bots: [null, null, 'random' as const],
  options: {},
  companions: [{ seat: 1, name: 'Camille' }],
  start: true,
};

const beside = (guest: Guest, base: string, number: string): WebSocket =>
  guest.connect(base, {}, `?companion=${number}`);

/** What a socket is told of a match when it begins to watch it. */
async function stateAt(socket: WebSocket, match: string): Promise<MatchState> {
  await within(10, 'a socket opens', once(socket, 'open'));
  const told = new Promise<MatchState>((resolve) => {
    socket.on('message', (data: Buffer) => {
      const message = JSON.parse(data.toString()) as ServerMessage;
      if (message.type === 'match') resolve(message.state);
    });
  });
  socket.send(JSON.stringify({ type: 'watch', match }));
  const state = await within(10, 'a state is told', told);
  socket.terminate();
  return state;
}

const seatAt = async (socket: WebSocket, match: string) => (await stateAt(socket, match)).you;

describe('sockets of those who share a device', () => {
  it('a socket is its companion’s: only the cookie’s own companions have a seat', async () => {
    const base = await startServer();
    const [ann, ben] = [await Guest.arrive(base, 'Ann'), await Guest.arrive(base, 'Ben')];
    const match = await ann.create(base, TABLE);
    expect(await seatAt(ann.connect(base), match)).toBe(0);
    expect(await seatAt(beside(ann, base, '1'), match)).toBe(1);
    const onlooker = await stateAt(beside(ann, base, '0'), match);
    expect(onlooker).toMatchObject({ you: null, spectators: 0 });
    expect(onlooker.position).not.toHaveProperty('hand');
    for (const number of ['0', '1', '5']) {
      const stranger = await stateAt(beside(ben, base, number), match);
      expect([stranger.you, stranger.position?.hand]).toEqual([null, undefined]);
    }
  });

  it('a socket of a companion that nobody can be is refused', async () => {
    const base = await startServer();
    const ann = await Guest.arrive(base, 'Ann');
    const wrong = ['', '6', '-1', '1.0', '01', '1e0', '%00', '1%2F2', 'x', '1&companion=2'];
    for (const number of wrong) {
      const { status } = await refusalOf(beside(ann, base, number));
      expect([number, status]).toEqual([number, 400]);
    }
  });

  it('whoever logs out their other devices logs out all who play on them', async () => {
    const base = await startServer();
    const ann = await Guest.arrive(base, 'Ann');
    const socket = beside(ann, base, '1');
    await within(10, 'the socket opens', once(socket, 'open'));
    const closed = once(socket, 'close');
    await ann.post(base, '/api/me/log-out-others', {});
    await within(10, 'the socket ends', closed);
    expect(await refusalOf(beside(ann, base, '1'))).toMatchObject({ kind: 'no-guest' });
  });

  it('a block concerns all who play on a device', async () => {
    const hosted = await host('folder');
    const { base, clock, tools } = hosted;
    const ann = await Guest.arrive(base, 'Ann');
    await ann.create(base, { ...PUBLIC, companions: TABLE.companions });
    const [table] = await tools((one) => one.tables());
    const guest = table?.host ?? '';
    expect(table?.people.map((one) => one.guest)).toEqual([guest, `${guest}/1`]);
    // Whoever sits on the same device is found by the one whose it is.
    expect(await tools((one) => one.guestsLike(guest.slice(0, 8)))).toEqual([guest]);
    const socket = beside(ann, base, '1');
    await within(10, 'the socket opens', once(socket, 'open'));
    const closed = once(socket, 'close');
    const block = { guest: `${guest}/1`, until: null, reason: 'a name' };
    await tools((one) => one.block(block, clock.date()));
    await lookAgain(hosted);
    await within(10, 'the socket ends', closed);
    expect((await askMe(ann, base))[0]).toBe(403);
    expect(await refusalOf(beside(ann, base, '2'))).toMatchObject({ kind: 'blocked' });
  });

  it('companions are forgotten with their guest, once the match is over', async () => {
    const data = join(temporaryFolder(), 'data');
    const { port, close } = await startServing({ data });
    const base = `http://127.0.0.1:${port}`;
    const ann = await Guest.arrive(base, 'Ann');
    const match = await ann.create(base, TABLE);
    expect((await ann.post(base, '/api/me/forget', {})).status).toBe(409);
    const camille = { connect: () => beside(ann, base, '1') };
    const table = seatAll(base, match, [ann, camille]);
    await table.bell.until(60, 'the match ends', () => table.players.every((one) => one.isOver));
    table.close();
    expect((await ann.post(base, '/api/me/forget', {})).status).toBe(200);
    await close();
    const database = openDatabase(data);
    const names = database.prepare('SELECT name FROM seats WHERE bot IS NULL').pluck().all();
    database.close();
    expect(names).toEqual(['—', '—']);
  });
});
