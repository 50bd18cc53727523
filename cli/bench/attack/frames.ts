import { itemAt } from '@pepite/kernel';

/** What a frame of a WebSocket is, as RFC 6455 numbers it. */
export const CONTINUED = 0;
export const TEXT = 1;
export const CLOSE = 8;
export const PING = 9;
export const PONG = 10;

const FINAL = 0x80;
const MASKED = 0x80;
/** Lengths up to 125 fit into the second byte; these two say where else they are. */
const IN_TWO_BYTES = 126;
const IN_EIGHT_BYTES = 127;

const LONGEST_IN_TWO_BYTES = 0xffff;

/** A frame as a client sends it. The mask is all zeros, which is allowed and costs nothing. */
export function clientFrame(
  opcode: number,
  payload: Buffer = Buffer.alloc(0),
  isFinal = true,
): Buffer {
  const kind = Buffer.from([isFinal ? FINAL | opcode : opcode]);
  return Buffer.concat([kind, maskedLength(payload.length), Buffer.alloc(4), payload]);
}

function maskedLength(length: number): Buffer {
  if (length < IN_TWO_BYTES) return Buffer.from([MASKED | length]);
  const isShort = length <= LONGEST_IN_TWO_BYTES;
  const bytes = Buffer.alloc(isShort ? 3 : 9);
  bytes.writeUInt8(MASKED | (isShort ? IN_TWO_BYTES : IN_EIGHT_BYTES), 0);
  if (isShort) bytes.writeUInt16BE(length, 1);
  else bytes.writeBigUInt64BE(BigInt(length), 1);
  return bytes;
}

export const textFrame = (text: string): Buffer => clientFrame(TEXT, Buffer.from(text));

/** Reads what a server sends, in whatever pieces it comes, and gives its frames. */
export class FrameReader {
  readonly #hear: (opcode: number, payload: Buffer) => void;
  #rest: Buffer[] = [];
  #length = 0;

  constructor(hear: (opcode: number, payload: Buffer) => void) {
    this.#hear = hear;
  }

  read(chunk: Buffer): void {
    this.#rest.push(chunk);
    this.#length += chunk.length;
    let whole = Buffer.concat(this.#rest, this.#length);
    for (let end = endOfFrame(whole); end <= whole.length; end = endOfFrame(whole)) {
      this.#hear(itemAt(whole, 0) & 0x0f, whole.subarray(startOfPayload(whole), end));
      whole = whole.subarray(end);
    }
    this.#rest = [whole];
    this.#length = whole.length;
  }
}

function startOfPayload(bytes: Buffer): number {
  if (bytes[1] === IN_TWO_BYTES) return 4;
  return bytes[1] === IN_EIGHT_BYTES ? 10 : 2;
}

/** Where the first frame ends: nowhere yet, if not even its length has come. */
function endOfFrame(bytes: Buffer): number {
  if (bytes.length < 2 || bytes.length < startOfPayload(bytes)) return Infinity;
  const start = startOfPayload(bytes);
  if (start === 4) return start + bytes.readUInt16BE(2);
  return start + (start === 10 ? Number(bytes.readBigUInt64BE(2)) : itemAt(bytes, 1));
}
