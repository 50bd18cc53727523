import { setTimeout as wait } from 'node:timers/promises';
import { itemAt } from '@pepite/kernel';
import { clientFrame, CONTINUED, PING, TEXT, textFrame } from './frames.ts';
import type { Field } from './field.ts';
import type { AttackSocket } from './attack-socket.ts';

/** So many frames are written at once. */
const AT_ONCE = 1000;
/** Sockets that send control frames, which no limit on messages counts. */
const PINGERS = 4;
/** As many sockets as an address may have, but for a few. */
const MANY = 190;

async function pourPings(field: Field, bytes: number, doesRead: boolean): Promise<void> {
  const frame = clientFrame(PING, Buffer.alloc(bytes));
  const chunk = Buffer.concat(Array.from({ length: AT_ONCE }, () => frame));
  const wires = await field.open(PINGERS);
  await Promise.all(
    wires.map((wire) => {
      if (!doesRead) wire.socket.pause();
      return field.pour(wire, chunk, AT_ONCE);
    }),
  );
}

/** Empty pings as fast as they go. */
export const tiny = (field: Field): Promise<void> => pourPings(field, 0, true);

/** The longest pings there are. */
export const pings = (field: Field): Promise<void> => pourPings(field, 125, true);

/** Pings whose pongs are never read, so that the server has to keep them. */
export const pongs = (field: Field): Promise<void> => pourPings(field, 125, false);

/** Far more messages than the limit allows; those who are disconnected come back. */
export async function flood(field: Field): Promise<void> {
  const some = 100;
  const chunk = Buffer.concat(Array.from({ length: some }, () => textFrame('{"type":"ping"}')));
  const wires = await field.open(MANY);
  await Promise.all(wires.map((wire) => field.pour(wire, chunk, some)));
}

/** Frames that the protocol of sockets forbids. */
const BROKEN: readonly Buffer[] = [
  // Not masked.
  Buffer.from([0x81, 0x01, 0x41]),
  // Bits that are reserved.
  Buffer.from([0xf1, 0x80, 0, 0, 0, 0]),
  // A kind of frame that there is not.
  Buffer.from([0x83, 0x80, 0, 0, 0, 0]),
  // A message of four gigabytes.
  Buffer.from([0x81, 0xff, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0]),
  // No UTF-8.
  Buffer.from([0x81, 0x81, 0, 0, 0, 0, 0xff]),
];

/** One broken frame a socket, as many sockets a minute as requests are allowed. */
export async function broken(field: Field): Promise<void> {
  const breakOne = async (n: number): Promise<void> => {
    const wire = await field.openOne(field.cookie(n));
    if (wire === undefined) return;
    wire.socket.write(itemAt(BROKEN, n % BROKEN.length));
    field.load.sent++;
  };
  await field.pace(50, (n) => void breakOne(n));
}

/** A message that never ends: so many fragments of so many bytes each. */
function fragments(count: number, bytes: number): Buffer {
  const first = clientFrame(TEXT, Buffer.alloc(bytes, 'x'), false);
  const next = clientFrame(CONTINUED, Buffer.alloc(bytes, 'x'), false);
  return Buffer.concat([first, Buffer.alloc((count - 1) * next.length, next)]);
}

/** What is too much for one message, each on a socket of its own, again when that is cut off. */
export async function oversized(field: Field): Promise<void> {
  const messages = [
    { frames: 1, bytes: clientFrame(TEXT, Buffer.alloc(4 * 2 ** 20, 'x')) },
    { frames: 5000, bytes: fragments(5000, 1) },
    { frames: 1_000_000, bytes: fragments(1_000_000, 0) },
  ];
  const sendAgain = async ({ frames, bytes }: (typeof messages)[number], n: number) => {
    while (!field.isOver) {
      const wire = await field.openOne(field.cookie(n));
      wire?.socket.write(bytes);
      if (wire !== undefined) field.load.sent += frames;
      await Promise.race([wire && gone(wire), field.end()]);
      await wait(100);
    }
  };
  await Promise.all(messages.map(sendAgain));
}

/** Sockets that are closed as soon as their allowance is used up, and opened again. */
export async function reconnect(field: Field): Promise<void> {
  const [sockets, burst] = [10, 60];
  const use = (wire: AttackSocket): void => {
    for (let n = 0; n < burst; n++) field.say(wire, { type: 'lobby' });
    wire.socket.end();
  };
  while (!field.isOver) {
    const wires = await field.open(sockets);
    wires.forEach(use);
    // All have to be gone before the next come.
    await Promise.race([Promise.all(wires.map(gone)), field.end()]);
    if (wires.length === 0) await wait(100);
  }
}

const gone = ({ socket }: AttackSocket): Promise<void> =>
  new Promise((resolve) => {
    socket.once('close', () => resolve());
    if (socket.destroyed) resolve();
  });
