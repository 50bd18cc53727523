import { itemAt } from '@pepite/kernel';
import {
  asIfIn,
  boxOf,
  fly,
  isStill,
  LANDED,
  piecesIn,
  sendCopy,
  spotAt,
  TIMING,
} from '../common/flights.ts';
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

/** Between the cards that fly one after another. */
const PAUSE = 70;
const MOST_BACKS = 4;

const spotOf = (at: string): Spot =>
  at.startsWith('hand-') ? Number(at.slice('hand-'.length)) : 'talon';

export class Motion {
  readonly #noted = new Map<string, Noted[]>();

  /** Notes where everything is. */
  note(root: Element | undefined): void {
    this.#noted.clear();
    if (root === undefined || isStill()) return;
    for (const piece of piecesIn(root)) {
      const { piece: name = '', at = '' } = piece.dataset;
      const noted = this.#noted.get(name) ?? [];
      this.#noted.set(name, noted);
      noted.push({ at, box: boxOf(root, piece), copy: piece.cloneNode(true) as HTMLElement });
    }
  }

  /** Moves everything from where it was noted; `seen` are the seats whose cards are pieces. */
  move(root: Element | undefined, passages: readonly Passage[], seen: readonly Spot[]): void {
    if (root === undefined || isStill()) return;
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
    return index < 0 ? undefined : itemAt(noted.splice(index, 1), 0).box;
  }
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
  const box = boxOf(root, piece);
  const from = ways.length === 1 ? spotAt(root, itemAt(ways, 0).from, box) : undefined;
  const start = from === undefined ? { opacity: 0 } : asIfIn(box, from);
  piece.animate([start, LANDED], {
    ...TIMING,
    delay: Math.min(index, MOST_BACKS) * PAUSE,
    fill: 'backwards',
  });
}

/** A card that has left a hand goes where it went as a copy. */
function sendOff(root: Element, { at, box, copy }: Noted, passages: readonly Passage[]): void {
  if (!at.startsWith('hand-')) return;
  const way = passages.find(({ from }) => from === spotOf(at));
  const goal = spotAt(root, way?.to, box);
  if (goal !== undefined) sendCopy(root, copy, { box, goal });
}

/** Between hands that are not seen, and from more than one of them, go backs. */
function sendBacks(root: Element, passages: readonly Passage[], seen: readonly Spot[]): void {
  const back = root.querySelector<HTMLElement>('[data-back]');
  if (back === null) return;
  for (const { from, to, count } of passages) {
    const isOnlyWay = passages.filter((other) => other.to === to).length === 1;
    if (to === 'talon' || seen.includes(from) || (seen.includes(to) && isOnlyWay)) continue;
    const size = boxOf(root, back);
    const start = spotAt(root, from, size);
    const goal = spotAt(root, to, size);
    if (start === undefined || goal === undefined) continue;
    for (let card = 0; card < Math.min(count, MOST_BACKS); card++) {
      const copy = back.cloneNode(true) as HTMLElement;
      sendCopy(root, copy, { box: start, goal, delay: card * PAUSE });
    }
  }
}
