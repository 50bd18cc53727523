import { NO_CARD, valueOf, type Card } from '@pepite/games/aurum/pieces';
import { Phase, type Table } from '@pepite/games/aurum/world';
import { has, type Immutable, itemAt, type Seat } from '@pepite/kernel';
import type { Letters, Scene } from '../drawing.ts';
import { type Box, path, placed, rectangle } from '../svg.ts';
import { drawBed, drawFace } from '../theme/card.ts';
import { FACES, GOLD_INK, NIGHT } from '../theme/colours.ts';
import { drawCard, drawTile } from './card.ts';
import { laidIn, type Spot, spotOf } from './scene.ts';
import { type Texts, TEXTS } from './texts.ts';

/** The bench of an alchemist. */
const WOOD = { fill: '#6b4a20', lit: '#8a6230', line: '#b98442' } as const;
const BACK = { face: '#3f2546', line: '#c79a3f' } as const;
const CARD_WIDTH = 110;
const [CARD_HEIGHT, SCALE] = [CARD_WIDTH * 1.4, CARD_WIDTH / 100];

/** The middle of a card, and its top. */
const SPOTS: Readonly<Record<Spot, readonly [number, number]>> = {
  left: [82, 118],
  top: [230, 12],
  right: [378, 118],
  bottom: [230, 224],
};
/** With three there is nobody opposite. */
const SPOTS_OF_THREE: typeof SPOTS = { ...SPOTS, left: [82, 60], right: [378, 60] };

/** What lies in the middle of the table. */
interface Shown {
  readonly title: string;
  readonly cards: readonly Card[];
  /** Whose cards lie there face down. */
  readonly sealed: number;
  readonly last: Immutable<Table>['last'] | undefined;
}

/** The trick, the one before it until the next is opened, or before the first one the bids. */
function shownOf(table: Immutable<Table>, texts: Texts): Shown {
  const { trick, last, seats } = table;
  if (trick.laid === 0 && last.laid === 0) {
    const isPlay = table.phase === Phase.play || table.phase === Phase.swap;
    if (!isPlay || table.bids.some((card) => card !== NO_CARD))
      return { title: texts.bids, cards: table.bids, sealed: table.chosen, last: undefined };
  }
  const isDone = trick.laid === 0 && last.laid > 0;
  const cards = Array.from({ length: seats }, () => NO_CARD);
  for (const { seat, card } of laidIn(isDone ? last : trick, seats)) cards[seat] = card;
  return {
    title: isDone ? texts.last : texts.trick,
    cards,
    sealed: 0,
    last: isDone ? last : undefined,
  };
}

/** The middle of the table: cards with whoever has played them. */
export function drawTrick(scene: Scene<Table>, { x, y, width, height }: Box): string {
  const { table, letters } = scene;
  const texts = TEXTS[scene.language];
  const shown = shownOf(table, texts);
  const label = { size: 24, style: 'bold', colour: NIGHT.ink, most: 150 } as const;
  return placed(x, y, 1, [
    rectangle({ x: 1.5, y: 1.5, width: width - 3, height: height - 3 }, WOOD_PANEL, 18),
    path(`M230 14L446 215L230 416L14 215z`, { stroke: WOOD.line, width: 2, opacity: 0.5 }),
    letters.write(shown.title, { ...label, x: 18, y: 36 }),
    letters.write(texts.round(table.round), {
      ...label,
      x: width - 18,
      y: 36,
      anchor: 'end',
      most: 130,
    }),
    ...Array.from({ length: table.seats }, (_, seat) => drawSpot(scene, shown, seat)),
    drawOpen(table, letters, texts),
  ]);
}

const WOOD_PANEL = { fill: WOOD.fill, stroke: WOOD.lit, width: 3 } as const;

/** A2: the two cards that lie face up all round. */
function drawOpen({ aside }: Immutable<Table>, letters: Letters, { open }: Texts): string {
  const cards = aside.filter((card) => card !== NO_CARD);
  if (cards.length === 0) return '';
  const label = { x: 16, y: 362, size: 20, style: 'bold', colour: NIGHT.ink, most: 150 } as const;
  return [
    letters.write(open, label),
    ...cards.map((card, index) => placed(16 + 62 * index, 374, 1, [drawTile(letters, card)])),
  ].join('');
}

function drawSpot({ table, players, letters }: Scene<Table>, shown: Shown, seat: Seat): string {
  const spots = table.seats === 3 ? SPOTS_OF_THREE : SPOTS;
  const [middle, top] = spots[spotOf(seat, 0, table.seats)];
  const card = itemAt(shown.cards, seat);
  const isWinner = shown.last?.winner === seat;
  const left = middle - CARD_WIDTH / 2;
  const frame = { x: left - 4, y: top - 4, width: CARD_WIDTH + 8, height: CARD_HEIGHT + 8 };
  return [
    isWinner ? rectangle(frame, { stroke: '#ffe08a', width: 6 }, 16) : '',
    placed(left, top, SCALE, [drawAt(letters, card, has(shown.sealed, seat))]),
    shown.last?.low === seat ? drawGain(letters, shown.last.gained, left + CARD_WIDTH, top) : '',
    letters.write(itemAt(players, seat).name, {
      x: middle,
      y: top + CARD_HEIGHT + 25,
      size: 23,
      style: 'bold',
      colour: isWinner ? '#ffe08a' : NIGHT.ink,
      anchor: 'middle',
      most: 146,
    }),
  ].join('');
}

/** A card, its back, or where one may lie. */
export function drawAt(letters: Letters, card: Card, isSealed: boolean): string {
  if (card !== NO_CARD) return drawCard(letters, card);
  if (!isSealed) return drawBed(WOOD.line);
  const ring = 'M50 9L91 70L50 131L9 70z';
  return [
    ...drawFace({ face: BACK.face, ink: BACK.line, clear: 0.8 }),
    path(ring, { stroke: BACK.line, width: 1.6, opacity: 0.8 }),
  ].join('');
}

/** A14: what the lowest metal has gained. */
function drawGain(letters: Letters, gained: Card, x: number, y: number): string {
  if (gained === NO_CARD) return '';
  const box = { x: x - 34, y: y - 8, width: 52, height: 38 };
  return [
    rectangle(box, { fill: FACES.gold, stroke: '#8a6414', width: 2 }, 8),
    letters.write(`+${valueOf(gained)}`, {
      x: x - 8,
      y: y + 21,
      size: 28,
      style: 'title',
      colour: GOLD_INK,
      anchor: 'middle',
      most: 50,
    }),
  ].join('');
}
