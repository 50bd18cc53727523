/** Looking up what has to be there: where it is not, a mistake is told at once, by its place. */

/** What a list has at an index. */
export function itemAt<T>(list: ArrayLike<T>, index: number): T {
  if (Number.isInteger(index) && index >= 0 && index < list.length) return list[index];
  throw new RangeError(`there is no ${index} among ${list.length}`);
}

/** What a record has by a name; what all objects inherit is no part of it. */
export function itemNamed<T>(record: Readonly<Record<string, T>>, name: string): T {
  if (Object.hasOwn(record, name)) return record[name];
  throw new RangeError(`there is no ${name} among ${Object.keys(record).join(', ')}`);
}
