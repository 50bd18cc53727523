import { itemAt } from '@pepite/kernel';
import { settings } from '../../site/settings.svelte.ts';
import { frameQueue } from '../../site/frame-queue.ts';
import {
  boxOf,
  comeFrom,
  isStill,
  type Lying,
  piecesIn,
  sendCopy,
  spotAt,
  type Start,
} from './flights.ts';

/**
 * Cards and the like that go from one place to another, as events tell it. Where a piece can be
 * seen leaving or arriving, that piece flies; where neither can be seen, backs of cards do.
 */
export interface Flight {
  readonly from: string;
  readonly to: string;
  /** How many pieces go; one unless it is said. */
  readonly count?: number;
  /** Which piece goes, where it is known: no other one is taken for it. */
  readonly piece?: number;
  /** Which event it belongs to, from 0: one event is seen after the other. */
  readonly step: number;
}

interface Noted {
  readonly at: string;
  readonly box: DOMRect;
  readonly piece: HTMLElement;
}

/** So many copies are made in a frame: of a trick that goes, the others in the next ones. */
const MOST_COPIES = 1;
/** Where more pieces than this move up within their place, they are there at once. */
const MOST_MOVED_UP = 7;
/** More backs than this say no more. */
const MOST_BACKS = 4;

/**
 * Moves pieces over a board from where they were to where they are. Before a change every piece is
 * noted; after it each one that is found elsewhere comes from its old spot, each new one from the
 * place that a flight names, and each one that is gone goes where a flight takes it.
 *
 *   data-piece   which piece: the same name before and after is the same piece
 *   data-at      the name of the place where it lies
 *   data-place   marks a place, by its name
 *   data-back    the back of a card, copied for what nobody here may see
 *   data-uncopied  what nobody sees of a piece, left out of copies
 *
 * Nothing waits for it: the board is already what it shows, and a change in the middle of a flight
 * goes on from where the pieces are seen.
 */
export class Motion {
  #shown: unknown;
  readonly #isHeld: () => boolean;
  readonly #noted = new Map<string, Noted[]>();

  /** `isHeld` says whether everything stays still now, whatever moves otherwise. */
  constructor(isHeld: () => boolean) {
    this.#isHeld = isHeld;
  }

