import { itemAt } from '@pepite/kernel';
import type { Scene, Writing } from './drawing.ts';
import { type Box, path, placed, rectangle } from './svg.ts';
import { NIGHT } from './theme/colours.ts';
import { drawNugget } from './theme/nugget.ts';

/** Where a seat is shown; in gold if something is asked of it. */
export const drawPlace = (box: Box, isToAct: boolean): string =>
  rectangle(
    { x: box.x + 1.5, y: box.y + 1.5, width: box.width - 3, height: box.height - 3 },
    isToAct
      ? { fill: '#4a3410', stroke: NIGHT.frame, width: 3 }
      : { fill: NIGHT.panel, stroke: NIGHT.line, width: 1.5 },
    12,
  );

/** An arrow beside whoever is to act, so that nobody has to see the gold. */
const ARROW = 'M0-9L11 0L0 9z';

interface Head {
  readonly x: number;
  /** The line that letters stand on. */
  readonly y: number;
  readonly width: number;
  readonly size: number;
  readonly isToAct: boolean;
  /** How much of the width is for points. */
  readonly room?: number;
  /** Whether there is no room for what points are called. */
  readonly isNarrow?: boolean;
}

/** Who sits there, with what they have; winners with a nugget. */
export function drawHead(scene: Pick<Scene, 'players' | 'letters'>, seat: number, head: Head) {
  const { x, y, width, size, isToAct, isNarrow = false, room = isNarrow ? 0.25 : 0.4 } = head;
  const { name, isWinner, ...counted } = itemAt(scene.players, seat);
  const points = isNarrow ? counted.score : counted.points;
  const colour = isWinner ? NIGHT.gold : NIGHT.ink;
  const shift = isWinner || isToAct ? size * (isWinner ? 1.25 : 0.8) : 0;
  const share = points === '' ? 0 : width * room;
  const writing: Omit<Writing, 'x' | 'most'> = { y, size, style: 'bold', colour };
  const arrow = placed(x, y - size * 0.34, 1, [path(ARROW, { fill: NIGHT.gold })]);
  return [
    isWinner ? drawNugget(x - 2, y - size * 0.92, size * 1.1) : '',
    isToAct && !isWinner ? arrow : '',
    scene.letters.write(name, { ...writing, x: x + shift, most: width - share - shift - 8 }),
    scene.letters.write(points, {
      ...writing,
      x: x + width,
      anchor: 'end',
      style: isNarrow ? 'title' : 'plain',
      most: share,
    }),
  ].join('');
}
