import type { Why } from '@pepite/kernel';

/** The fields of an object that has none but these; a problem without words: it is no object. */
export function fieldsOf(
  input: unknown,
  known: readonly string[],
): { readonly value: ReadonlyMap<string, unknown> } | { readonly problem: Why | undefined } {
  if (typeof input !== 'object' || input === null || Array.isArray(input)) {
    return { problem: undefined };
  }
  const value = new Map<string, unknown>(Object.entries(input));
  const strange = [...value.keys()].find((key) => !known.includes(key));
  return strange === undefined ? { value } : { problem: unknownName(strange, known) };
}

const unknownName = (name: string, known: readonly string[]): Why => ({
  en: `“${name}” is unknown; there are ${known.join(', ')}`,
  fr: `« ${name} » est inconnu ; il y a ${known.join(', ')}`,
});
