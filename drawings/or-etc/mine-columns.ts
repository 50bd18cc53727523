import type { Deck } from '@pepite/games/or-etc/pieces/deck';
import type { Chamber, Gallery } from '@pepite/games/or-etc/report/galleries';
import { itemAt } from '@pepite/kernel';
import type { Letters } from '../drawing.ts';
import { type Box, path, placed, rectangle } from '../svg.ts';
import { COLOURS, MINE } from './colours.ts';
import { ENTRANCE } from './mine.ts';

const TILE = { width: 32, height: 25 } as const;
const STEP = { across: 38, down: 28 } as const;
/** What the entrance takes at the left. */
const MOUTH = 36;

/** A mine that lies on its side, where a drawing of it would be too small to read: its values. */
export function drawColumns(
  box: Box,
  { rows, active }: Gallery,
  { deck, letters }: { readonly deck: Deck; readonly letters: Letters },
): string {
  const columns = rows.slice(1);
  const most = Math.max(1, ...columns.map(({ length }) => length));
  const size = { width: MOUTH + columns.length * STEP.across, height: most * STEP.down };
  const scale = Math.min(1.25, (box.width - 12) / size.width, (box.height - 8) / size.height);
  const middle = box.y + box.height / 2;
  const end = MOUTH - 10 + (columns.length - 1) * STEP.across;
  return placed(box.x + 8, middle, scale, [
    path(`M20 0H${Math.max(20, end)}`, { stroke: MINE.tunnel, width: 9 }),
    placed(14, -24, 1, [
      path(ENTRANCE.frame, { stroke: MINE.frame, width: 4 }),
      path(ENTRANCE.mouth, { fill: MINE.tunnel }),
    ]),
    ...columns.flatMap((chambers, column) =>
      chambers.map((chamber, index) => {
        const x = MOUTH + column * STEP.across;
        const y = (index - (chambers.length - 1) / 2) * STEP.down - TILE.height / 2;
        const isActive = column + 1 === active;
        return placed(x, y, 1, [drawTile(letters, deck, chamber, isActive)]);
      }),
    ),
  ]);
}

function drawTile(letters: Letters, deck: Deck, { card, down }: Chamber, isActive: boolean) {
  const box = { x: 0, y: 0, ...TILE };
  if (down) {
    return [
      rectangle(box, { fill: MINE.down, stroke: MINE.tunnel, width: 1.5, dashes: '4 3' }, 6),
      path('M6 20l5-8l5 4l5-8l6 12z', { fill: MINE.rubble }),
    ].join('');
  }
  return [
    isActive
      ? rectangle(box, { fill: MINE.active, stroke: MINE.lamp, width: 2.5 }, 6)
      : rectangle(box, { fill: MINE.chamber, stroke: MINE.tunnel, width: 1.5 }, 6),
    letters.write(`${itemAt(deck.values, card)}`, {
      x: TILE.width / 2,
      y: 20,
      size: 21,
      style: 'title',
      colour: COLOURS.ink,
      anchor: 'middle',
      most: TILE.width,
    }),
  ].join('');
}
