import type { Seat } from '@pepite/kernel';

/** How far from the edge of the window a bubble stays, and how wide it may be. */
const MARGIN = 8;
const WIDEST = 256;
/** Where it stands if the board shows no place of the speaker: below the bar. */
const BELOW_BAR = 84;

/** Where what a player says is shown for a moment: right above the name on the board. */
export function placeOfSeat(seat: Seat): {
  readonly left: number;
  readonly top: number;
  readonly isPlaced: boolean;
} {
  const anchors = document.querySelectorAll<HTMLElement>(`[data-seat-anchor="${seat}"]`);
  const line = [...anchors]
    .map((anchor) => anchor.parentElement)
    .find((parent) => parent?.checkVisibility() === true);
  const box = line?.getBoundingClientRect();
  const isPlaced = box !== undefined && box.bottom > 0 && box.top < window.innerHeight;
  const widest = Math.min(WIDEST, window.innerWidth * 0.6);
  const last = Math.max(MARGIN, window.innerWidth - widest - MARGIN);
  if (!isPlaced) return { left: last, top: BELOW_BAR, isPlaced };
  return { left: Math.min(Math.max(MARGIN, box.left), last), top: Math.max(30, box.top), isPlaced };
}
