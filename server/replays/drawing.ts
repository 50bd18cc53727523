import type { ReplayFacts } from './facts.ts';
import type { Letters } from './letters.ts';

/** The size that chats and feeds want. */
const [WIDTH, HEIGHT] = [1200, 630];
const EDGE = 56;
const COVER = { x: EDGE, y: 150, width: 440, height: 330 };
const LIST = { x: 548, right: WIDTH - EDGE, top: 204, room: 288 };
/** The tallest line of the list; with many players they are less high. */
const LINE = 72;
const FOOT = { y: 556, size: 34 };

/** The colours of the pages by night, as all pictures of links have them. */
const COLOURS = {
  ground: '#2a1e12',
  panel: '#36281a',
  frame: '#e2b13c',
  ink: '#f4eadb',
  muted: '#c7b59a',
  gold: '#edc568',
} as const;

/** Our nugget, as on every page, in a square of 32. */
const NUGGET: readonly (readonly [string, string])[] = [
  ['#c98f1a', 'M9 5.5L18.5 3l8 5.5L29.5 19l-6 8.5L11 29L3 21l1.5-9z'],
  ['#f4d37a', 'M9 5.5L18.5 3l-4 9.5l-10-.5z'],
  ['#e6b544', 'M18.5 3l8 5.5l-3.5 8l-8.5-4z'],
  ['#e0aa35', 'M4.5 12l10 .5l-1 9L3 21z'],
  ['#fbe7a8', 'M14.5 12.5l8.5 4l-2.5 6.5l-7-1.5z'],
  ['#b57a10', 'M26.5 8.5L29.5 19l-9 4l2.5-6.5z'],
  ['#9a640a', 'M3 21l10.5.5l7 1.5l3 4.5L11 29z'],
];

const nugget = (x: number, y: number, size: number): string => {
  const shapes = NUGGET.map(([colour, path]) => `<path fill="${colour}" d="${path}"/>`).join('');
  return `<g transform="translate(${x} ${y}) scale(${size / 32})">${shapes}</g>`;
};

/** A match at a glance: its game, its players with their points, and what has just happened. */
export function drawReplay(
  facts: ReplayFacts,
  cover: string | undefined,
  letters: Letters,
): string {
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">`,
    `<rect width="100%" height="100%" fill="${COLOURS.ground}"/>`,
    nugget(EDGE, 50, 64),
    letters.write(facts.title, {
      x: 144,
      y: 103,
      size: 60,
      style: 'title',
      colour: COLOURS.ink,
      most: 620,
    }),
    letters.write(facts.place, {
      x: WIDTH - EDGE,
      y: 98,
      size: 30,
      style: 'bold',
      colour: COLOURS.gold,
      isRight: true,
      most: 380,
    }),
    coverPart(cover),
    ...facts.players.map((_, index) => playerPart(facts, index, letters)),
    ...footPart(facts, letters),
    '</svg>',
  ].join('');
}

/** A drawing within the drawing: names in it can't clash with those of this one. */
function coverPart(cover: string | undefined): string {
  const { x, y, width, height } = COVER;
  const box = `x="${x}" y="${y}" width="${width}" height="${height}"`;
  const frame = `<rect ${box} fill="none" stroke="${COLOURS.frame}" stroke-width="6"/>`;
  if (cover === undefined) return nugget(x + width / 2 - 130, y + height / 2 - 130, 260);
  const address = `data:image/svg+xml;base64,${Buffer.from(cover).toString('base64')}`;
  return `<image ${box} preserveAspectRatio="xMidYMid slice" href="${address}"/>${frame}`;
}

function playerPart({ players }: ReplayFacts, index: number, letters: Letters): string {
  const player = players[index];
  if (player === undefined) return '';
  const line = Math.min(LINE, LIST.room / players.length);
  const size = Math.min(36, line * 0.56);
  const top = LIST.top - 54 + index * line;
  const y = top + line / 2 + size * 0.34;
  const colour = player.isWinner ? COLOURS.gold : COLOURS.ink;
  const width = LIST.right - LIST.x;
  return [
    `<rect x="${LIST.x}" y="${top + 3}" width="${width}" height="${line - 6}" rx="12"`,
    ` fill="${COLOURS.panel}"/>`,
    player.isWinner ? nugget(LIST.x + 16, top + line / 2 - size / 2, size) : '',
    letters.write(player.drawn, {
      x: LIST.x + 28 + size,
      y,
      size,
      style: 'bold',
      colour,
      most: width - size - 230,
    }),
    letters.write(player.points, {
      x: LIST.right - 20,
      y,
      size,
      style: 'plain',
      colour,
      isRight: true,
      most: 180,
    }),
  ].join('');
}

function footPart({ line }: ReplayFacts, letters: Letters): readonly string[] {
  const { y, size } = FOOT;
  const writing = { style: 'plain', size, colour: COLOURS.ink, most: WIDTH - 2 * EDGE } as const;
  const lines = letters.lines(line, writing, 2);
  const first = lines.length > 1 ? y - size * 0.4 : y;
  return lines.map((text, index) =>
    letters.write(text, { ...writing, x: EDGE, y: first + index * size * 1.25 }),
  );
}
