// Writes PNG pictures smaller than the renderer does: without the bits of transparency, in colours
// that are rounded by less than anybody sees, and packed as tightly as it goes. Drawings of plain
// areas need no filter.
import { crc32, deflateSync } from 'node:zlib';

const SIGNATURE = Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]);
/** Eight bits each of red, green and blue; packed, unfiltered, row after row. */
const KIND = [8, 2, 0, 0, 0];
const [SHOWN, GIVEN] = [3, 4];
/** Of 256 levels so many become one: edges have fewer colours, and pictures fewer bytes. */
const STEP = 4;

/**
 * A picture from its pixels: red, green, blue and opacity of each, which is not looked at.
 * @param {{ readonly width: number, readonly height: number, readonly pixels: Buffer }} image
 */
export function encodePng({ width, height, pixels }) {
  const size = Buffer.alloc(8);
  size.writeUInt32BE(width, 0);
  size.writeUInt32BE(height, 4);
  // Every row begins with the number of its filter: 0 is none.
  const length = 1 + width * SHOWN;
  const rows = Buffer.alloc(length * height);
  for (let pixel = 0; pixel < width * height; pixel += 1) {
    const to = Math.floor(pixel / width) * length + 1 + (pixel % width) * SHOWN;
    for (let part = 0; part < SHOWN; part += 1) {
      rows[to + part] = Math.min(
        255,
        Math.round(pixels.readUInt8(pixel * GIVEN + part) / STEP) * STEP,
      );
    }
  }
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', Buffer.concat([size, Buffer.from(KIND)])),
    chunk('IDAT', deflateSync(rows, { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/**
 * @param {string} type
 * @param {Buffer} content
 */
function chunk(type, content) {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), content]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(content.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}
