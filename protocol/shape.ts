import { itemAt } from '@pepite/kernel';
import type { TSchema } from 'typebox';
import { Compile, type Validator } from 'typebox/compile';

/** How some data has to be. */
export type Shape = TSchema;

/** Says in which field some data is not of a shape, if there is one. */
type WrongField = (data: unknown) => string | undefined;

/** Checks data by a schema; made ready when the first data comes: a start need not wait for it. */
export function wrongFieldBy(schema: Shape): WrongField {
  let check: Validator | undefined;
  return (data) => {
    check ??= Compile(schema);
    return check.Check(data) ? undefined : fieldOf(itemAt(check.Errors(data), 0));
  };
}

/** The name of the field that an error of the checker is about. */
function fieldOf(error: { readonly instancePath: string; readonly params: object }): string {
  const { requiredProperties, additionalProperties } = error.params as {
    readonly requiredProperties?: readonly string[];
    readonly additionalProperties?: readonly string[];
  };
  const named = requiredProperties?.[0] ?? additionalProperties?.[0];
  return (named ?? error.instancePath.slice(1)).slice(0, 40);
}
