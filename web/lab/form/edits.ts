import type { OptionSpec } from '@pepite/kernel';
import type { Edit } from '@pepite/lab';

/** The ways to change a number, and their signs. */
export const WAYS = ['add', 'times', 'set'] as const;
export type Way = (typeof WAYS)[number];
const SIGNS: Readonly<Record<Way, string>> = { add: '+', times: '×', set: '=' };

type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The things that an option of the kind data has: those of a list, or the one that it is. */
const itemsOf = (spec: OptionSpec): readonly Fields[] => {
  if (spec.kind !== 'data') return [];
  return (Array.isArray(spec.default) ? spec.default : [spec.default]).filter(isFields);
};

const namesIn = (items: readonly Fields[], isMeant: (value: unknown) => boolean): string[] => [
  ...new Set(items.flatMap((item) => Object.keys(item).filter((field) => isMeant(item[field])))),
];

/** The numbers in an option that can be changed; none of an option that is a number itself. */
export const fieldsOf = (spec: OptionSpec): readonly string[] =>
  namesIn(itemsOf(spec), (value) => typeof value === 'number');

/** What tells the things of a list apart. */
export const marksOf = (spec: OptionSpec): readonly string[] =>
  spec.kind === 'data' && Array.isArray(spec.default)
    ? namesIn(itemsOf(spec), (value) => typeof value === 'number' || typeof value === 'string')
    : [];

/** The values that a mark has in a list, each once. */
export const valuesOf = (spec: OptionSpec, mark: string): readonly (number | string)[] =>
  [...new Set(itemsOf(spec).map((item) => item[mark]))]
    .filter((value) => typeof value === 'number' || typeof value === 'string')
    .sort((one, other) => (typeof one === 'number' ? one - Number(other) : 0));

/** An edit in short, `cards: exits + 1 (value = 3)`: all is called as files call it. */
export function tellEdit(edit: Edit, { removed }: { readonly removed: string }): string {
  const where = Object.entries(edit.where ?? {});
  const told = where.map(([mark, value]) => `${mark} = ${tell(value)}`).join(', ');
  return `${edit.option}: ${changeOf(edit, removed)}${told === '' ? '' : ` (${told})`}`;
}

function changeOf(edit: Edit, removed: string): string {
  if ('remove' in edit) return removed;
  const [way, change]: readonly [Way, unknown] =
    'set' in edit ? ['set', edit.set] : 'add' in edit ? ['add', edit.add] : ['times', edit.times];
  return tellChange(SIGNS[way], change, '');
}

const tellChange = (sign: string, change: unknown, name: string): string =>
  isFields(change)
    ? Object.entries(change)
        .map(([field, part]) => tellChange(sign, part, `${name} ${field}`.trim()))
        .join(', ')
    : `${name} ${sign} ${tell(change)}`.trim().replace('+ -', '− ');

const tell = (value: unknown): string =>
  typeof value === 'string' ? value : JSON.stringify(value);
