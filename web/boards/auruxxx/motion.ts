import type { Passage, Spot } from './happenings.ts';

/**
 * Cards move from where they were to where they go. Before a change every `data-piece` is noted;
 * after it each piece that is found elsewhere comes from its old spot. What came from a hand that
 * is not seen, or went to one, flies to and from its `data-place`; between two of those flies the
 * back of a card, a copy of what is marked `data-back`.
 *
 *   data-piece   which card
 *   data-at      where it lies: `hand-<seat>`, or `talon-<size>`, which is another one each time
 *   data-place   a spot: a seat, the pile, the talon
 */
interface Noted {
  readonly at: string;
  readonly box: DOMRect;
  readonly copy: HTMLElement;
}

const TIMING = { duration: 420, easing: 'cubic-bezier(.25, .8, .3, 1)' } as const;
/** Between the cards that fly one after another. */
const PAUSE = 70;
const MOST_BACKS = 4;
const LEAST = 4;
const STILL = '(prefers-reduced-motion: reduce)';

/** Where something is on the board: scrolling between two looks must not move anything. */
function boxOf(root: Element, element: Element): DOMRect {
  const { left, top } = root.getBoundingClientRect();
  const box = element.getBoundingClientRect();
  return new DOMRect(box.left - left, box.top - top, box.width, box.height);
}

const piecesIn = (root: Element): readonly HTMLElement[] => [
  ...root.querySelectorAll<HTMLElement>('[data-piece]'),
];

const spotOf = (at: string): Spot =>
  at.startsWith('hand-') ? Number(at.slice('hand-'.length)) : 'talon';

export class Motion {
  readonly #noted = new Map<string, Noted[]>();

  /** Notes where everything is. */
  note(root: Element | undefined): void {
    this.#noted.clear();
    if (root === undefined || matchMedia(STILL).matches) return;
    for (const piece of piecesIn(root)) {
      const { piece: name = '', at = '' } = piece.dataset;
      const noted = this.#noted.get(name) ?? [];
      this.#noted.set(name, noted);
      noted.push({ at, box: boxOf(root, piece), copy: piece.cloneNode(true) as HTMLElement });
    }
  }

