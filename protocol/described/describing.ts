import { type Static, type TSchema, type TSchemaOptions, Type } from 'typebox';

/** A type without `readonly` and in one place; its fields say whether they may be absent. */
type Plain<T> = T extends readonly (infer Item)[]
  ? Plain<Item>[]
  : T extends object
    ? { -readonly [K in keyof T]-?: readonly [Presence<T, K>, Plain<T[K]>] }
    : T;

type Presence<T, K extends keyof T> = object extends Pick<T, K> ? 'optional' : 'required';

/** Each can stand for the other: no field of one is missing in the other. */
type Same<A, B> = [A] extends [B] ? ([B] extends [A] ? true : false) : false;

/**
 * Takes a schema only if it describes exactly this type: `describing<Me>()(Type.Object(…))`. What a
 * server says has its type in TypeScript; a schema that says anything else does not compile.
 */
export const describing =
  <T>() =>
  <S extends TSchema>(schema: Same<Plain<Static<S>>, Plain<T>> extends true ? S : never): S =>
    schema;

/** One of these words. */
export const oneOf = <const V extends string | number | boolean>(
  values: readonly V[],
  options: TSchemaOptions = {},
) =>
  Type.Unsafe<V>(
    Type.Union(
      values.map((value) => Type.Literal(value)),
      options,
    ),
  );

/** Something, or nothing. */
export const orNull = <S extends TSchema>(schema: S, options: TSchemaOptions = {}) =>
  Type.Union([schema, Type.Null()], options);

export const MATCH_ID = Type.String({ description: 'The id of a match, as in its link.' });
export const SEAT = Type.Integer({ minimum: 0, description: 'A seat, counted from 0.' });
export const DATE = Type.Number({ description: 'In milliseconds since 1970.' });
