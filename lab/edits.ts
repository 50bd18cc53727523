import { identical, type OptionSpec, type OptionSpecs } from '@pepite/kernel';
import type { Edit } from './experiment.ts';
import { PHRASES } from './phrases.ts';
import { Refused } from './problem.ts';
import { type Fields, isFields, placeOf } from './reading.ts';

/** What is done to a number or to fields. */
type Way = 'set' | 'add' | 'times';

/**
 * The options with an edit made; what does not fit is refused. Whether the game can be played so,
 * the game says afterwards.
 */
export function makeEdit(
  specs: OptionSpecs,
  seats: number,
  options: Fields,
  edit: Edit,
  where: string,
): Fields {
  const { option } = edit;
  const spec = Object.hasOwn(specs, option) ? specs[option] : undefined;
  if (spec === undefined) {
    throw new Refused(placeOf(where, 'option'), PHRASES.strange(option, Object.keys(specs)));
  }
  const value = Object.hasOwn(options, option) ? options[option] : standardOf(spec, seats);
  return { ...options, [option]: edited(value, edit, where) };
}

const standardOf = (spec: OptionSpec, seats: number): unknown =>
  spec.kind === 'count' ? spec.default(seats) : spec.default;

function edited(value: unknown, edit: Edit, where: string): unknown {
  if (Array.isArray(value)) return editedList(value, edit, where);
  if (edit.where !== undefined || 'remove' in edit) throw new Refused(where, PHRASES.whereNoList);
  return changed(value, edit, where);
}

function editedList(list: readonly unknown[], edit: Edit, where: string): readonly unknown[] {
  const isMeant = list.map((item) => isLike(item, edit.where ?? {}));
  if (!isMeant.includes(true)) throw new Refused(placeOf(where, 'where'), PHRASES.matchesNothing);
  if ('remove' in edit) {
    const left = list.filter((_, index) => isMeant[index] === false);
    if (left.length === 0) throw new Refused(where, PHRASES.removesAll);
    return left;
  }
  return list.map((item, index) => (isMeant[index] === true ? changed(item, edit, where) : item));
}

const isLike = (item: unknown, pattern: Fields): boolean =>
  Object.entries(pattern).every(
    ([field, value]) => isFields(item) && identical(item[field], value),
  );

function changed(value: unknown, edit: Edit, where: string): unknown {
  if ('set' in edit) return change(value, 'set', edit.set, placeOf(where, 'set'), edit.option);
  if ('add' in edit) return change(value, 'add', edit.add, placeOf(where, 'add'), edit.option);
  if ('times' in edit) {
    return change(value, 'times', edit.times, placeOf(where, 'times'), edit.option);
  }
  return value;
}

function change(value: unknown, way: Way, by: unknown, where: string, name: string): unknown {
  if (isFields(by) && isFields(value)) {
    const fields: Record<string, unknown> = { ...value };
    for (const [field, part] of Object.entries(by)) {
      fields[field] = change(value[field], way, part, placeOf(where, field), field);
    }
    return fields;
  }
  if (way === 'set') return by;
  if (typeof value === 'boolean') throw new Refused(where, PHRASES.flagOnlySet);
  if (typeof value !== 'number' || typeof by !== 'number') {
    throw new Refused(where, PHRASES.notNumbers(name));
  }
  // Everything that is printed is a whole number.
  return way === 'add' ? value + by : Math.round(value * by);
}
