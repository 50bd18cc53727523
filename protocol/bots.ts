import { type Static, Type } from 'typebox';
import { NameSchema } from './setup.ts';

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
