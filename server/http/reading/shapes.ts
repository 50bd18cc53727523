import { type TSchema, Type } from 'typebox';
import { pagingFields } from './paging.ts';

const strict = { additionalProperties: false };

/** The most matches that one request may name; they are told twenty at a time. */
const MOST_NAMED = 100;

const game = Type.Optional(
  Type.String({ maxLength: 40, description: 'Only what is about this game.' }),
);

export const ListQuery = Type.Object(pagingFields, strict);
export const LadderQuery = Type.Object({ game, ...pagingFields }, strict);
export const MatchesQuery = Type.Object(
  {
    status: Type.Optional(
      Type.String({
        pattern: '^(waiting|playing)$',
        description: 'Only those that wait for players, or only those being played.',
      }),
    ),
    game,
    ...pagingFields,
  },
  strict,
);
export const RecordsQuery = Type.Object(
  {
    matches: Type.String({
      pattern: `^[a-z0-9]{1,20}(,[a-z0-9]{1,20}){0,${MOST_NAMED - 1}}$`,
      description: `The ids of up to ${MOST_NAMED} matches, with commas between them.`,
    }),
    skip: pagingFields.skip,
  },
  strict,
);

/** A part of a list as one document. */
export const listOf = (title: string, item: TSchema, name: string) =>
  Type.Object(
    {
      [name]: Type.Array(item),
      total: Type.Integer({ description: 'How many there are in all.' }),
      next: Type.Union([Type.String(), Type.Null()], {
        description: 'The address of the next part; null after the last.',
      }),
    },
    { title },
  );
