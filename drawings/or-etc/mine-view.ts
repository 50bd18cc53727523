import type { Deck } from '@pepite/games/or-etc/pieces/deck';
import { galleriesOf } from '@pepite/games/or-etc/report/galleries';
import type { Player } from '@pepite/games/or-etc/world';
import { type Immutable, itemAt } from '@pepite/kernel';
import type { Letters } from '../drawing.ts';
import { type Box, faint, path, placed, rectangle, within } from '../svg.ts';
import { COLOURS, MINE } from './colours.ts';
import { drawDie } from './dice.ts';
import { drawColumns } from './mine-columns.ts';
import { drawMines, FRAME, rubbleAt } from './mine.ts';

type Drawing = ReturnType<typeof drawMines>;
type DrawnMine = Drawing['mines'][number];
type DrawnExits = DrawnMine['exits'][number];
type Chamber = DrawnMine['chambers'][number];

/** Smaller than this nobody could read what cards are worth; the dice on them, below that. */
const [SMALL, LARGE] = [0.6, 1.5];

/** How much of the box a drawing fills. */
const scaleIn = ({ width, height }: Box, drawing: Drawing): number =>
  Math.min(width / drawing.width, height / drawing.height);

/** What a player has dug: all mines where there is room, else the one that is being dug. */
export function drawMineIn(
  box: Box,
  { deck, player, letters }: { deck: Deck; player: Immutable<Player>; letters: Letters },
): string {
  const galleries = galleriesOf(deck, player);
  const all = drawMines(galleries, true);
  const drawing = scaleIn(box, all) < SMALL ? drawMines(galleries.slice(-1), true) : all;
  const ground = rectangle(box, { fill: MINE.rock }, 8);
  if (scaleIn(box, drawing) < SMALL)
    return ground + drawColumns(box, itemAt(galleries, galleries.length - 1), { deck, letters });
  const isLarge = scaleIn(box, drawing) >= LARGE;
  return [
    ground,
    within(box, drawing, [
      path(drawing.strata, { stroke: MINE.strata, width: 3 }),
      path(drawing.sky, { fill: MINE.sky }),
      ...drawing.mines.map((mine) => {
        const chambers = mine.chambers.map((chamber) =>
          drawChamber(letters, deck, chamber, isLarge),
        );
        const parts = [...drawTunnels(mine), ...chambers];
        return placed(mine.x, 0, 1, mine.aside ? [faint(0.55, parts)] : parts);
      }),
    ]),
  ].join('');
}

const drawTunnels = ({ tunnels, exits, entrance }: DrawnMine): readonly string[] => [
  path(tunnels, { stroke: MINE.tunnel, width: 9 }),
  path(tunnels, { stroke: MINE.floor, width: 4.5 }),
  ...exits.map(drawExits),
  path(entrance.frame, { stroke: MINE.frame, width: 4 }),
  path(entrance.mouth, { fill: MINE.tunnel }),
];

/** A lamp over an exit that is free, a pale one where it opens with the next turn, or a cross. */
function drawExits({ ways, marks, state }: DrawnExits): string {
  const opacity = state === 'left' ? 0.5 : 1;
  const floor = state === 'free' ? MINE.freeFloor : MINE.floor;
  const lamp = {
    free: path(marks, { stroke: MINE.lamp, width: 3 }),
    next: path(marks, { stroke: MINE.nextLamp, width: 1.8 }),
    closed: path(marks, { stroke: MINE.cross, width: 3 }),
    left: '',
    built: '',
  }[state];
  return [
    path(ways, { stroke: MINE.tunnel, width: 9, opacity }),
    path(ways, { stroke: floor, width: 4.5, opacity }),
    lamp,
  ].join('');
}

function drawChamber(
  letters: Letters,
  deck: Deck,
  { left, top, card, down, active }: Chamber,
  isLarge: boolean,
): string {
  const box = { x: left, y: top, ...FRAME };
  if (down) {
    return [
      rectangle(box, { fill: MINE.down, stroke: MINE.tunnel, width: 2, dashes: '4 3' }, 7),
      path(rubbleAt(left, top), {
        fill: MINE.rubble,
        stroke: MINE.tunnel,
        width: 1.2,
      }),
    ].join('');
  }
  const value = { style: 'title', colour: COLOURS.ink, anchor: 'middle' } as const;
  const text = `${itemAt(deck.values, card)}`;
  return [
    active
      ? rectangle(box, { fill: MINE.active, stroke: MINE.lamp, width: 2.5 }, 7)
      : rectangle(box, { fill: MINE.chamber, stroke: MINE.tunnel, width: 2 }, 7),
    ...(isLarge
      ? [
          letters.write(text, { ...value, x: left + 10, y: top + 21.5, size: 15, most: 18 }),
          ...Array.from(itemAt(deck.table, card - 1).pattern, (sign, place) =>
            drawDie(letters, sign, left + 18 + 9.2 * place, top + 11.5, 9),
          ),
        ]
      : [
          letters.write(text, {
            ...value,
            x: left + FRAME.width / 2,
            y: top + 25,
            size: 27,
            most: FRAME.width,
          }),
        ]),
  ].join('');
}
