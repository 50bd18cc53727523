import { itemAt } from '@pepite/kernel';
import { boxOf, fly, isStill, piecesIn, sendCopy, spotAt } from '../common/flights.ts';

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

export class Motion {
  #shown: unknown;
  readonly #noted = new Map<string, Noted[]>();

  /** Notes where everything is; `shown` is what is about to be on the table. */
  note(root: Element | undefined, shown: unknown): void {
    this.#noted.clear();
    if (root === undefined || shown === this.#shown || isStill()) return;
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
    return index < 0 ? undefined : itemAt(noted.splice(index, 1), 0).box;
  }

  #takeAny({ dataset }: HTMLElement): DOMRect | undefined {
    return this.#noted.get(dataset['piece'] ?? '')?.shift()?.box;
  }
}

const placeOf = (root: Element, piece: HTMLElement): DOMRect | undefined =>
  spotAt(root, piece.dataset['from'], boxOf(root, piece));

/** A card that left the table goes to its place as a copy, which is then taken away. */
function sendOff(root: Element, { copy, to, box }: Noted): void {
  const goal = spotAt(root, to, box);
  if (copy !== undefined && goal !== undefined) sendCopy(root, copy, { box, goal });
}
