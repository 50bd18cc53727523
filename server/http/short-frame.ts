import type { EventEmitter } from 'node:events';

/** The first byte of a frame that is a whole text message, of a ping and of a pong. */
const TEXT = 0x81;
const PING = 0x89;
const PONG = 0x8a;
/** The second byte: the length, if it is at most this, and that the frame is masked. */
const LONGEST = 125;
const MASKED = 0x80;
/** Those two bytes and the mask. */
const HEAD = 6;

const text = Buffer.alloc(LONGEST);

/** Whether a chunk is one frame of such a kind, no more and no less. */
const isFrame = (chunk: Buffer, kind: number): boolean =>
  chunk.length >= HEAD &&
  chunk.length <= HEAD + LONGEST &&
  chunk[0] === kind &&
  chunk[1] === MASKED + chunk.length - HEAD;

/** The text of a chunk that is one short message of plain ASCII (RFC 6455, section 5.2). */
export function shortText(chunk: Buffer): string | undefined {
  if (!isFrame(chunk, TEXT)) return undefined;
  const size = chunk.length - HEAD;
  let bits = 0;
  for (let place = 0; place < size; place++) {
    const byte = (chunk[HEAD + place] ?? 0) ^ (chunk[2 + (place & 3)] ?? 0);
    text[place] = byte;
    bits |= byte;
  }
  return bits < 0x80 ? text.toString('latin1', 0, size) : undefined;
}

/**
 * Hears short messages without the library, which takes a stream and a turn of the event loop for
 * each. As long as every chunk is one whole message, or a ping or pong, there is nothing to put
 * together and nobody to be kept waiting; whatever else comes, the library has the connection from
 * then on, so that it sees all frames in their order.
 */
export function hearShortMessages(wire: EventEmitter, hear: (message: string) => void): void {
  const [library, ...others] = wire.listeners('data') as ((chunk: Buffer) => void)[];
  if (library === undefined || others.length > 0) return;
  const listen = (chunk: Buffer): void => {
    const message = shortText(chunk);
    if (message !== undefined) {
      hear(message);
      return;
    }
    if (!isFrame(chunk, PING) && !isFrame(chunk, PONG)) {
      wire.on('data', library).off('data', listen);
    }
    library.call(wire, chunk);
  };
  wire.on('data', listen).off('data', library);
}
