/** The first byte of a frame that is a whole text message. */
const TEXT = 0x81;
/** Lengths up to this stand in the second byte; it says else how long the length is. */
const SHORT = 125;
const TWO_BYTES = 126;
const EIGHT_BYTES = 127;

/**
 * A text message of a server as it goes over the wire (RFC 6455, section 5.2): not masked, and in
 * one piece, so that one call of the system sends it. The library sends the head of a frame and
 * what it carries as two, which costs more than everything else that a move does to a socket.
 */
export function textFrame(text: string): Buffer {
  const size = Buffer.byteLength(text);
  const head = size <= SHORT ? 2 : size <= 0xffff ? 4 : 10;
  const frame = Buffer.allocUnsafe(head + size);
  frame[0] = TEXT;
  if (head === 2) frame[1] = size;
  else if (head === 4) {
    frame[1] = TWO_BYTES;
    frame.writeUInt16BE(size, 2);
  } else {
    frame[1] = EIGHT_BYTES;
    frame.writeBigUInt64BE(BigInt(size), 2);
  }
  frame.write(text, head);
  return frame;
}
