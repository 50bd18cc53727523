/**
 * Cards that fly over a board. Where something is, is said relative to the board: scrolling between
 * two looks must not move anything.
 */
export const TIMING = { duration: 400, easing: 'cubic-bezier(.25, .8, .3, 1)' } as const;

/** Less than a few steps is not worth flying. */
const LEAST = 4;
/** How large a card is when it starts from a place, or comes to one. */
const SMALLER = 0.6;
const MARKS = ['data-piece', 'data-card', 'data-place', 'data-back', 'data-at'];

/** Whether somebody wants things to stay still. */
export const isStill = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

export function boxOf(root: Element, element: Element): DOMRect {
  const { left, top } = root.getBoundingClientRect();
  const box = element.getBoundingClientRect();
  return new DOMRect(box.left - left, box.top - top, box.width, box.height);
}

export const piecesIn = (root: Element): readonly HTMLElement[] => [
  ...root.querySelectorAll<HTMLElement>('[data-piece]'),
];

/** A spot of about a card's size in the middle of a `data-place`. */
export function spotAt(
  root: Element,
  place: string | number | undefined,
  box: DOMRect,
): DOMRect | undefined {
  const found = place === undefined ? null : root.querySelector(`[data-place="${place}"]`);
  if (found === null) return undefined;
  const area = boxOf(root, found);
  const width = Math.min(box.width, area.width) * SMALLER;
  const height = (width * box.height) / Math.max(1, box.width);
  const left = area.left + (area.width - width) / 2;
  return new DOMRect(left, area.top + (area.height - height) / 2, width, height);
}

/** The keyframe that shows what lies in `box` where it lies. */
export const LANDED: Keyframe = {
  transformOrigin: '0 0',
  transform: 'none',
  zIndex: 5,
  opacity: 1,
};

/** The keyframe that shows what lies in `box` as if it lay in `other`. */
export const asIfIn = (box: DOMRect, other: DOMRect, opacity = 1): Keyframe => ({
  ...LANDED,
  transform:
    `translate(${other.left - box.left}px, ${other.top - box.top}px) ` +
    `scale(${other.width / Math.max(1, box.width)})`,
  opacity,
});

/** Lets a piece come from a spot; false if there is none. */
export function fly(root: Element, piece: HTMLElement, from: DOMRect | undefined): boolean {
  if (from === undefined) return false;
  const to = boxOf(root, piece);
  if (from.width > 0 && Math.hypot(from.left - to.left, from.top - to.top) > LEAST) {
    piece.animate([asIfIn(to, from), LANDED], TIMING);
  }
  return true;
}

/** Lets a copy fly from `box` to `goal`, where it vanishes: for what is seen no more. */
export function sendCopy(
  root: Element,
  copy: HTMLElement,
  { box, goal, delay = 0 }: { box: DOMRect; goal: DOMRect; delay?: number },
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
    zIndex: '6',
  });
  root.append(copy);
  const frames = [LANDED, asIfIn(box, goal, 0.3)];
  const flight = copy.animate(frames, { ...TIMING, delay, fill: 'backwards' });
  flight.addEventListener('finish', () => copy.remove());
  flight.addEventListener('cancel', () => copy.remove());
}
