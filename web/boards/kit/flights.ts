/**
 * How pieces fly over a board. Where something is, is said relative to the board: scrolling between
 * two looks must not move anything.
 */
import { type MotionSpeed, settings } from '../../site/settings.svelte.ts';

/** Milliseconds of a flight, between two events, and between two pieces of one event. */
const SPEEDS = {
  off: { duration: 0, step: 0, place: 0 },
  quick: { duration: 220, step: 110, place: 30 },
  calm: { duration: 420, step: 260, place: 70 },
} as const satisfies Record<MotionSpeed, unknown>;

const EASING = 'cubic-bezier(.25, .8, .3, 1)';
/** However much has happened at once, the last piece sets out by then, in steps. */
const MOST_STEPS = 5;
/** Less than a few pixels is not worth flying. */
const LEAST = 4;
/** Nor, for what stays in its place, is less than most of its width. */
const WIDTH_MOVED = 0.75;
/** How large a card is when it starts from a place, or comes to one. */
const SMALLER = 0.6;
const MARKS = ['data-piece', 'data-card', 'data-place', 'data-back', 'data-at', 'id'];

let reduced: MediaQueryList | undefined;

/** Whether things stay still: because somebody wants it here, or on this device at all. */
export function isStill(speed: MotionSpeed): boolean {
  reduced ??= matchMedia('(prefers-reduced-motion: reduce)');
  return speed === 'off' || reduced.matches;
}

export function boxOf(root: Element, element: Element): DOMRect {
  const { left, top } = root.getBoundingClientRect();
  const box = element.getBoundingClientRect();
  return new DOMRect(box.left - left, box.top - top, box.width, box.height);
}

/** Something that may fly, and where it is. */
export interface Lying {
  readonly piece: HTMLElement;
  readonly box: DOMRect;
}

/** All pieces that are laid out: what is folded away neither leaves nor arrives. */
export function piecesIn(root: Element): readonly Lying[] {
  const { left, top } = root.getBoundingClientRect();
  const found: Lying[] = [];
  for (const piece of root.querySelectorAll<HTMLElement>('[data-piece]')) {
    const box = piece.getBoundingClientRect();
    if (box.width === 0 && box.height === 0) continue;
    box.x -= left;
    box.y -= top;
    found.push({ piece, box });
  }
  return found;
}

const isLaidOut = (element: Element): boolean => element.getClientRects().length > 0;

/** A spot of about a card's size in the middle of a `data-place`. */
export function spotAt(
  root: Element,
  place: string | undefined,
  box: DOMRect,
): DOMRect | undefined {
  const found =
    place === undefined
      ? undefined
      : [...root.querySelectorAll(`[data-place="${place}"]`)].find(isLaidOut);
  if (found === undefined) return undefined;
  const area = boxOf(root, found);
  const width = Math.min(box.width, area.width) * SMALLER;
  const height = (width * box.height) / Math.max(1, box.width);
  const left = area.left + (area.width - width) / 2;
  return new DOMRect(left, area.top + (area.height - height) / 2, width, height);
}

/**
 * The keyframe that shows what lies in `box` where it lies. Nothing but transformations and
 * opacity: those a browser animates by itself, whatever else the page does meanwhile.
 */
const LANDED: Keyframe = { transform: 'none', opacity: 1 };

/** The keyframe that shows what lies in `box` as if it lay in `other`, of any height. */
function asIfIn(box: DOMRect, other: DOMRect, opacity = 1): Keyframe {
  const scale = other.width / Math.max(1, box.width);
  // Things grow from their middle.
  const right = other.left - box.left + ((scale - 1) * box.width) / 2;
  const down = other.top - box.top + ((scale - 1) * box.height) / 2;
  return { transform: `translate(${right}px, ${down}px) scale(${scale})`, opacity };
}

function timing(step: number, place = 0): KeyframeAnimationOptions {
  const speed = SPEEDS[settings.motion];
  const delay = Math.min(step, MOST_STEPS) * speed.step + place * speed.place;
  return { duration: speed.duration, delay, easing: EASING, fill: 'backwards' };
}

/** Starts what was planned: first everything is measured, then everything moves. */
export type Start = () => void;

/** Where a piece comes from, and when. */
interface Origin {
  readonly box: DOMRect | undefined;
  readonly step: number;
  /**
   * Whether it only moves up within its place. Then it does not fly over others, as to raise a
   * whole hand has it painted anew, and again when it is lowered; nor does it move for less than
   * its own width, as coins do when one of them is gone.
   */
  readonly isMovingUp: boolean;
}

/** How a piece starts to come from where it was, if it has to; one that was nowhere appears. */
export function comeFrom(
  { piece, box: to }: Lying,
  { box, step, isMovingUp }: Origin,
): Start | undefined {
  const least = isMovingUp ? Math.max(LEAST, WIDTH_MOVED * to.width) : LEAST;
  const isNear = box !== undefined && Math.hypot(box.left - to.left, box.top - to.top) <= least;
  if (isNear || box?.width === 0) return undefined;
  const start = box === undefined ? { opacity: 0 } : asIfIn(to, box);
  return () => {
    const flight = piece.animate([start, LANDED], timing(step));
    if (box !== undefined && !isMovingUp) raise(piece, flight);
  };
}

/** How many flights each piece is in. */
const flying = new WeakMap<HTMLElement, number>();

/** Keeps a piece above others while it flies. */
function raise(piece: HTMLElement, flight: Animation): void {
  flying.set(piece, (flying.get(piece) ?? 0) + 1);
  piece.style.zIndex = '5';
  const land = (): void => {
    const left = (flying.get(piece) ?? 1) - 1;
    flying.set(piece, left);
    if (left === 0) piece.style.zIndex = '';
  };
  flight.addEventListener('finish', land);
  flight.addEventListener('cancel', land);
}

/** Lets a copy fly from `box` to `goal`, where it vanishes: for what is seen no more. */
export function sendCopy(
  root: Element,
  copy: HTMLElement,
  {
    box,
    goal,
    step,
    place = 0,
  }: {
    readonly box: DOMRect;
    readonly goal: DOMRect;
    readonly step: number;
    readonly place?: number;
  },
): void {
  copy.setAttribute('aria-hidden', 'true');
  copy.setAttribute('inert', '');
  for (const mark of MARKS) copy.removeAttribute(mark);
  Object.assign(copy.style, {
    position: 'absolute',
    left: `${box.left}px`,
    top: `${box.top}px`,
    width: `${box.width}px`,
    pointerEvents: 'none',
  });
  (root.querySelector('[data-flights]') ?? root).append(copy);
  const flight = copy.animate([LANDED, asIfIn(box, goal, 0.3)], timing(step, place));
  flight.addEventListener('finish', () => copy.remove());
  flight.addEventListener('cancel', () => copy.remove());
}
