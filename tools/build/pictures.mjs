// Draws the pictures that links are shown with, and the icons of home screens.
import { readFileSync } from 'node:fs';
import { Resvg } from '@resvg/resvg-js';
import { encodePng } from './png.mjs';

/** What is left for covers, beside our sign. */
const ROOM = { x: 420, y: 45, width: 720, height: 540 };
const GAP = 16;

/**
 * Our sign on brown, and covers in golden frames beside it.
 * @param {string} sign
 * @param {readonly string[]} covers
 */
export function drawPicture(sign, covers) {
  const across = Math.ceil(Math.sqrt(covers.length));
  const width = (ROOM.width - GAP * (across - 1)) / across;
  const height = (ROOM.height - GAP * (across - 1)) / across;
  const frames = covers.map((cover, place) => {
    const x = ROOM.x + (place % across) * (width + GAP);
    const y = ROOM.y + Math.floor(place / across) * (height + GAP);
    const box = `x="${x}" y="${y}" width="${width}" height="${height}"`;
    return (
      `<image ${box} preserveAspectRatio="xMidYMid slice" href="${addressOf(cover)}"/>` +
      `<rect ${box} fill="none" stroke="#e2b13c" stroke-width="6"/>`
    );
  });
  return render(
    '<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630">' +
      '<rect width="100%" height="100%" fill="#2a1e12"/>' +
      `<image x="90" y="195" width="240" height="240" href="${addressOf(sign)}"/>` +
      `${frames.join('')}</svg>`,
  );
}

/**
 * Our sign on brown, with so much room around it that a circle can be cut out.
 * @param {string} sign
 * @param {number} size
 */
export function drawIcon(sign, size) {
  const [edge, width] = [0.2 * size, 0.6 * size];
  const box = `x="${edge}" y="${edge}" width="${width}" height="${width}"`;
  return render(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}">` +
      '<rect width="100%" height="100%" fill="#2a1e12"/>' +
      `<image ${box} href="${addressOf(sign)}"/></svg>`,
  );
}

/** @param {string} drawing */
function render(drawing) {
  const { width, height, pixels } = new Resvg(drawing).render();
  return encodePng({ width, height, pixels });
}

/**
 * A drawing within the drawing: names in it can't clash with those of another one.
 * @param {string} path
 */
const addressOf = (path) => `data:image/svg+xml;base64,${readFileSync(path).toString('base64')}`;
