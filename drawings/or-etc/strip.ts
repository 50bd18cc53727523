import { NO_TOOL, NOBODY, toolName } from '@pepite/games/or-etc/pieces';
import type { Deck } from '@pepite/games/or-etc/pieces/deck';
import { facesOf } from '@pepite/games/or-etc/pieces/dice';
import type { Table } from '@pepite/games/or-etc/world';
import { type Immutable, itemAt } from '@pepite/kernel';
import { ROOM, type Scene } from '../drawing.ts';
import { rectangle } from '../svg.ts';
import { NIGHT } from '../theme/colours.ts';
import { drawDie } from './dice.ts';
import { drawBack, drawTool, drawValue } from './pieces.ts';
import { TEXTS } from './texts.ts';

/** Hewn rock. */
const ROCK = { fill: '#3d3630', stroke: '#6b6156', width: 3 } as const;
export const STRIP = 76;
const MIDDLE = STRIP / 2;
const LETTERING = { y: MIDDLE + 9, style: 'bold', colour: NIGHT.ink, size: 26 } as const;

/** Turns begin when all have tools and hands. */
export const isAuction = ({ turn }: Immutable<Table>): boolean => turn === 0;

/** What belongs to nobody: the tool that is auctioned, later the centre dice and the pile. */
export const drawStrip = (scene: Scene<Table>, deck: Deck): string =>
  [
    rectangle({ x: 1.5, y: 1.5, width: ROOM.width - 3, height: STRIP - 3 }, ROCK, 14),
    ...(isAuction(scene.table) ? drawAuction(scene, deck) : drawCentre(scene)),
  ].join('');

function drawCentre({ table, letters, language }: Scene<Table>): readonly string[] {
  const texts = TEXTS[language];
  const accidents = table.hazards.reduce((sum, left) => sum + left, 0);
  return [
    letters.write(texts.when(table.turn, table.phase), { ...LETTERING, x: 24, most: 300 }),
    letters.write(texts.centre, { ...LETTERING, x: 520, anchor: 'end', most: 190 }),
    ...facesOf(table.centre).map((face, index) =>
      drawDie(letters, `${face}`, 540 + 54 * index, MIDDLE - 24, 48),
    ),
    letters.write(texts.pile, { ...LETTERING, x: 1000, anchor: 'end', most: 120 }),
    drawBack(1014, MIDDLE - 19, 38),
    letters.write(`${table.filons + accidents}`, {
      ...LETTERING,
      x: 1052,
      size: 30,
      style: 'title',
      most: 60,
    }),
  ];
}

function drawAuction(scene: Scene<Table>, deck: Deck): readonly string[] {
  const { table, letters, language, players } = scene;
  const texts = TEXTS[language];
  const { tool, bid, bidder, pile, left } = table.auction;
  const title = letters.write(texts.auction, { ...LETTERING, x: 24, most: 280 });
  const coming = pile
    .slice(0, left)
    .map((one, index) =>
      drawTool(one, 1074 - 46 * (left - 1 - index), MIDDLE - 15, 30, NIGHT.muted),
    );
  if (tool === NO_TOOL) return [title, ...coming];
  const highest = bidder === NOBODY ? texts.noBid : texts.bid(itemAt(players, bidder).name, bid);
  return [
    title,
    ...coming,
    drawTool(tool, 318, MIDDLE - 26, 52, NIGHT.gold),
    letters.write(texts.tools[toolName(tool)], { ...LETTERING, x: 384, y: MIDDLE - 4, most: 250 }),
    drawValue(letters, itemAt(deck.toolValues, tool), 664, MIDDLE, 46),
    letters.write(highest, {
      ...LETTERING,
      x: 384,
      y: MIDDLE + 26,
      size: 24,
      style: 'plain',
      colour: bidder === NOBODY ? NIGHT.muted : NIGHT.gold,
      most: 250,
    }),
  ];
}
