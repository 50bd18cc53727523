import { MOST_PASSES, NO_CARD, ROUNDS } from '@pepite/games/auruxxx/pieces';
import { inPoints, Phase, type Table } from '@pepite/games/auruxxx/world';
import { type Immutable, itemAt, type Seat } from '@pepite/kernel';
import { ROOM, type Scene, type TableDrawing } from '../drawing.ts';
import { drawHead, drawPlace } from '../seats.ts';
import { type Box, circle, placed, rectangle } from '../svg.ts';
import { drawBed } from '../theme/card.ts';
import { NIGHT } from '../theme/colours.ts';
import { BACK, drawBack, drawCard, drawHappy } from './card.ts';
import { actionOf } from './signs.ts';
import { TEXTS } from './texts.ts';

/** A card table lined with terracotta cloth. */
const CLOTH = { fill: '#6a2c22', stroke: '#8f4630', width: 3 } as const;
const MIDDLE = { width: 460, height: ROOM.height } as const;
const LIST = { x: 476, width: ROOM.width - 476, gap: 8, tallest: 138 } as const;
/** How high a place is that has room for two lines, and how many backs stand for a hand. */
const [HIGH, MOST_BACKS] = [90, 9];
const HEAP = { y: 62, scale: 1.9, left: 28, right: 242 } as const;

/** Pile and talon in the middle of the table, and beside them what everybody has. */
export const drawing: TableDrawing<Table> = {
  draw(scene) {
    const { seats } = scene.table;
    const height = Math.min(LIST.tallest, (ROOM.height - (seats - 1) * LIST.gap) / seats);
    const top = (ROOM.height - seats * height - (seats - 1) * LIST.gap) / 2;
    const places = Array.from({ length: seats }, (_, seat) => {
      const y = top + seat * (height + LIST.gap);
      return drawSeat(scene, seat, { x: LIST.x, y, width: LIST.width, height });
    });
    return [drawMiddle(scene), ...places].join('');
  },
};

function drawMiddle({ table, letters, language, players }: Scene<Table>): string {
  const texts = TEXTS[language];
  const { top, pileSize, talonSize, debt, player } = table;
  const label = { style: 'bold', colour: NIGHT.ink, anchor: 'middle', size: 25 } as const;
  const under = HEAP.y + 140 * HEAP.scale + 32;
  const action = actionOf(top);
  const name = action === undefined ? '' : texts.actions[action];
  const talon = top === NO_CARD ? drawBed(BACK.line) : drawCard(letters, top, name);
  const owed = debt > 0 ? texts.debt(itemAt(players, player).name, debt) : '';
  return [
    rectangle({ x: 1.5, y: 1.5, width: MIDDLE.width - 3, height: MIDDLE.height - 3 }, CLOTH, 18),
    letters.write(texts.round(table.round, ROUNDS), { ...label, x: 230, y: 40, most: 420 }),
    ...drawHeap(HEAP.left, pileSize, pileSize === 0 ? drawBed(BACK.line) : drawBack()),
    ...drawHeap(HEAP.right, talonSize, talon),
    letters.write(`${texts.pile} ${pileSize}`, {
      ...label,
      x: HEAP.left + 95,
      y: under,
      most: 190,
    }),
    letters.write(`${texts.talon} ${talonSize}`, {
      ...label,
      x: HEAP.right + 95,
      y: under,
      most: 190,
    }),
    letters.write(owed, { ...label, colour: NIGHT.gold, x: 230, y: under + 40, most: 430 }),
  ].join('');
}

/** A card, and the edge of another one below if it is not the only one. */
const drawHeap = (x: number, size: number, card: string): readonly string[] => [
  size > 1
    ? rectangle({ x: x + 10, y: HEAP.y + 10, width: 186, height: 262 }, { fill: '#c9b48c' }, 24)
    : '',
  placed(x, HEAP.y, HEAP.scale, [card]),
];

/** Whose turn it is while chance brings cards, too. */
const isPlaying = ({ phase }: Immutable<Table>): boolean =>
  phase >= Phase.act && phase < Phase.over;

function drawSeat(scene: Scene<Table>, seat: Seat, box: Box): string {
  const { table } = scene;
  const isToAct = isPlaying(table) && table.player === seat;
  const middle = box.y + box.height / 2;
  // With few players what they have stands below their names.
  const isHigh = box.height > HIGH;
  const x = isHigh ? box.x + 20 : box.x + 246;
  const y = isHigh ? middle + 26 : middle;
  return [
    drawPlace(box, isToAct),
    drawHead(scene, seat, {
      x: box.x + 18,
      y: isHigh ? middle - 14 : middle + 9,
      width: box.width - 36,
      size: isHigh ? 30 : 27,
      isToAct,
      room: isHigh ? 0.35 : 0.63,
    }),
    drawHand(scene, itemAt(table.handSizes, seat), x, y),
    drawPasses(MOST_PASSES - itemAt(table.passes, seat), x + 124, y),
    table.figure === seat ? drawHappy(x + 190, y - 17, 34, NIGHT.gold) : '',
    isHigh ? drawSheet(scene, seat, box.x + box.width - 18, y + 9) : '',
  ].join('');
}

/** A hand from behind: some backs, and how many cards there are. */
function drawHand({ letters }: Scene<Table>, size: number, x: number, y: number): string {
  const shown = Math.min(size, MOST_BACKS);
  const frame = { width: 26, height: 36 };
  const paint = { fill: BACK.face, stroke: BACK.gold, width: 2 };
  return [
    ...Array.from({ length: shown }, (_, index) =>
      rectangle({ x: x + 6 * index, y: y - 18, ...frame }, paint, 5),
    ),
    letters.write(`${size}`, {
      x: x + 112,
      y: y + 10,
      size: 28,
      style: 'title',
      colour: NIGHT.ink,
      anchor: 'end',
      most: 44,
    }),
  ].join('');
}

/** Passes left: a full ring for each, an empty one for each that is used. */
const drawPasses = (left: number, x: number, y: number): string =>
  Array.from({ length: MOST_PASSES }, (_, pip) =>
    circle(x + 10 + 20 * pip, y, 7, {
      fill: pip < left ? NIGHT.gold : 'none',
      stroke: pip < left ? NIGHT.gold : NIGHT.muted,
      width: 2.5,
    }),
  ).join('');

/** What the rounds that are over have brought. */
function drawSheet({ table, letters, language }: Scene<Table>, seat: Seat, x: number, y: number) {
  const number = new Intl.NumberFormat(language);
  const rounds = table.sheet
    .slice(0, table.report.round)
    .map((halves) => number.format(inPoints(itemAt(halves, seat))));
  return letters.write(rounds.join('  ·  '), {
    x,
    y,
    size: 24,
    style: 'plain',
    colour: NIGHT.muted,
    anchor: 'end',
    most: 340,
  });
}
