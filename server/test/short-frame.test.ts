import { EventEmitter } from 'node:events';
import { describe, expect, it } from 'vitest';
import { hearShortMessages, shortTexts } from '../http/short-frame.ts';
import { settle } from '../../matches/test/support/settle.ts';
import { within } from './support/deadline.ts';
import { Guest } from './support/guest.ts';
import { startServer } from './support/in-process.ts';
import { RawSocket } from './support/raw-socket.ts';

const MASK = [0x12, 0xfe, 0x00, 0x7b];

/** A frame as a client sends it; `first` says what it is. */
function frame(text: string, first = 0x81): Buffer {
  const bytes = Buffer.from(text);
  const masked = bytes.map((byte, place) => byte ^ (MASK[place % 4] ?? 0));
  return Buffer.concat([Buffer.from([first, 0x80 | bytes.length, ...MASK]), masked]);
}

describe('short messages', () => {
  it.each(['', 'a', '{"type":"ping"}', 'x'.repeat(125)])('a whole frame is read: “%s”', (text) => {
    const chunk = frame(text);
    const before = Buffer.from(chunk);
    expect(shortTexts(chunk)).toEqual([text]);
    expect(shortTexts(Buffer.concat([chunk, frame('b'), chunk]))).toEqual([text, 'b', text]);
    expect(chunk).toEqual(before);
  });

  const whole = frame('{"type":"ping"}');
  it.each([
    ['half a head', whole.subarray(0, 4)],
    ['half a frame', whole.subarray(0, 12)],
    ['a frame and the beginning of another', Buffer.concat([whole, whole.subarray(0, 3)])],
    ['five frames', Buffer.concat([whole, whole, whole, whole, whole])],
    ['the first piece of a message', frame('{"type":"ping"}', 0x01)],
    ['the last piece of a message', frame('{"type":"ping"}', 0x80)],
    ['bytes', frame('{"type":"ping"}', 0x82)],
    ['a close', frame('', 0x88)],
    ['a ping', frame('', 0x89)],
    ['a compressed message', frame('{"type":"ping"}', 0xc1)],
    ['letters that are not ASCII', frame('é')],
    ['a frame without a mask', Buffer.concat([Buffer.from([0x81, 6]), Buffer.alloc(6)])],
    ['a long frame', Buffer.concat([Buffer.from([0x81, 0xfe, 0, 126]), Buffer.alloc(130)])],
  ])('%s is left to the library', (_name, chunk) => {
    const before = Buffer.from(chunk);
    expect(shortTexts(chunk)).toBeUndefined();
    expect(shortTexts(Buffer.concat([whole, chunk]))).toBeUndefined();
    expect(chunk).toEqual(before);
  });

  /** A connection that can be told to wait. */
  class Wire extends EventEmitter {
    isPaused = false;

    pause(): void {
      this.isPaused = true;
    }

    resume(): void {
      this.isPaused = false;
    }
  }

  /** A connection, what the library was given of it, and what was heard without it. */
  function connection() {
    const wire = new Wire();
    const library: Buffer[] = [];
    const heard: string[] = [];
    wire.on('data', (chunk: Buffer) => library.push(chunk));
    hearShortMessages(wire, (text) => heard.push(text));
    return { wire, library, heard };
  }

  it('the server hears one of several messages in a turn, and nothing else meanwhile', async () => {
    const { wire, heard } = connection();
    wire.emit('data', Buffer.concat([frame('a'), frame('b'), frame('c')]));
    expect([heard, wire.isPaused]).toEqual([['a'], true]);
    await settle();
    expect([heard, wire.isPaused]).toEqual([['a', 'b'], true]);
    await settle();
    expect([heard, wire.isPaused]).toEqual([['a', 'b', 'c'], false]);
  });

  it('pings and pongs go to the library, and messages are still heard without it', () => {
    const { wire, library, heard } = connection();
    const [ping, pong] = [frame('?', 0x89), frame('', 0x8a)];
    for (const chunk of [frame('a'), ping, frame('b'), pong, frame('c')]) wire.emit('data', chunk);
    expect(heard).toEqual(['a', 'b', 'c']);
    expect(library).toEqual([ping, pong]);
  });

  it.each([
    ['a frame in pieces', [whole.subarray(0, 9), whole.subarray(9)]],
    ['a frame and a half', [Buffer.concat([whole, whole.subarray(0, 9)]), whole.subarray(9)]],
    ['a close', [frame('', 0x88)]],
  ])('after %s the library hears everything, in its order', (_name, chunks) => {
    const { wire, library, heard } = connection();
    for (const chunk of [whole, ...chunks, whole]) wire.emit('data', chunk);
    expect(heard).toEqual(['{"type":"ping"}']);
    expect(library).toEqual([...chunks, whole]);
    expect(wire.listenerCount('data')).toBe(1);
  });

  it('what a page says comes in its order, however it arrives', async () => {
    const base = await startServer();
    const { cookie } = await Guest.arrive(base, 'Ada');
    const raw = await RawSocket.open(base, cookie);
    const unknown = (id: number): string => `{"type":"sit","seat":0,"id":${id}}`;
    raw.text(unknown(1));
    await within(10, 'the first answer', raw.hears('"id":1'));
    raw.text(unknown(2), unknown(3));
    raw.text(unknown(4));
    raw.text(unknown(5));
    await within(10, 'the last answer', raw.hears('"id":5'));
    const ids = [...raw.received.matchAll(/"id":(\d)/g)].map(([, id]) => Number(id));
    expect(ids).toEqual([1, 2, 3, 4, 5]);
    raw.destroy();
    await within(10, 'it is closed', raw.closed);
  });
});