  /** Notes where everything is; `shown` is what is about to be on the board. */
  note(root: Element | undefined, shown: unknown): void {
    this.#noted.clear();
    if (root === undefined || shown === this.#shown) return;
    this.#shown = shown;
    if (isStill(settings.motion) || this.#isHeld()) return;
    for (const { piece, box } of piecesIn(root)) {
      const { piece: name = '', at = '' } = piece.dataset;
      const noted = this.#noted.get(name) ?? [];
      this.#noted.set(name, noted);
      noted.push({ at, box, piece });
    }
  }

  /** Measures everything for nothing: the first time takes longer than a frame may. */
  warmUp(root: Element | undefined): void {
    const nothing = {};
    this.note(root, nothing);
    this.move(root, nothing);
  }

  /** Moves everything from where it was noted, once `shown` is on the board. */
  move(root: Element | undefined, shown: unknown, flights: readonly Flight[] = []): void {
    if (root === undefined || shown !== this.#shown || this.#noted.size === 0) return;
    const left = new FlightsLeft(flights);
    const pieces = piecesIn(root);
    const stayed = pieces.map((lying) => this.#stayed(lying));
    const movingUp = stayed.filter((start) => start !== undefined && start !== still);
    const starts = [
      ...(movingUp.length > MOST_MOVED_UP ? [] : movingUp),
      ...pieces
        .filter((_, index) => stayed[index] === undefined)
        .map((lying) => this.#arrived(root, lying, left)),
    ];
    const gone = [...this.#noted].flatMap(([name, noted]) =>
      noted.flatMap((one) => sendOff(root, one, left.from(one.at, name)) ?? []),
    );
    this.#noted.clear();
    const backs = left.rest().flatMap((flight) => sendBacks(root, flight));
    // Everything has been measured: what starts moving now costs no further look at the layout.
    for (const start of starts) start?.();
    startSome([...gone, ...backs]);
  }

  /** How a piece that lies where it lay starts moving; if its place has moved, it comes along. */
  #stayed(lying: Lying): Start | undefined {
    const { piece } = lying;
    const box = this.#take(piece, ({ at }) => at === piece.dataset['at']);
    return box === undefined
      ? undefined
      : (comeFrom(lying, { box, step: 0, isMovingUp: true }) ?? still);
  }

  #arrived(root: Element, lying: Lying, left: FlightsLeft): Start | undefined {
    const { at = '', piece: name = '' } = lying.piece.dataset;
    const flight = left.to(at, name);
    const box = this.#take(lying.piece, () => true) ?? spotAt(root, flight?.from, lying.box);
    return comeFrom(lying, { box, step: flight?.step ?? 0, isMovingUp: false });
  }

  #take({ dataset }: HTMLElement, isIt: (noted: Noted) => boolean): DOMRect | undefined {
    const noted = this.#noted.get(dataset['piece'] ?? '') ?? [];
    const index = noted.findIndex(isIt);
    return index < 0 ? undefined : itemAt(noted.splice(index, 1), 0).box;
  }
}

/** The flights that no piece has been seen to make yet. */
class FlightsLeft {
  readonly #flights: Flight[];

  constructor(flights: readonly Flight[]) {
    this.#flights = flights.map(({ count = 1, ...flight }) => ({ ...flight, count }));
  }

  /** A flight to a place that a piece there may have made. */
  to(place: string, name: string): Flight | undefined {
    return this.#take(name, (flight) => flight.to === place);
  }

  /** A flight from a place that a piece which is gone may have made. */
  from(place: string, name: string): Flight | undefined {
    return this.#take(name, (flight) => flight.from === place);
  }

  rest(): readonly Flight[] {
    return this.#flights;
  }

  /** A flight of just this piece, or of any. */
  #take(name: string, isIt: (flight: Flight) => boolean): Flight | undefined {
    const named = this.#flights.findIndex((one) => isIt(one) && String(one.piece) === name);
    const any = this.#flights.findIndex((one) => isIt(one) && one.piece === undefined);
    const index = named < 0 ? any : named;
    if (index < 0) return undefined;
    const flight = itemAt(this.#flights, index);
    const count = (flight.count ?? 1) - 1;
    if (count > 0) this.#flights[index] = { ...flight, count };
    else this.#flights.splice(index, 1);
    return flight;
  }
}

function startSome(starts: readonly Start[]): void {
  for (const start of starts.slice(0, MOST_COPIES)) start();
  const rest = starts.slice(MOST_COPIES);
  if (rest.length > 0) frameQueue.do(() => startSome(rest));
}

/** For a piece that does not have to move. */
const still: Start = () => undefined;

/** A piece that is gone goes where it went as a copy, which is then taken away. */
function sendOff(
  root: Element,
  { box, piece }: Noted,
  flight: Flight | undefined,
): Start | undefined {
  const goal = spotAt(root, flight?.to, box);
  if (flight === undefined || goal === undefined) return undefined;
  return () => sendCopy(root, copyOf(piece), { box, goal, step: flight.step });
}

/** What nobody here may see goes as backs of cards. */
function sendBacks(root: Element, { from, to, count = 1, step }: Flight): readonly Start[] {
  const back = root.querySelector<HTMLElement>('[data-back]');
  if (back === null) return [];
  const size = boxOf(root, back);
  const box = spotAt(root, from, size);
  const goal = spotAt(root, to, size);
  if (box === undefined || goal === undefined) return [];
  return Array.from(
    { length: Math.min(count, MOST_BACKS) },
    (_, place) => () => sendCopy(root, copyOf(back), { box, goal, step, place }),
  );
}

/** What looks the same: what is only there to be touched or read out is left out. */
function copyOf(piece: HTMLElement): HTMLElement {
  const copy = piece.cloneNode(true) as HTMLElement;
  for (const part of copy.querySelectorAll('[data-uncopied]')) part.remove();
  return copy;
}
