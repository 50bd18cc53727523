/**
 * State is plain data of a fixed shape: small whole numbers and booleans in objects and arrays, and
 * arrays of numbers that may grow. So copying and comparing are written once, here, and no game can
 * forget a field.
 */
type Scalar = number | boolean | string;
type Fields = Record<string, Scalar>;

/** Where the values of some data are: objects with the names of their scalar fields, arrays. */
export interface Leaves {
  readonly objects: readonly Fields[];
  readonly keys: readonly (readonly string[])[];
  readonly arrays: readonly Scalar[][];
}

const isScalar = (value: unknown): value is Scalar =>
  typeof value === 'number' || typeof value === 'boolean' || typeof value === 'string';

/** Finds where all values of some plain data are, so that they can be copied in one go. */
export function leavesOf(data: unknown): Leaves {
  const objects: Fields[] = [];
  const keys: string[][] = [];
  const arrays: Scalar[][] = [];
  const visit = (value: unknown): void => {
    if (isScalar(value)) return;
    if (Array.isArray(value)) {
      if (value.every(isScalar)) arrays.push(value);
      else value.forEach(visit);
    } else if (typeof value === 'object' && value !== null) {
      const fields = value as Fields;
      objects.push(fields);
      keys.push(Object.keys(fields).filter((key) => isScalar(fields[key])));
      Object.values(fields).forEach(visit);
    } else {
      throw new TypeError(`state is plain data: ${String(value)} is not`);
    }
  };
  visit(data);
  return { objects, keys, arrays };
}

/** Copies every value; the two must come from data of the same shape. */
export function copyLeaves(from: Leaves, to: Leaves): void {
  for (let index = 0; index < from.arrays.length; index++) {
    const source = from.arrays[index];
    const target = to.arrays[index];
    if (target.length !== source.length) target.length = source.length;
    for (let place = 0; place < source.length; place++) target[place] = source[place];
  }
  for (let index = 0; index < from.objects.length; index++) {
    const source = from.objects[index];
    const target = to.objects[index];
    const keys = from.keys[index];
    for (let place = 0; place < keys.length; place++) target[keys[place]] = source[keys[place]];
  }
}

/**
 * Whether two pieces of data are the same value for value, in the same order: NaN is not null, nor
 * −0 equal to 0. Much cheaper than printing both.
 */
export function identical(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true;
  if (typeof one !== 'object' || typeof other !== 'object') return false;
  if (one === null || other === null) return false;
  if (Array.isArray(one)) return Array.isArray(other) && sameItems(one, other);
  return !Array.isArray(other) && sameFields(one as Fields, other as Fields);
}

function sameItems(some: readonly unknown[], others: readonly unknown[]): boolean {
  if (some.length !== others.length) return false;
  for (let place = 0; place < some.length; place++) {
    if (!identical(some[place], others[place])) return false;
  }
  return true;
}

function sameFields(one: Fields, other: Fields): boolean {
  const keys = Object.keys(one);
  const others = Object.keys(other);
  if (keys.length !== others.length) return false;
  for (let place = 0; place < keys.length; place++) {
    const key = keys[place];
    if (key !== others[place] || !identical(one[key], other[key])) return false;
  }
  return true;
}

/** Whether two pieces of plain data are equal. */
export const sameData = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one) === JSON.stringify(other);