  /** Moves everything from where it was noted; `seen` are the seats whose cards are pieces. */
  move(root: Element | undefined, passages: readonly Passage[], seen: readonly Spot[]): void {
    if (root === undefined || matchMedia(STILL).matches) return;
    const pieces = piecesIn(root);
    const moved = pieces.filter((piece) => !fly(root, piece, this.#takeAt(piece)));
    const arrived = moved.filter((piece) => !fly(root, piece, this.#takeFromHand(piece)));
    arrived.forEach((piece, index) => arrive(root, piece, index, passages));
    for (const noted of this.#noted.values()) noted.forEach((one) => sendOff(root, one, passages));
    this.#noted.clear();
    sendBacks(root, passages, seen);
  }

  #takeAt({ dataset }: HTMLElement): DOMRect | undefined {
    return this.#take(dataset['piece'], ({ at }) => at === dataset['at']);
  }

  #takeFromHand({ dataset }: HTMLElement): DOMRect | undefined {
    return this.#take(dataset['piece'], ({ at }) => at.startsWith('hand-'));
  }

  #take(name = '', isIt: (noted: Noted) => boolean): DOMRect | undefined {
    const noted = this.#noted.get(name) ?? [];
    const index = noted.findIndex(isIt);
    return index < 0 ? undefined : noted.splice(index, 1)[0].box;
  }
}

/** Lets a piece come from a spot; false if there is none. Less than a few steps is not worth it. */
function fly(root: Element, piece: HTMLElement, from: DOMRect | undefined): boolean {
  if (from === undefined) return false;
  const to = boxOf(root, piece);
  if (from.width > 0 && Math.hypot(from.left - to.left, from.top - to.top) > LEAST) {
    piece.animate([step(to, from, 1), { transformOrigin: '0 0', transform: 'none' }], TIMING);
  }
  return true;
}

/** A card that was not seen before comes from where it was, if that is one place only. */
function arrive(
  root: Element,
  piece: HTMLElement,
  index: number,
  passages: readonly Passage[],
): void {
  const here = spotOf(piece.dataset['at'] ?? '');
  const ways = passages.filter(({ to }) => to === here);
  const from = ways.length === 1 ? placeOf(root, ways[0].from, boxOf(root, piece)) : undefined;
  const start =
    from === undefined ? { opacity: 0 } : step(boxOf(root, piece), from, ways.length > 1 ? 0 : 1);
  piece.animate([start, { transformOrigin: '0 0', transform: 'none', opacity: 1 }], {
    ...TIMING,
    delay: Math.min(index, MOST_BACKS) * PAUSE,
    fill: 'backwards',
  });
}

/** The keyframe that shows what lies in `box` as if it lay in `other`. */
const step = (box: DOMRect, other: DOMRect, opacity: number): Keyframe => ({
  transformOrigin: '0 0',
  transform:
    `translate(${other.left - box.left}px, ${other.top - box.top}px) ` +
    `scale(${other.width / Math.max(1, box.width)})`,
  opacity,
});

/** A spot of a card's size in the middle of a place. */
function placeOf(root: Element, spot: Spot, box: DOMRect): DOMRect | undefined {
  const found = root.querySelector(`[data-place="${spot}"]`);
  if (found === null) return undefined;
  const area = boxOf(root, found);
  const width = Math.min(box.width, area.width) * 0.7;
  const height = (width * box.height) / Math.max(1, box.width);
  const left = area.left + (area.width - width) / 2;
  return new DOMRect(left, area.top + (area.height - height) / 2, width, height);
}

/** A card that has left a hand goes where it went as a copy. */
function sendOff(root: Element, { at, box, copy }: Noted, passages: readonly Passage[]): void {
  if (!at.startsWith('hand-')) return;
  const way = passages.find(({ from }) => from === spotOf(at));
  const goal = way === undefined ? undefined : placeOf(root, way.to, box);
  if (goal !== undefined) sendCopy(root, copy, box, goal, 0);
}

/** Between hands that are not seen, and from more than one of them, go backs. */
function sendBacks(root: Element, passages: readonly Passage[], seen: readonly Spot[]): void {
  const back = root.querySelector<HTMLElement>('[data-back]');
  if (back === null) return;
  for (const { from, to, count } of passages) {
    const isOnlyWay = passages.filter((other) => other.to === to).length === 1;
    if (to === 'talon' || seen.includes(from) || (seen.includes(to) && isOnlyWay)) continue;
    const size = boxOf(root, back);
    const start = placeOf(root, from, size);
    const goal = placeOf(root, to, size);
    if (start === undefined || goal === undefined) continue;
    for (let card = 0; card < Math.min(count, MOST_BACKS); card++) {
      sendCopy(root, back.cloneNode(true) as HTMLElement, start, goal, card * PAUSE);
    }
  }
}

function sendCopy(
  root: Element,
  copy: HTMLElement,
  box: DOMRect,
  goal: DOMRect,
  delay: number,
): void {
  copy.setAttribute('aria-hidden', 'true');
  copy.setAttribute('inert', '');
  for (const name of ['data-piece', 'data-card', 'data-place', 'data-back', 'data-at']) {
    copy.removeAttribute(name);
  }
  Object.assign(copy.style, {
    position: 'absolute',
    left: `${box.left}px`,
    top: `${box.top}px`,
    width: `${box.width}px`,
    pointerEvents: 'none',
    zIndex: '6',
  });
  root.append(copy);
  const flight = copy.animate(
    [{ transformOrigin: '0 0', transform: 'none', opacity: 1 }, step(box, goal, 0.35)],
    { ...TIMING, delay, fill: 'backwards' },
  );
  flight.addEventListener('finish', () => copy.remove());
  flight.addEventListener('cancel', () => copy.remove());
}
