import { ONE_CELL } from '@pepite/games/silver-and-gold/data/patterns';
import type { Cell, Cells } from '@pepite/games/silver-and-gold/pieces';
import { type Gain, gainOf } from '@pepite/games/silver-and-gold/report/gain';
import type { Hand, Table } from '@pepite/games/silver-and-gold/world';
import { EMPTY, type Immutable, itemAt, type Move, type Seat, size } from '@pepite/kernel';
import { type Choices, fitsOf, modeOf } from '../choices.ts';
import {
  type Aim,
  moveAt,
  orientationAt,
  placeAfter,
  type Placement,
  placement,
  placementsOf,
} from './aim.ts';
import { mirrored, orientationsOf, turned } from './orientations.ts';

/** What is looked at while aiming. */
export interface Aimed {
  readonly table: Immutable<Table>;
  readonly seat: Seat;
  readonly hand: Immutable<Hand> | undefined;
  readonly choices: Choices;
}

const NO_TURN = -1;

/** Where a seat is about to mark: how the pattern lies, and over which cell it is held. */
export class Aiming {
  readonly #of: () => Aimed;
  /** The turn in which one cell was chosen instead of the pattern. */
  #singleTurn = $state(NO_TURN);
  /** How the pattern was laid, and in which turn; before that it lies as it first fits. */
  #laid = $state.raw<{ readonly orientation: number; readonly turn: number }>();
  /** Whether it was turned by hand over the cell aimed at: then it stays so, fitting or not. */
  #isHeld = $state(false);
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
  /** Whether the pattern has room at all. */
  readonly room = $derived.by(() => this.#of().choices.patterns.length > 0);
  readonly mode = $derived.by(() => modeOf(this.#of().choices, this.single));
  readonly orientations = $derived.by(() =>
    orientationsOf(this.mode === 'mark' ? this.#of().table.expedition : ONE_CELL),
  );
  readonly #fits = $derived.by(() =>
    this.#player.cards.map((card) => fitsOf(this.#of().choices, card, this.mode)),
  );
  readonly #places = $derived(placementsOf(this.orientations, this.#fits));
  readonly #wanted = $derived.by(() => {
    const first = this.#places[0]?.orientation ?? 0;
    const wanted = this.#laid?.turn === this.#turn ? this.#laid.orientation : first;
    return wanted < this.orientations.length ? wanted : 0;
  });
  readonly #index = $derived(
    this.#aim === undefined || this.#isHeld
      ? this.#wanted
      : this.#indexAt(this.#aim.slot, this.#aim.cell),
  );
  /** Whether turning it, or a mirror, would lay it otherwise. */
  readonly turns = $derived(turned(this.orientations, this.#index) !== this.#index);
  readonly mirrors = $derived(mirrored(this.orientations, this.#index) !== this.#index);
  readonly orientation = $derived(itemAt(this.orientations, this.#index));
  readonly #ghost = $derived(
    this.#aim === undefined
      ? EMPTY
      : placement(this.orientation, this.#aim.cell, itemAt(this.#fits, this.#aim.slot)),
  );
  /** Whether the pattern lies where it may be marked. */
  readonly isFitting = $derived(
    this.#aim !== undefined && itemAt(this.#fits, this.#aim.slot).has(this.#ghost),
  );
  readonly isAiming = $derived(this.#aim !== undefined);
  /** How many cells would be marked. */
  readonly count = $derived(this.isAiming ? size(this.#ghost) : this.orientation.spots.length);
  /** What marking would give now. */
  readonly gain = $derived(
    this.#aim === undefined || !this.isFitting
      ? undefined
      : this.gainOf(this.#aim.slot, this.#ghost),
  );
  /** By card: the cells that can be aimed at, whichever way the pattern then lies. */
  readonly lit = $derived(
    this.#fits.map((fits) => [...fits.keys()].reduce((all, cells) => all | cells, EMPTY)),
  );

  gainOf(slot: number, cells: Cells): Gain {
    const { table, hand } = this.#of();
    const player = this.#player;
    return gainOf({ table, player, marks: hand?.marks ?? [EMPTY, EMPTY] }, slot, cells);
  }

  /** What marking with the hand on a cell would give; nothing where the pattern does not fit. */
  gainAt(slot: number, cell: Cell): Gain | undefined {
    const fits = itemAt(this.#fits, slot);
    const lying = itemAt(this.orientations, this.#indexAt(slot, cell));
    const cells = placement(lying, cell, fits);
    return fits.has(cells) ? this.gainOf(slot, cells) : undefined;
  }

  ghostOn(slot: number): Cells {
    return this.#aim?.slot === slot && this.mode !== undefined ? this.#ghost : EMPTY;
  }

  aimAt(slot: number, cell: Cell | undefined): void {
    if (this.#aim?.slot === slot && this.#aim.cell === cell) return;
    this.#isHeld = false;
    this.#aim = cell === undefined ? undefined : { slot, cell };
  }

  rest(): void {
    this.#isHeld = false;
    this.#aim = undefined;
  }

  turn(): void {
    this.#lay(turned(this.orientations, this.#index));
  }

  mirror(): void {
    this.#lay(mirrored(this.orientations, this.#index));
  }

  toggleSingle(): void {
    this.#singleTurn = this.single ? NO_TURN : this.#turn;
    this.rest();
  }

  /** Goes on to the next place where it fits, whichever way it lies there. */
  next(): Placement | undefined {
    const place = placeAfter(this.#places, this.#aim?.slot, this.#ghost);
    if (place === undefined) return undefined;
    this.#lay(place.orientation);
    this.#aim = { slot: place.slot, cell: place.cell };
    return place;
  }

  /** How many places there are as the pattern lies. */
  get placesHere(): number {
    return this.#places.filter(({ orientation }) => orientation === this.#index).length;
  }

  /** The move that marks what is aimed at, legal or not. */
  get move(): Move | undefined {
    if (this.#aim === undefined || this.mode === undefined) return undefined;
    return moveAt(this.mode, itemAt(this.#player.cards, this.#aim.slot), this.#ghost);
  }

  #lay(orientation: number): void {
    if (this.mode !== 'mark') return;
    this.#laid = { orientation, turn: this.#turn };
    this.#isHeld = true;
  }

  #indexAt(slot: number, cell: Cell): number {
    return orientationAt(this.orientations, this.#wanted, cell, itemAt(this.#fits, slot));
  }
}
