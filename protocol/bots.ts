import { MOST_SEATS } from '@pepite/kernel';
import { type Static, Type } from 'typebox';
import { NameSchema, type NewMatchRequest, TABLE_FIELDS } from './setup.ts';

/** The body of `POST /api/me/bots`: what a program from outside is called. */
export const NewBotSchema = Type.Object({ name: NameSchema }, { additionalProperties: false });
export type NewBot = Static<typeof NewBotSchema>;

/** A program from outside that somebody has made a token for. */
export interface OwnBot {
  /** What it is known by: the hash of its token. */
  readonly bot: string;
  readonly name: string;
  /** Since when, in milliseconds. */
  readonly date: number;
}

/** The answer of `GET /api/me/bots`. */
export interface OwnBots {
  readonly bots: readonly OwnBot[];
  /** How many there may be. */
  readonly most: number;
}

/** The answer of `POST /api/me/bots`: the token is told this once. */
export interface AddedBot extends OwnBot {
  readonly token: string;
}

/** What a program is called in challenges: nothing that could be taken for its token. */
export const ProgramIdSchema = Type.String({
  pattern: '^[\\w-]{16}$',
  description: 'The program, as it is called where those are listed that are connected.',
});

/** The body of `POST /api/matches/:id/challenges`: a program is asked to take a free seat. */
export const ChallengeSchema = Type.Object(
  {
    seat: Type.Integer({ minimum: 0, maximum: MOST_SEATS - 1 }),
    program: ProgramIdSchema,
  },
  { additionalProperties: false },
);
export type Challenge = Static<typeof ChallengeSchema>;

/** A table that a program opens for another one: which, by either of the two. */
export const NewChallengeSchema = Type.Object(
  {
    ...TABLE_FIELDS,
    program: Type.Optional(ProgramIdSchema),
    name: Type.Optional(NameSchema),
  },
  { additionalProperties: false },
);
export type NewChallenge = Omit<NewMatchRequest, 'start' | 'companions'> & {
  readonly program?: string;
  readonly name?: string;
};
