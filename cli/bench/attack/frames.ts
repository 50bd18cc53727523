import { itemAt } from '@pepite/kernel';

/** What a frame of a WebSocket is, as RFC 6455 numbers it. */
export const TEXT = 1;
export const CLOSE = 8;
export const PING = 9;
export const PONG = 10;

const FINAL = 0x80;
const MASKED = 0x80;
/** Lengths up to 125 fit into the second byte; these two say where else they are. */
const IN_TWO_BYTES = 126;
const IN_EIGHT_BYTES = 127;

/** A frame as a client sends it. The mask is all zeros, which is allowed and costs nothing. */
export function clientFrame(opcode: number, payload: Buffer = Buffer.alloc(0)): Buffer {
  const { length } = payload;
  if (length < IN_TWO_BYTES) {
    return Buffer.concat([Buffer.from([FINAL | opcode, MASKED | length, 0, 0, 0, 0]), payload]);
  }
  const head = Buffer.alloc(8);
  head.writeUInt8(FINAL | opcode, 0);
  head.writeUInt8(MASKED | IN_TWO_BYTES, 1);
  head.writeUInt16BE(length, 2);
  return Buffer.concat([head, payload]);
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
