import { drawingOf, ROOM } from '@pepite/drawings';
import { NIGHT } from '@pepite/drawings/theme/colours';
import { drawNugget } from '@pepite/drawings/theme/nugget';
import type { ReplayFacts } from './facts.ts';
import type { Outlines } from './letters.ts';
import type { PictureOrder } from './pictures.ts';

/** The size that chats and feeds want. */
const [WIDTH, HEIGHT] = [1200, 630];
const EDGE = 40;
const TABLE = { x: (WIDTH - ROOM.width) / 2, y: 100 } as const;
/** Of a game whose table nobody has drawn: its cover, and its players beside it. */
const COVER = { x: EDGE, y: 130, width: 480, height: 360 } as const;
const LIST = { x: 556, right: WIDTH - EDGE, top: 130, room: 360 } as const;
/** The tallest line of the list; with many players they are less high. */
const LINE = 72;
const FOOT = { y: 592, size: 34 } as const;

/** A match at a glance: its game, its table with all players, and what has just happened. */
export function drawReplay(order: PictureOrder, letters: Outlines): string {
  const { facts } = order;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">`,
    `<rect width="100%" height="100%" fill="${NIGHT.ground}"/>`,
    ...headPart(facts, letters),
    tablePart(order, letters) ?? [coverPart(order), ...listPart(facts, letters)].join(''),
    ...footPart(facts, letters),
    '</svg>',
  ].join('');
}

const headPart = ({ title, place }: ReplayFacts, letters: Outlines): readonly string[] => [
  drawNugget(EDGE, 24, 56),
  letters.write(title, {
    x: EDGE + 72,
    y: 70,
    size: 52,
    style: 'title',
    colour: NIGHT.ink,
    most: 620,
  }),
  letters.write(place, {
    x: WIDTH - EDGE,
    y: 66,
    size: 30,
    style: 'bold',
    colour: NIGHT.gold,
    anchor: 'end',
    most: 380,
  }),
];

/** A drawing within the drawing: what would be beyond its room is cut off. */
function tablePart({ facts, position }: PictureOrder, letters: Outlines): string | undefined {
  const drawing = drawingOf(facts.game);
  if (drawing === undefined) return undefined;
  const players = facts.players.map(({ drawn, ...rest }) => ({ ...rest, name: drawn }));
  const { x, y } = TABLE;
  const { width, height } = ROOM;
  return [
    `<svg x="${x}" y="${y}" width="${width}" height="${height}">`,
    drawing.draw({ ...position, players, language: facts.language, letters }),
    '</svg>',
  ].join('');
}

/** A drawing within the drawing: names in it can't clash with those of this one. */
function coverPart({ cover }: PictureOrder): string {
  const { x, y, width, height } = COVER;
  const box = `x="${x}" y="${y}" width="${width}" height="${height}"`;
  const frame = `<rect ${box} fill="none" stroke="${NIGHT.frame}" stroke-width="6"/>`;
  if (cover === undefined) return drawNugget(x + width / 2 - 130, y + height / 2 - 130, 260);
  const address = `data:image/svg+xml;base64,${Buffer.from(cover).toString('base64')}`;
  return `<image ${box} preserveAspectRatio="xMidYMid slice" href="${address}"/>${frame}`;
}

function listPart({ players }: ReplayFacts, letters: Outlines): readonly string[] {
  const line = Math.min(LINE, LIST.room / players.length);
  const size = Math.min(36, line * 0.56);
  const width = LIST.right - LIST.x;
  return players.map(({ drawn, points, isWinner }, index) => {
    const top = LIST.top + index * line;
    const y = top + line / 2 + size * 0.34;
    const colour = isWinner ? NIGHT.gold : NIGHT.ink;
    return [
      `<rect x="${LIST.x}" y="${top + 3}" width="${width}" height="${line - 6}" rx="12"`,
      ` fill="${NIGHT.panel}"/>`,
      isWinner ? drawNugget(LIST.x + 16, top + line / 2 - size / 2, size) : '',
      letters.write(drawn, {
        x: LIST.x + 28 + size,
        y,
        size,
        style: 'bold',
        colour,
        most: width - size - 230,
      }),
      letters.write(points, {
        x: LIST.right - 20,
        y,
        size,
        style: 'plain',
        colour,
        anchor: 'end',
        most: 180,
      }),
    ].join('');
  });
}

function footPart({ line }: ReplayFacts, letters: Outlines): readonly string[] {
  const { y, size } = FOOT;
  const writing = { style: 'plain', size, colour: NIGHT.ink, most: WIDTH - 2 * EDGE } as const;
  if (letters.lines(line, writing, 2).length === 1)
    return [letters.write(line, { ...writing, x: EDGE, y })];
  const small = { ...writing, size: size * 0.82 };
  return letters
    .lines(line, small, 2)
    .map((text, index) => letters.write(text, { ...small, x: EDGE, y: y - 18 + index * size }));
}
