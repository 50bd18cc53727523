import { ONE_CELL } from '@pepite/games/silver-and-gold/data/patterns';
import { type Cell, type Cells, CELLS, cellsIn } from '@pepite/games/silver-and-gold/pieces';
import type { Hand, Table } from '@pepite/games/silver-and-gold/world';
import { type Immutable, itemAt, type Move, only, type Seat } from '@pepite/kernel';
import {
  type Aim,
  fitsOf,
  hasRoom,
  modeOf,
  moveAt,
  type Place,
  placeAfter,
  placement,
  placesOf,
} from './aim.ts';
import { type Gain, gainOf } from './gains.ts';
import { liesOf, mirrored, turned } from './lies.ts';

/** What is looked at while aiming. */
export interface Aimed {
  readonly table: Immutable<Table>;
  readonly seat: Seat;
  readonly hand: Immutable<Hand> | undefined;
  readonly moves: readonly Move[];
}

const NO_TURN = -1;

/** Where a seat is about to mark: how the pattern lies, and over which cell it is held. */
export class Aiming {
  readonly #of: () => Aimed;
  /** The turn in which one cell was chosen instead of the pattern. */
  #singleTurn = $state(NO_TURN);
  /** How the pattern was laid, and in which turn; before that it lies as it first fits. */
  #laid = $state.raw<{ readonly lie: number; readonly turn: number }>();
  #aim = $state.raw<Aim>();

  constructor(of: () => Aimed) {
    this.#of = of;
  }

  readonly #player = $derived.by(() => {
    const { table, seat } = this.#of();
    return itemAt(table.players, seat);
  });
  readonly #turn = $derived.by(() => this.#of().table.turns);
  readonly single = $derived(this.#singleTurn === this.#turn);
  readonly room = $derived.by(() => hasRoom(this.#of().moves));
  readonly mode = $derived.by(() => modeOf(this.#of().moves, this.single));
  readonly lies = $derived.by(() =>
    liesOf(this.mode === 'mark' ? this.#of().table.expedition : ONE_CELL),
  );
  readonly #fits = $derived.by(() =>
    this.#player.cards.map((card) => fitsOf(this.#of().moves, card, this.mode)),
  );
  readonly #places = $derived(placesOf(this.lies, this.#fits));
  readonly #index = $derived.by(() => {
    const wanted = this.#laid?.turn === this.#turn ? this.#laid.lie : (this.#places[0]?.lie ?? 0);
    return wanted < this.lies.length ? wanted : 0;
  });
  readonly lie = $derived(itemAt(this.lies, this.#index));
  readonly #ghost = $derived(
    this.#aim === undefined
      ? 0
      : placement(this.lie, this.#aim.cell, itemAt(this.#fits, this.#aim.slot)),
  );
  /** Whether the pattern lies where it may be marked. */
  readonly isFitting = $derived(
    this.#aim !== undefined && itemAt(this.#fits, this.#aim.slot).has(this.#ghost),
  );
  readonly isAiming = $derived(this.#aim !== undefined);
  /** What marking would give now. */
  readonly gain = $derived(
    this.#aim === undefined || !this.isFitting
      ? undefined
      : this.gainOf(this.#aim.slot, this.#ghost),
  );
  /** By card: the cells that can be aimed at as the pattern lies. */
  readonly lit = $derived.by(() =>
    this.#fits.map((_, slot) => this.#where(slot, (cell) => this.#reaches(slot, cell))),
  );
  /** By card: those that can be once the pattern is turned. */
  readonly dotted = $derived.by(() =>
    this.#fits.map((fits, slot) => {
      const reached = [...fits.keys()].reduce((all, cells) => all | cells, 0);
      return reached & ~itemAt(this.lit, slot);
    }),
  );

  gainOf(slot: number, cells: Cells): Gain {
    const { table, hand } = this.#of();
    return gainOf(table, this.#player, hand, slot, cells);
  }

  /** What marking with the hand on a cell would give; nothing where the pattern does not fit. */
  gainAt(slot: number, cell: Cell): Gain | undefined {
    const cells = placement(this.lie, cell, itemAt(this.#fits, slot));
    return itemAt(this.#fits, slot).has(cells) ? this.gainOf(slot, cells) : undefined;
  }

  ghostOn(slot: number): Cells {
    return this.#aim?.slot === slot && this.mode !== undefined ? this.#ghost : 0;
  }

  aimAt(slot: number, cell: Cell | undefined): void {
    this.#aim = cell === undefined ? undefined : { slot, cell };
  }

  rest(): void {
    this.#aim = undefined;
  }

  turn(): void {
    this.#lay(turned(this.lies, this.#index));
  }

  mirror(): void {
    this.#lay(mirrored(this.lies, this.#index));
  }

  toggleSingle(): void {
    this.#singleTurn = this.single ? NO_TURN : this.#turn;
  }

  /** Goes on to the next place where it fits, whichever way it lies there. */
  next(): Place | undefined {
    const place = placeAfter(this.#places, this.#aim?.slot, this.#ghost);
    if (place === undefined) return undefined;
    if (this.mode === 'mark') this.#lay(place.lie);
    this.#aim = { slot: place.slot, cell: place.cell };
    return place;
  }

  /** How many places there are as the pattern lies. */
  get placesHere(): number {
    return this.#places.filter(({ lie }) => lie === this.#index).length;
  }

  /** The move that marks what is aimed at, legal or not. */
  get move(): Move | undefined {
    if (this.#aim === undefined || this.mode === undefined) return undefined;
    return moveAt(this.mode, itemAt(this.#player.cards, this.#aim.slot), this.#ghost);
  }

  #lay(lie: number): void {
    if (this.mode === 'mark') this.#laid = { lie, turn: this.#turn };
  }

  #where(slot: number, isSo: (cell: Cell) => boolean): Cells {
    return cellsIn(itemAt(CELLS, itemAt(this.#player.cards, slot)))
      .filter(isSo)
      .reduce((cells, cell) => cells | only(cell), 0);
  }

  #reaches(slot: number, cell: Cell): boolean {
    const cells = placement(this.lie, cell, itemAt(this.#fits, slot));
    return itemAt(this.#fits, slot).has(cells) && (cells & only(cell)) !== 0;
  }
}
