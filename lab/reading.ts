import type { Why } from '@pepite/kernel';
import { Refused } from './problem.ts';
import { PHRASES } from './phrases.ts';

/** JSON that a person has written, read value by value: what is not as it should be is refused. */
export type Fields = Readonly<Record<string, unknown>>;

export const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** An object with no other fields than these. */
export function readFields(value: unknown, where: string, known: readonly string[]): Fields {
  const fields = readAnyFields(value, where);
  const strange = Object.keys(fields).find((key) => !known.includes(key));
  if (strange !== undefined) throw new Refused(where, PHRASES.strange(strange, known));
  return fields;
}

export function readAnyFields(value: unknown, where: string): Fields {
  if (!isFields(value)) throw new Refused(where, PHRASES.notObject);
  return value;
}

export function readText(value: unknown, where: string, most: number): string {
  if (typeof value === 'string' && value.trim() !== '' && value.length <= most) return value;
  throw new Refused(where, PHRASES.notText(most));
}

export function readWhole(value: unknown, where: string, least: number, most: number): number {
  const isWhole = typeof value === 'number' && Number.isInteger(value);
  if (isWhole && value >= least && value <= most) return value;
  throw new Refused(where, PHRASES.notWhole(least, most));
}

/** A list of at least one item, each read with its own place. */
export function readList<T>(
  value: unknown,
  where: string,
  most: number,
  readItem: (item: unknown, where: string) => T,
): readonly T[] {
  if (!Array.isArray(value) || value.length === 0 || value.length > most) {
    throw new Refused(where, PHRASES.notList(most));
  }
  return value.map((item: unknown, index) => readItem(item, `${where}[${index}]`));
}

/** One item alone, or a list of them. */
export const readOneOrMore = <T>(
  value: unknown,
  where: string,
  most: number,
  readItem: (item: unknown, where: string) => T,
): readonly T[] =>
  Array.isArray(value) ? readList(value, where, most, readItem) : [readItem(value, where)];

/** Refuses a list that has something twice. */
export function mustDiffer(
  items: readonly (string | number)[],
  where: string,
  why: (item: string) => Why,
): void {
  const twice = items.find((item, index) => items.indexOf(item) !== index);
  if (twice !== undefined) throw new Refused(where, why(String(twice)));
}

export const placeOf = (where: string, key: string): string =>
  where === '' ? key : `${where}.${key}`;
