/** How the cards of a hand lie: in rows, which may overlap if they have to. */
export interface HandLayout {
  readonly columns: number;
  /** Of a card, in pixels. */
  readonly width: number;
  /** From one card to the next, and from one row to the next. */
  readonly across: number;
  readonly down: number;
}

export interface Room {
  readonly width: number;
  readonly height: number;
}

/** The height of a card of width 1. */
export const TALL = 1.4;
const GAP = 5;
/** Between rows: a card that is chosen rises by as much, with the ring round it. */
const ROW_GAP = 8;
/** No card is wider than a fifth of the room, within these: a few cards don't fill a phone. */
const [WIDEST_ON_PHONES, WIDEST] = [128, 180];
const widestIn = ({ width }: Room): number =>
  Math.min(WIDEST, Math.max(WIDEST_ON_PHONES, width / 5));
/** As much as a finger needs: of each card at least so much lies free, wherever there is room. */
export const FINGER = 44;
/** Of a card below another one this much is seen: its number and sign, and more than its middle. */
const SEEN = 0.58;
/** A card that is seen in part is worth less than a whole one of that size. */
const WORTH_IN_PART = 0.6;

/** The largest cards that so many columns leave room for, row below row. */
function whole(cards: number, columns: number, room: Room): HandLayout {
  const { width, height } = room;
  const rows = Math.ceil(cards / columns);
  const byWidth = (width + GAP) / columns - GAP;
  const byHeight = ((height + ROW_GAP) / rows - ROW_GAP) / TALL;
  const card = Math.floor(Math.min(widestIn(room), byWidth, byHeight));
  return { columns, width: card, across: card + GAP, down: TALL * card + ROW_GAP };
}

/** The same with rows that cover the lower part of the row above. */
function covered(cards: number, columns: number, room: Room): HandLayout {
  const { width, height } = room;
  const rows = Math.ceil(cards / columns);
  const byWidth = (width + GAP) / columns - GAP;
  const byHeight = height / (TALL * (1 + (rows - 1) * SEEN));
  const byFinger = (height - (rows - 1) * FINGER) / TALL;
  const card = Math.floor(Math.min(widestIn(room), byWidth, byHeight, byFinger));
  const down =
    rows === 1 ? TALL * card : Math.min(TALL * card, (height - TALL * card) / (rows - 1));
  return { columns, width: card, across: card + GAP, down };
}

/** A hand too large for all that: cards as small as can be, overlapping in their rows, too. */
function crowded(cards: number, { width, height }: Room): HandLayout {
  const card = Math.min(FINGER, Math.floor(height / TALL));
  const rows = 1 + Math.max(0, Math.floor((height - TALL * card) / FINGER));
  const columns = Math.ceil(cards / rows);
  const across = Math.min(card, (width - card) / Math.max(1, columns - 1));
  return { columns, width: card, across, down: FINGER };
}

/** Lays out a hand as large as it can be seen in some room. */
export function layOut(cards: number, room: Room): HandLayout {
  const counts = Array.from({ length: Math.max(1, cards) }, (_, index) => index + 1);
  const tried = counts.flatMap((columns) => [
    { layout: whole(cards, columns, room), worth: 1 },
    { layout: covered(cards, columns, room), worth: WORTH_IN_PART },
  ]);
  const fitting = tried.filter(({ layout }) => layout.width >= FINGER);
  if (fitting.length === 0) return crowded(cards, room);
  const seenOf = ({ layout, worth }: (typeof tried)[number]): number => layout.width * worth;
  const rowsOf = ({ layout }: (typeof tried)[number]): number => Math.ceil(cards / layout.columns);
  return fitting.reduce((best, one) => {
    const more = seenOf(one) - seenOf(best);
    // Cards that can't get any larger lie side by side, not one below the other.
    return more > 0 || (more === 0 && rowsOf(one) < rowsOf(best)) ? one : best;
  }).layout;
}

/**
 * Where a card of a hand lies in its room, from the left and from the top: in centred rows,
 * at the lower edge. Cards are put there by a transformation: a hand that others make larger is
 * nothing that a browser, or a reader, should take for a page that jumps.
 */
export function spotOf(
  { columns, width, across, down }: HandLayout,
  index: number,
  cards: number,
  room: Room,
): { readonly x: number; readonly y: number } {
  const row = Math.floor(index / columns);
  const lastRow = Math.ceil(cards / columns) - 1;
  const inRow = row < lastRow ? columns : cards - lastRow * columns;
  const left = (room.width - inRow * across) / 2;
  const top = room.height - lastRow * down - TALL * width;
  return { x: left + (index % columns) * across, y: top + row * down };
}
