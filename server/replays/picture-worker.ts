import { readFile } from 'node:fs/promises';
import { parentPort } from 'node:worker_threads';
import { initWasm, Resvg } from '@resvg/resvg-wasm';
import { drawReplay } from './drawing.ts';
import { Outlines } from './letters.ts';
import type { PictureOrder } from './pictures.ts';

/** Draws pictures beside the server: each takes a tenth of a second or two. */
const RENDERER = import.meta.resolve('@resvg/resvg-wasm/index_bg.wasm');

const port = parentPort;
if (port === null) throw new Error('this is a thread of the server');

const letters = new Outlines();
const ready = readFile(new URL(RENDERER)).then((program) => initWasm(program));

async function paint(order: PictureOrder): Promise<Uint8Array> {
  await ready;
  const drawing = drawReplay(order, letters);
  return new Resvg(drawing, { font: { loadSystemFonts: false } }).render().asPng();
}

port.on('message', (order: PictureOrder) => {
  // What fails ends the thread, and another one is started for the next picture.
  void paint(order).then((picture) => port.postMessage(picture));
});
