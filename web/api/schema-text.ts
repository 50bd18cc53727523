import type { Schema } from './description.ts';

/** A part of what a type is called: words, or the name of a schema that is told elsewhere. */
export type TypePart = { readonly text: string } | { readonly schema: string };

const words = (text: string): readonly TypePart[] => [{ text }];

const between = (parts: readonly (readonly TypePart[])[], text: string): readonly TypePart[] =>
  parts.flatMap((part, index) => (index === 0 ? part : [{ text }, ...part]));

/** What a type is called. What has fields of its own is an object; those are told below it. */
export function typeParts(schema: Schema): readonly TypePart[] {
  const { $ref, anyOf, items, type, additionalProperties } = schema;
  if ($ref !== undefined) return [{ schema: $ref.split('/').at(-1) ?? '' }];
  // A choice between yes and no is what a type is called already.
  if (schema.enum !== undefined && type !== 'boolean') {
    return words(schema.enum.map(printed).join(' | '));
  }
  if (schema.const !== undefined) return words(printed(schema.const));
  if (anyOf !== undefined) return between(withoutDoubles(anyOf.map(typeParts)), ' or ');
  if (type === 'array') return [{ text: 'list of ' }, ...typeParts(items ?? {})];
  if (typeof additionalProperties === 'object' && schema.properties === undefined) {
    return [{ text: 'object of ' }, ...typeParts(additionalProperties)];
  }
  return words(type ?? 'anything');
}

/** Three kinds of objects are called one: their fields tell them apart. */
const withoutDoubles = (kinds: readonly (readonly TypePart[])[]) => [
  ...new Map(kinds.map((parts) => [JSON.stringify(parts), parts])).values(),
];

const printed = (value: unknown): string => JSON.stringify(value);

/** A field of an object. */
export interface Field {
  readonly name: string;
  readonly schema: Schema;
  readonly isRequired: boolean;
}

/** The fields of an object, of the items of a list, or of what may be an object among others. */
export function fieldsOf(schema: Schema): readonly (readonly Field[])[] {
  const { properties, required = [], items, anyOf } = schema;
  if (properties !== undefined) {
    const fields = Object.entries(properties).map(([name, field]) => ({
      name,
      schema: field,
      isRequired: required.includes(name),
    }));
    return fields.length === 0 ? [] : [fields];
  }
  if (items !== undefined) return fieldsOf(items);
  return anyOf?.flatMap(fieldsOf) ?? [];
}

/** A text in which what stands between backticks is code. */
export const piecesOf = (
  text: string,
): readonly { readonly text: string; readonly isCode: boolean }[] =>
  text
    .split('`')
    .map((piece, index) => ({ text: piece, isCode: index % 2 === 1 }))
    .filter(({ text: piece }) => piece !== '');
