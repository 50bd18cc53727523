import { deckIn } from '@pepite/games/or-etc/data/deck-in';
import { turn } from '@pepite/games/or-etc/moves';
import { NO_TOOL } from '@pepite/games/or-etc/pieces';
import type { Deck } from '@pepite/games/or-etc/pieces/deck';
import { facesOf } from '@pepite/games/or-etc/pieces/dice';
import { freeIn } from '@pepite/games/or-etc/report/galleries';
import type { Table } from '@pepite/games/or-etc/world';
import { deciding, has, itemAt, type Seat } from '@pepite/kernel';
import { ROOM, type Scene, type TableDrawing } from '../drawing.ts';
import { drawHead, drawPlace } from '../seats.ts';
import { type Box, faint } from '../svg.ts';
import { NIGHT } from '../theme/colours.ts';
import { drawDie } from './dice.ts';
import { drawMineIn } from './mine-view.ts';
import { drawBack, drawDoor, drawTool } from './pieces.ts';
import { drawStrip, isAuction, STRIP } from './strip.ts';
import { TEXTS } from './texts.ts';

const GAP = 10;
const EDGE = 10;

/** What belongs to nobody, and below it everybody's mine, dice and tool. */
export const drawing: TableDrawing<Table> = {
  draw(scene) {
    const deck = deckIn(scene.options);
    const places = placesOf(scene.table.seats);
    return [
      drawStrip(scene, deck),
      ...places.map((box, seat) => drawSeat(scene, deck, seat, box)),
    ].join('');
  },
};

/** Beside each other; five and six of them in two rows. */
function placesOf(seats: number): readonly Box[] {
  const rows = seats > 4 ? 2 : 1;
  const columns = Math.ceil(seats / rows);
  const top = STRIP + GAP;
  const width = (ROOM.width - GAP * (columns - 1)) / columns;
  const height = (ROOM.height - top - GAP * (rows - 1)) / rows;
  return Array.from({ length: seats }, (_, seat) => ({
    x: (seat % columns) * (width + GAP),
    y: top + Math.floor(seat / columns) * (height + GAP),
    width,
    height,
  }));
}

/** How high a place is in which the mine lies below dice and tool, not beside them. */
const HIGH = 240;
const BESIDE = 142;
const NARROW = 300;

function drawSeat(scene: Scene<Table>, deck: Deck, seat: Seat, box: Box): string {
  const { table, letters } = scene;
  const isToAct = has(deciding(turn(table)), seat);
  const isHigh = box.height > HIGH;
  const [x, y, width] = [box.x + EDGE, box.y + EDGE, box.width - 2 * EDGE];
  const bottom = box.y + box.height - EDGE;
  // Before anybody has thrown there is no room for dice.
  const top = y + (isAuction(table) || table.participants !== 0 ? 124 : 80);
  const mine = isHigh
    ? { x, y: top, width, height: bottom - top }
    : { x, y: y + 36, width: width - BESIDE - GAP, height: bottom - y - 36 };
  const facts = isHigh ? { x, y: y + 40 } : { x: x + width - BESIDE, y: y + 42 };
  return [
    drawPlace(box, isToAct),
    drawHead(scene, seat, {
      x: x + 4,
      y: y + 24,
      width: width - 8,
      size: 25,
      isToAct,
      isNarrow: width < NARROW,
    }),
    ...(isAuction(table)
      ? drawBidder(scene, seat, { x: x + 4, y: y + 46 })
      : [
          ...drawFacts(scene, seat, facts),
          ...drawDice(scene, seat, { x: facts.x, y: facts.y + 42, size: isHigh ? 36 : 26 }),
        ]),
    isHigh || !isAuction(table)
      ? drawMineIn(mine, { deck, player: itemAt(table.players, seat), letters })
      : '',
  ].join('');
}

/** In the auction: the tool that a player has got, and the prestige that is left. */
function drawBidder(scene: Scene<Table>, seat: Seat, { x, y }: Place): readonly string[] {
  const { tool, prestige } = itemAt(scene.table.players, seat);
  const left = tool === NO_TOOL ? x : x + 78;
  return [
    tool === NO_TOOL ? '' : drawTool(tool, x, y, 64, NIGHT.gold),
    scene.letters.write(TEXTS[scene.language].prestige(prestige), {
      x: left,
      y: y + 44,
      size: 28,
      style: 'plain',
      colour: NIGHT.ink,
      most: 170,
    }),
  ];
}

interface Place {
  readonly x: number;
  readonly y: number;
}

/** The tool, and how many cards the hand and free exits the mine has. */
function drawFacts(scene: Scene<Table>, seat: Seat, { x, y }: Place): readonly string[] {
  const { table, letters } = scene;
  const { tool, used, held } = itemAt(table.players, seat);
  const sign = tool === NO_TOOL ? '' : drawTool(tool, x, y, 34, NIGHT.gold);
  const number = { y: y + 27, size: 26, style: 'title', colour: NIGHT.ink, most: 40 } as const;
  const shown = used ? faint(0.45, [sign]) : sign;
  const exits = freeIn(itemAt(table.players, seat));
  return [
    shown,
    drawBack(x + 42, y + 3, 28),
    letters.write(`${held}`, { ...number, x: x + 67 }),
    drawDoor(x + 94, y + 3, 28),
    letters.write(`${exits}`, { ...number, x: x + 121 }),
  ];
}

/** The dice of whoever takes part in this phase. */
function drawDice(
  { table, letters }: Scene<Table>,
  seat: Seat,
  { x, y, size }: Place & { readonly size: number },
): readonly string[] {
  if (!has(table.participants, seat)) return [];
  const step = size * 1.07;
  return facesOf(itemAt(table.players, seat).dice).map((face, index) =>
    drawDie(letters, `${face}`, x + step * index, y, size),
  );
}
