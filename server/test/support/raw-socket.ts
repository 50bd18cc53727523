import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { within } from './deadline.ts';

const TEXT = 1;
const PING = 9;
const PONG = 10;

/** One frame as clients send it; the mask is zero, so that bytes stay as they are. */
function frame(opcode: number, payload: string): Buffer {
  const bytes = Buffer.from(payload);
  if (bytes.length > 125) throw new Error('too long for a short frame');
  return Buffer.concat([Buffer.from([0x80 | opcode, 0x80 | bytes.length, 0, 0, 0, 0]), bytes]);
}

/** A socket without a library: it sends any frames it likes, and answers none. */
export class RawSocket {
  readonly #socket: Socket;
  readonly closed: Promise<unknown>;
  received = '';

  private constructor(socket: Socket) {
    this.#socket = socket;
    // However it ends: with an error or without.
    this.closed = new Promise((resolve) => {
      socket.once('close', resolve);
    });
    socket.on('error', () => {});
    socket.on('data', (data) => {
      this.received += data.toString('latin1');
    });
  }

  static async open(base: string, cookie: string): Promise<RawSocket> {
    const { port, host } = new URL(base);
    const raw = new RawSocket(connect(Number(port), '127.0.0.1'));
    const lines = [
      'GET /socket HTTP/1.1',
      `host: ${host}`,
      `cookie: ${cookie}`,
      'connection: upgrade',
      'upgrade: websocket',
      'sec-websocket-version: 13',
      'sec-websocket-key: MDEyMzQ1Njc4OWFiY2RlZg==',
    ];
    raw.#socket.write(`${lines.join('\r\n')}\r\n\r\n`);
    await within(10, 'a raw socket opens', once(raw.#socket, 'data'));
    if (!raw.received.startsWith('HTTP/1.1 101')) throw new Error(raw.received);
    return raw;
  }

  /** Stops reading, and with that answering anything, as a laptop that is shut. */
  freeze(): void {
    this.#socket.pause();
  }

  /** Waits until something has been said to it. */
  async hears(text: string): Promise<void> {
    while (!this.received.includes(text)) await once(this.#socket, 'data');
  }

  text(...texts: readonly string[]): void {
    this.#socket.write(Buffer.concat(texts.map((text) => frame(TEXT, text))));
  }

  pings(count: number): void {
    this.#socket.write(Buffer.concat(Array.from({ length: count }, () => frame(PING, ''))));
  }

  pongs(count: number): void {
    this.#socket.write(Buffer.concat(Array.from({ length: count }, () => frame(PONG, ''))));
  }

  destroy(): void {
    this.#socket.destroy();
  }
}
