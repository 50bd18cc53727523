// The real thing: a server is killed with a planned move that is still to be made, and the next one
// makes it though nobody has come back.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { itemAt } from '@pepite/kernel';
import type { ClientMessage, MatchState, ServerMessage } from '@pepite/protocol';
import { expect, it, onTestFinished } from 'vitest';
import { SEED } from '../../kernel/test/seed.ts';
import { readDisk } from './support/disk.ts';
import { temporaryFolder } from './support/folder.ts';
import { Guest } from './support/guest.ts';
import { legalTexts } from './support/legal.ts';

const PROGRAM = join(import.meta.dirname, 'support/timed-server.ts');

/** A server whose time stands still until it is told to pass. */
async function start(
  data: string,
): Promise<{ readonly child: ChildProcess; readonly base: string }> {
  const child = spawn(process.execPath, [PROGRAM, '0'], {
    env: {
      ...process.env,
      PEPITE_DATA: data,
      PEPITE_LOG: 'error',
      PEPITE_TEST: 'on',
      PEPITE_SEED: String(SEED),
      PEPITE_TEST_DATE: '1700000000000',
    },
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  const { stdout: input } = child;
  if (input === null) throw new Error('the server says nothing');
  for await (const line of createInterface({ input })) {
    const port = /localhost:(\d+)/.exec(line)?.[1];
    if (port !== undefined) return { child, base: `http://127.0.0.1:${port}` };
  }
  throw new Error('the server did not start');
}

/** Lets time pass there. */
async function pass(child: ChildProcess, milliseconds: number): Promise<void> {
  const passed = once(child, 'message');
  child.send(milliseconds);
  await passed;
}

/** Plans the first bid that may be made, and waits until that is kept. */
async function planBid(base: string, guest: Guest, match: string): Promise<void> {
  const socket = guest.connect(base);
  const say = (message: ClientMessage): void => socket.send(JSON.stringify(message));
  const planFor = ({ position, ...state }: MatchState): void => {
    const bid = itemAt(legalTexts({ position, ...state }), 0);
    say({ type: 'plan-moves', ply: position?.ply ?? 0, moves: [bid] });
  };
  await new Promise<void>((resolve) => {
    socket.on('open', () => say({ type: 'watch', match }));
    socket.on('message', (data: Buffer) => {
      const message = JSON.parse(data.toString()) as ServerMessage;
      if (message.type === 'match') planFor(message.state);
      if (message.type === 'plans') resolve();
    });
  });
}

it('a planned move is made after a restart though nobody has come back', async () => {
  const folder = temporaryFolder();
  const data = join(folder, 'data');
  const choices = (match: string): readonly string[] => {
    let found: readonly string[] = [];
    readDisk(data, join(folder, 'copy'), (store) => {
      found = store.load(match)?.choices ?? [];
    });
    return found;
  };
  const first = await start(data);
  const guest = await Guest.arrive(first.base, 'Ada');
  const bots = [null, 'random', 'random'] as const;
  const setup = { game: 'aurum', options: {}, access: 'link', start: true } as const;
  const match = await guest.create(first.base, { ...setup, bots: [...bots] });
  await planBid(first.base, guest, match);
  first.child.kill('SIGKILL');
  await once(first.child, 'exit');
  expect(choices(match)).toEqual([]);

  const { child } = await start(data);
  await pass(child, 15_000);
  for (let times = 0; times < 20 && choices(match).length === 0; times++) await pass(child, 5000);
  expect(choices(match).some((choice) => choice.startsWith('0 bid'))).toBe(true);
}, 60_000);
