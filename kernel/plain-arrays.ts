import type { ArrayPart, ArrayWriter, GameArrays } from './arrays.ts';
import type { Move, Moves } from './moves.ts';
import type { View } from './world.ts';

/** So many of the latest numbers of a list are written down that was empty at first. */
const GROWN = 16;
/** Numbers beyond are cut: an observation fits into 32 bits. */
const LARGEST = 2 ** 31 - 1;
/** Actions are places in the list of legal moves: no more are numbered. */
const MOST_ACTIONS = 500;

/** Where a value is in the data, and how many numbers it makes. */
type Shape =
  | { readonly kind: 'scalar' }
  | { readonly kind: 'list'; readonly length: number }
  | { readonly kind: 'items'; readonly items: readonly Shape[] }
  | { readonly kind: 'fields'; readonly fields: readonly (readonly [string, Shape])[] };

/**
 * The arrays of a game that declares none: all values of the table and of the hand, in the order of
 * their fields, and places in the list of legal moves as actions. Enough to begin with; a game that
 * says what its numbers mean is learned sooner.
 */
export class PlainArrays implements GameArrays {
  readonly #table: Shape;
  readonly #hand: Shape;

  /** By any view of a match with as many seats and the same options. */
  constructor({ table, hand }: View<unknown, unknown>) {
    this.#table = shapeOf(table);
    this.#hand = shapeOf(hand);
  }

  parts(): readonly ArrayPart[] {
    const range = { least: -LARGEST, most: LARGEST };
    return [
      { name: 'seat', length: 1, least: 0, most: 5 },
      { name: 'table', length: sizeOf(this.#table), ...range },
      { name: 'hand', length: sizeOf(this.#hand), ...range },
    ];
  }

  observe({ seat, table, hand }: View<unknown, unknown>, into: ArrayWriter): void {
    into.add(seat);
    write(table, this.#table, into);
    write(hand, this.#hand, into);
  }

  actions(): number {
    return MOST_ACTIONS;
  }

  choices(
    _view: View<unknown, unknown>,
    moves: Moves,
    add: (action: number, move: Move) => void,
  ): void {
    for (const [place, move] of moves.first(MOST_ACTIONS).entries()) add(place, move);
  }
}

function shapeOf(value: unknown): Shape {
  if (Array.isArray(value)) {
    const items: readonly unknown[] = value;
    return items.every((item) => typeof item !== 'object')
      ? { kind: 'list', length: items.length === 0 ? GROWN : items.length }
      : { kind: 'items', items: items.map(shapeOf) };
  }
  return typeof value === 'object' && value !== null
    ? { kind: 'fields', fields: Object.entries(value).map(([key, one]) => [key, shapeOf(one)]) }
    : { kind: 'scalar' };
}

function sizeOf(shape: Shape): number {
  switch (shape.kind) {
    case 'scalar':
      return 1;
    case 'list':
      return shape.length;
    case 'items':
      return shape.items.reduce((sum, item) => sum + sizeOf(item), 0);
    case 'fields':
      return shape.fields.reduce((sum, [, one]) => sum + sizeOf(one), 0);
  }
}

function write(value: unknown, shape: Shape, into: ArrayWriter): void {
  switch (shape.kind) {
    case 'scalar':
      into.add(numberFor(value));
      break;
    case 'list': {
      const items = value as readonly unknown[];
      const first = Math.max(0, items.length - shape.length);
      for (let place = 0; place < shape.length; place++) into.add(numberFor(items[first + place]));
      break;
    }
    case 'items':
      for (const [place, item] of shape.items.entries()) {
        write((value as readonly unknown[])[place], item, into);
      }
      break;
    case 'fields':
      for (const [key, one] of shape.fields) {
        write((value as Readonly<Record<string, unknown>>)[key], one, into);
      }
  }
}

/** Words are told apart by their letters; what is not there is 0. */
function numberFor(value: unknown): number {
  if (typeof value === 'number') return Math.max(-LARGEST, Math.min(LARGEST, value));
  if (typeof value === 'boolean') return value ? 1 : 0;
  if (typeof value !== 'string') return 0;
  let sum = 0;
  for (let place = 0; place < value.length; place++) {
    sum = (Math.imul(sum, 31) + value.charCodeAt(place)) & 0xffff;
  }
  return sum;
}
