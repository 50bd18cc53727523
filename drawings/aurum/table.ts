import { turn } from '@pepite/games/aurum/moves';
import { sideBid, sideTricks } from '@pepite/games/aurum/score';
import { hasTeams, sideOf, type Table } from '@pepite/games/aurum/world';
import { deciding, has, itemAt, type Seat } from '@pepite/kernel';
import { ROOM, type Scene, type TableDrawing } from '../drawing.ts';
import { drawHead, drawPlace } from '../seats.ts';
import { type Box, circle, path, placed, rectangle } from '../svg.ts';
import { NIGHT } from '../theme/colours.ts';
import { drawNugget } from '../theme/nugget.ts';
import { drawGold } from './gold.ts';
import { DIAMOND } from './signs.ts';
import { TEXTS } from './texts.ts';
import { drawAt, drawTrick } from './trick.ts';

const MIDDLE: Box = { x: 0, y: 0, width: 460, height: ROOM.height };
const LIST = { x: 476, width: ROOM.width - 476, gap: 8 } as const;
const SUPPLY = 58;

/** The trick in the middle of the table, and beside it what everybody has. */
export const drawing: TableDrawing<Table> = {
  draw(scene) {
    const { seats } = scene.table;
    const height = (ROOM.height - SUPPLY - seats * LIST.gap) / seats;
    const places = Array.from({ length: seats }, (_, seat) => {
      const y = seat * (height + LIST.gap);
      return drawSeat(scene, seat, { x: LIST.x, y, width: LIST.width, height });
    });
    return [drawTrick(scene, MIDDLE), ...places, drawSupply(scene)].join('');
  },
};

function drawSeat(scene: Scene<Table>, seat: Seat, box: Box): string {
  const { table, letters } = scene;
  const isToAct = has(deciding(turn(table)), seat);
  const side = sideOf(seat, table.seats);
  const bid = itemAt(table.bids, seat);
  const high = box.height - 16;
  const [left, top] = [box.x + 14 + high / 1.4, box.y + box.height / 2];
  const width = box.x + box.width - 18 - left - 14;
  const mark = hasTeams(table.seats) ? 26 : 0;
  const tally = TEXTS[scene.language].tricks(sideTricks(table, side), sideBid(table, side));
  return [
    drawPlace(box, isToAct),
    placed(box.x + 10, box.y + 8, high / 140, [drawAt(letters, bid, has(table.chosen, seat))]),
    mark === 0 ? '' : drawTeam(side, left + 14, top - 29),
    drawHead(scene, seat, {
      x: left + 14 + mark,
      y: top - 12,
      width: width - mark,
      size: 27,
      isToAct,
    }),
    drawGold(letters, itemAt(table.stocks, seat), { x: left + 14, y: top - 2, most: width - 190 }),
    drawNuggets(itemAt(table.nuggets, side), box.x + box.width - 190, top + 6),
    letters.write(tally, {
      x: box.x + box.width - 18,
      y: top + 26,
      size: 23,
      style: 'plain',
      colour: NIGHT.muted,
      anchor: 'end',
      most: 160,
    }),
  ].join('');
}

/** Partners share a shape: a full diamond or a ring. */
const drawTeam = (side: number, x: number, y: number): string =>
  side === 0
    ? placed(x, y, 1.2, [path(DIAMOND, { fill: NIGHT.ink })])
    : placed(x, y, 1.2, [circle(8, 8, 5, { stroke: NIGHT.ink, width: 3.5 })]);

const drawNuggets = (count: number, x: number, y: number): string =>
  Array.from({ length: count }, (_, index) => drawNugget(x - 30 * (index + 1), y, 28)).join('');

function drawSupply({ table, letters, language }: Scene<Table>): string {
  const y = ROOM.height - SUPPLY;
  const box = { x: LIST.x, y, width: LIST.width, height: SUPPLY };
  return [
    rectangle(box, { fill: '#5b3f1d' }, 12),
    letters.write(TEXTS[language].supply, {
      x: LIST.x + 16,
      y: y + 37,
      size: 23,
      style: 'bold',
      colour: NIGHT.ink,
      most: 150,
    }),
    drawGold(letters, table.supply, { x: LIST.x + 180, y: y + 9, most: LIST.width - 200 }),
  ].join('');
}
