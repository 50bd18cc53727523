import type { Card, Cell } from '@pepite/games/silver-and-gold/pieces';
import { cellNear, COAST, WHOLE } from '@pepite/drawings/silver-and-gold/island';

/** What fingers, mouse and wheel do on a card. */
export interface Doings {
  readonly card: () => Card;
  /** Whether something is to be marked now. */
  readonly isAsked: () => boolean;
  /** Whether a click waits for a second word, as a tap does. */
  readonly isConfirmed: () => boolean;
  readonly point: (cell: Cell | undefined) => void;
  readonly choose: (cell: Cell, atOnce: boolean) => void;
  readonly turn: () => void;
}

/** How far a wheel rolls for one turn: trackpads roll in many small steps. */
const ROLL = 60;

/** Attached to the area that an island is drawn in. */
export const gestures =
  (doings: Doings) =>
  (area: HTMLElement): (() => void) => {
    /** Whether a finger or the mouse went down here, and no second finger came. */
    let isPressed = false;
    let rolled = 0;
    /** A mouse shows what a click would do; a finger aims first, and a mouse if it has to. */
    const isHovering = ({ pointerType }: PointerEvent): boolean =>
      pointerType === 'mouse' && !doings.isConfirmed();

    const cellUnder = ({ clientX, clientY }: PointerEvent): Cell => {
      const { left, top, width } = area.getBoundingClientRect();
      const scale = WHOLE / width;
      const at = (length: number): number => length * scale - COAST;
      return cellNear(doings.card(), at(clientX - left), at(clientY - top));
    };
    const press = (event: PointerEvent): void => {
      isPressed = event.isPrimary;
      // A second finger turns the pattern.
      if (!event.isPrimary) doings.turn();
      else if (!isHovering(event)) doings.point(cellUnder(event));
    };
    const move = (event: PointerEvent): void => {
      if (event.isPrimary && (isHovering(event) || isPressed)) doings.point(cellUnder(event));
    };
    const release = (event: PointerEvent): void => {
      if (isPressed && event.button === 0) doings.choose(cellUnder(event), isHovering(event));
      isPressed = false;
    };
    const leave = (event: PointerEvent): void => {
      isPressed = false;
      if (isHovering(event)) doings.point(undefined);
    };
    /** A wheel turns the pattern instead of the page. */
    const roll = (event: WheelEvent): void => {
      event.preventDefault();
      rolled += Math.abs(event.deltaY);
      if (rolled < ROLL) return;
      rolled = 0;
      doings.turn();
    };
    const whenAsked =
      <E extends Event>(listen: (event: E) => void) =>
      (event: E): void => {
        if (doings.isAsked()) listen(event);
      };

    const ended = new AbortController();
    const { signal } = ended;
    area.addEventListener('pointerdown', whenAsked(press), { signal });
    area.addEventListener('pointermove', whenAsked(move), { signal });
    area.addEventListener('pointerup', whenAsked(release), { signal });
    area.addEventListener('pointerleave', whenAsked(leave), { signal });
    area.addEventListener('wheel', whenAsked(roll), { signal, passive: false });
    return () => ended.abort();
  };
