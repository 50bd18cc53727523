/**
 * Cards move from where they were to where they go. Before a change every `data-piece` is noted;
 * after it each piece that is found elsewhere is animated from its old spot.
 *
 *   data-piece   which card; gold cards of one level are the same piece
 *   data-at      where it lies: of several equal pieces those that stayed are matched first
 *   data-from    the place it comes from when it was not seen before
 *   data-to      the place it goes to when it is seen no more
 *   data-place   marks the places
 */
interface Noted {
  readonly at: string;
  readonly box: DOMRect;
  /** A copy to send off, for pieces that go to a place. */
  readonly copy: HTMLElement | undefined;
  readonly to: string | undefined;
}

const TIMING: KeyframeAnimationOptions = { duration: 360, easing: 'cubic-bezier(.25, .8, .3, 1)' };
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

export class Motion {
  #shown: unknown;
  readonly #noted = new Map<string, Noted[]>();

  /** Notes where everything is; `shown` is what is about to be on the table. */
  note(root: Element | undefined, shown: unknown): void {
    this.#noted.clear();
    if (root === undefined || shown === this.#shown || matchMedia(STILL).matches) return;
    this.#shown = shown;
    for (const piece of piecesIn(root)) {
      const { piece: name = '', at = '', to } = piece.dataset;
      const copy = to === undefined ? undefined : (piece.cloneNode(true) as HTMLElement);
      const noted = this.#noted.get(name) ?? [];
      this.#noted.set(name, noted);
      noted.push({ at, box: boxOf(root, piece), copy, to });
    }
  }

  /** Moves everything from where it was noted, once `shown` is on the table. */
  move(root: Element | undefined, shown: unknown): void {
    if (root === undefined || shown !== this.#shown || this.#noted.size === 0) return;
    const pieces = piecesIn(root);
    const arrived = pieces.filter((piece) => !fly(root, piece, this.#takeAt(piece)));
    for (const piece of arrived) fly(root, piece, this.#takeAny(piece) ?? placeOf(root, piece));
    for (const noted of this.#noted.values()) noted.forEach((left) => sendOff(root, left));
    this.#noted.clear();
  }

  #takeAt({ dataset }: HTMLElement): DOMRect | undefined {
    const noted = this.#noted.get(dataset['piece'] ?? '') ?? [];
    const index = noted.findIndex(({ at }) => at === dataset['at']);
    return index < 0 ? undefined : noted.splice(index, 1)[0].box;
  }

  #takeAny({ dataset }: HTMLElement): DOMRect | undefined {
    return this.#noted.get(dataset['piece'] ?? '')?.shift()?.box;
  }
}

/** Lets a piece come from a spot; false if there is none. Less than a few steps is not worth it. */
function fly(root: Element, piece: HTMLElement, from: DOMRect | undefined): boolean {
  if (from === undefined) return false;
  const to = boxOf(root, piece);
  if (from.width > 0 && Math.hypot(from.left - to.left, from.top - to.top) > LEAST) {
    const arrived = { transformOrigin: '0 0', transform: 'none', zIndex: 5 };
    piece.animate([step(to, from, 1), arrived], TIMING);
  }
  return true;
}

/** The keyframe that shows what lies in `box` as if it lay in `other`. */
const step = (box: DOMRect, other: DOMRect, opacity: number): Keyframe => ({
  transformOrigin: '0 0',
  transform:
    `translate(${other.left - box.left}px, ${other.top - box.top}px) ` +
    `scale(${other.width / Math.max(1, box.width)})`,
  zIndex: 5,
  opacity,
});

/** A spot of a card's size in the middle of a place. */
function spotAt(root: Element, place: string | undefined, box: DOMRect): DOMRect | undefined {
  if (place === undefined) return undefined;
  const found = root.querySelector(`[data-place="${place}"]`);
  if (found === null) return undefined;
  const area = boxOf(root, found);
  const width = box.width / 2;
  const height = box.height / 2;
  const left = area.left + (area.width - width) / 2;
  return new DOMRect(left, area.top + (area.height - height) / 2, width, height);
}

const placeOf = (root: Element, piece: HTMLElement): DOMRect | undefined =>
  spotAt(root, piece.dataset['from'], boxOf(root, piece));

/** A card that left the table goes to its place as a copy, which is then taken away. */
function sendOff(root: Element, { copy, to, box }: Noted): void {
  const spot = spotAt(root, to, box);
  if (copy === undefined || spot === undefined) return;
  copy.setAttribute('aria-hidden', 'true');
  copy.removeAttribute('data-piece');
  Object.assign(copy.style, {
    position: 'absolute',
    left: `${box.left}px`,
    top: `${box.top}px`,
    width: `${box.width}px`,
    pointerEvents: 'none',
  });
  root.append(copy);
  const flight = copy.animate([{ transform: 'none', opacity: 1 }, step(box, spot, 0.2)], TIMING);
  flight.addEventListener('finish', () => copy.remove());
  flight.addEventListener('cancel', () => copy.remove());
}
