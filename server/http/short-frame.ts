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
/** A page may say a few things at once; whoever says more is left to the library. */
const MOST = 4;

const text = Buffer.alloc(LONGEST);

/** A connection, as far as what comes in is concerned. */
export type Incoming = EventEmitter & {
  pause(): unknown;
  resume(): unknown;
};

/** Where a short frame ends that begins at a place; nothing if it is none, or not all there. */
function endOf(chunk: Buffer, start: number): number | undefined {
  const size = (chunk[start + 1] ?? 0) - MASKED;
  const end = start + HEAD + size;
  return size >= 0 && size <= LONGEST && end <= chunk.length ? end : undefined;
}

/** Takes the mask off a text of plain ASCII (RFC 6455, section 5.3); nothing if it is another. */
function unmasked(chunk: Buffer, start: number, end: number): string | undefined {
  const size = end - start - HEAD;
  let bits = 0;
  for (let place = 0; place < size; place++) {
    const byte = (chunk[start + HEAD + place] ?? 0) ^ (chunk[start + HEAD - 4 + (place & 3)] ?? 0);
    text[place] = byte;
    bits |= byte;
  }
  return bits < 0x80 ? text.toString('latin1', 0, size) : undefined;
}

/** The texts of a chunk that is nothing but a few short messages, each in one frame. */
export function shortTexts(chunk: Buffer): readonly string[] | undefined {
  const texts: string[] = [];
  for (let start = 0; start < chunk.length;) {
    const end = chunk[start] === TEXT && texts.length < MOST ? endOf(chunk, start) : undefined;
    const message = end === undefined ? undefined : unmasked(chunk, start, end);
    if (end === undefined || message === undefined) return undefined;
    texts.push(message);
    start = end;
  }
  return texts;
}

/** Whether a chunk is one ping or pong. */
const isHeartbeat = (chunk: Buffer): boolean =>
  (chunk[0] === PING || chunk[0] === PONG) && endOf(chunk, 0) === chunk.length;

/**
 * Hears short messages without the library, which takes a stream and a turn of the event loop for
 * each. As long as nothing but whole messages, pings and pongs comes there is nothing to put
 * together; whatever else comes, the library has the connection from then on, so that it sees all
 * that follows in its order.
 */
export function hearShortMessages(wire: Incoming, hear: (message: string) => void): void {
  const [library, ...others] = wire.listeners('data') as ((chunk: Buffer) => void)[];
  if (library === undefined || others.length > 0) return;
  /** Between two messages of one page others have their turn; what comes later waits. */
  const hearFrom = (texts: readonly string[], place: number): void => {
    hear(texts[place] ?? '');
    if (place + 1 === texts.length) wire.resume();
    else setImmediate(() => hearFrom(texts, place + 1));
  };
  const listen = (chunk: Buffer): void => {
    const texts = shortTexts(chunk);
    const [only] = texts ?? [];
    if (texts !== undefined && only !== undefined) {
      if (texts.length === 1) hear(only);
      else {
        wire.pause();
        hearFrom(texts, 0);
      }
      return;
    }
    if (!isHeartbeat(chunk)) wire.on('data', library).off('data', listen);
    library.call(wire, chunk);
  };
  wire.on('data', listen).off('data', library);
}
