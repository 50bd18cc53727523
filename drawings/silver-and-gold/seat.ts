import { COLOURS } from '@pepite/games/silver-and-gold/data/cards';
import { NO_CARD, SLOTS } from '@pepite/games/silver-and-gold/pieces';
import { fullOf } from '@pepite/games/silver-and-gold/score';
import type { Player, Table } from '@pepite/games/silver-and-gold/world';
import { deciding, has, type Immutable, itemAt, type Seat, type Turn } from '@pepite/kernel';
import type { Letters, Scene } from '../drawing.ts';
import { drawHead, drawPlace } from '../seats.ts';
import { type Box, placed, rectangle } from '../svg.ts';
import { CARD_INK, NIGHT } from '../theme/colours.ts';
import { drawColour, drawGlyph, drawNoTreasure, drawTreasure, TREASURE } from './card.ts';
import { COLOUR_FACES } from './colours.ts';
import type { GlyphName } from './glyphs.ts';

const [EDGE, GAP, HEAD] = [12, 10, 42];
/** How wide a place is that has no room for what points are called. */
const NARROW = 320;
/** What sums take beside the cards, or below them. */
const [BESIDE, BELOW] = [106, 88];

interface Layout {
  /** How wide a card is, and from where to where from one to the next. */
  readonly width: number;
  readonly across: number;
  readonly down: number;
  readonly areSumsBeside: boolean;
}

const heightOf = (width: number): number => (width * TREASURE.height) / TREASURE.width;
const widthOf = (height: number): number => (height * TREASURE.width) / TREASURE.height;

/** Both cards beside each other or one below the other, with the sums where they fit best. */
function layoutIn({ width, height }: Box): Layout {
  const [wide, high] = [width - 2 * EDGE, height - HEAD - EDGE];
  const half = (length: number): number => (length - GAP) / 2;
  const layouts: readonly Layout[] = [
    [Math.min(half(wide - BESIDE), widthOf(high)), 1, 0, true] as const,
    [Math.min(half(wide), widthOf(high - BELOW)), 1, 0, false] as const,
    [Math.min(wide - BESIDE, widthOf(half(high))), 0, 1, true] as const,
  ].map(([card, right, below, areSumsBeside]) => ({
    width: card,
    across: right * (card + GAP),
    down: below * (heightOf(card) + GAP),
    areSumsBeside,
  }));
  return layouts.reduce((best, other) => (other.width > best.width ? other : best));
}

/** A player with the two cards that are being marked, and what they have so far. */
export function drawSeat(scene: Scene<Table>, seat: Seat, box: Box, turn: Turn): string {
  const { table, letters } = scene;
  const player = itemAt(table.players, seat);
  const layout = layoutIn(box);
  const isToAct = has(deciding(turn), seat);
  const slots = Array.from({ length: SLOTS }, (_, slot) => slot);
  const [x, y] = [box.x + EDGE, box.y + HEAD];
  const right = x + layout.across + layout.width + GAP;
  const below = y + layout.down + heightOf(layout.width) + GAP;
  return [
    drawPlace(box, isToAct),
    drawHead(scene, seat, {
      x: x + 4,
      y: box.y + 31,
      width: box.width - 2 * EDGE - 8,
      size: 26,
      isToAct,
      isNarrow: box.width < NARROW,
    }),
    ...slots.map((slot) => {
      const card = itemAt(player.cards, slot);
      const free = itemAt(player.free, slot);
      const shown = card === NO_CARD ? drawNoTreasure() : drawTreasure(letters, card, free);
      const scale = layout.width / TREASURE.width;
      return placed(x + slot * layout.across, y + slot * layout.down, scale, [shown]);
    }),
    layout.areSumsBeside
      ? placed(right, y, sumScale(box, right, y), drawSums(letters, player, 1))
      : placed(x, below, 1, drawSums(letters, player, 3)),
  ].join('');
}

/** Sums beside the cards are as large as there is room for. */
const sumScale = (box: Box, x: number, y: number): number =>
  Math.min(1.7, (box.x + box.width - EDGE - x) / 96, (box.y + box.height - EDGE - y) / 156);

/** From one sum to the next below it. */
const LINE = 33;
const sum = (values: readonly number[]): number => values.reduce((all, one) => all + one, 0);

/** Coins, cups and palms, and how many full cards of each colour; so many in a line. */
function drawSums(letters: Letters, player: Immutable<Player>, inLine: number): readonly string[] {
  const sums: readonly (readonly [GlyphName, number])[] = [
    ['coin', player.coins],
    ['cup', sum(player.cups)],
    ['palm', sum(player.palms)],
  ];
  const lines = Math.ceil(sums.length / inLine);
  const number = { size: 25, style: 'title', colour: NIGHT.ink, most: 48 } as const;
  return [
    ...sums.flatMap(([name, value], index) => {
      const [x, y] = [(index % inLine) * 96, Math.floor(index / inLine) * LINE];
      return [
        drawGlyph(name, x, y, 30, name === 'palm' ? '#9fcf86' : CARD_INK),
        letters.write(`${value}`, { ...number, x: x + 38, y: y + 24 }),
      ];
    }),
    ...COLOURS.map((colour, index) => {
      const across = inLine > 1 ? 4 : 2;
      const x = (index % across) * 50;
      const y = lines * LINE + 2 + Math.floor(index / across) * 28;
      return placed(x, y, 1, [drawFull(letters, colour, fullOf(player.full, index))]);
    }),
  ];
}

function drawFull(letters: Letters, colour: (typeof COLOURS)[number], count: number): string {
  const ink = count === 0 ? NIGHT.muted : CARD_INK;
  const face = count === 0 ? 'none' : COLOUR_FACES[colour];
  const box = { x: 0.75, y: 0.75, width: 44, height: 24 };
  const number = { x: 26, y: 20, size: 20, style: 'bold', colour: ink, most: 20 } as const;
  return [
    rectangle(box, { fill: face, stroke: count === 0 ? NIGHT.line : CARD_INK, width: 1.5 }, 5),
    drawColour(colour, 6, 5.5, 14, ink),
    letters.write(`${count}`, number),
  ].join('');
}
