import { type TObject, Type } from 'typebox';
import type { ServerMessage } from '../server-message.ts';
import { describing, MATCH_ID, orNull } from './describing.ts';
import { LobbyMatchSchema, OwnMatchSchema, SeatStateSchema } from './match.ts';
import { ProblemSchema } from './problem.ts';
import * as state from './state.ts';

/** The message of one type. */
type Said<T extends ServerMessage['type']> = Extract<ServerMessage, { readonly type: T }>;

const COUNT = Type.Integer();

/** Everything a server says over a socket, by its type. */
export const SERVER_MESSAGES = {
  lobby: describing<Said<'lobby'>>()(
    Type.Object(
      {
        type: Type.Literal('lobby'),
        open: Type.Array(LobbyMatchSchema),
        live: Type.Array(LobbyMatchSchema),
      },
      { description: 'Public matches that wait for players, and those being played.' },
    ),
  ),
  mine: describing<Said<'mine'>>()(
    Type.Object(
      { type: Type.Literal('mine'), matches: Type.Array(OwnMatchSchema) },
      { description: 'The reader’s own matches, the latest first.' },
    ),
  ),
  match: describing<Said<'match'>>()(
    Type.Object(
      { type: Type.Literal('match'), state: state.MatchStateSchema },
      { description: 'The whole state, first and whenever seats or status change.' },
    ),
  ),
  presence: describing<Said<'presence'>>()(
    Type.Object(
      {
        type: Type.Literal('presence'),
        match: MATCH_ID,
        seats: Type.Array(SeatStateSchema),
        spectators: COUNT,
      },
      { description: 'Who is there, when nothing else has changed; at most once a second.' },
    ),
  ),
  moved: describing<Said<'moved'>>()(
    Type.Object(
      {
        type: Type.Literal('moved'),
        match: MATCH_ID,
        events: Type.Array(state.LoggedSchema),
        position: state.PositionSchema,
        clock: Type.Optional(state.ClockStateSchema),
      },
      { description: 'What has happened, and where the match stands now.' },
    ),
  ),
  plans: describing<Said<'plans'>>()(
    Type.Object(
      { type: Type.Literal('plans'), match: MATCH_ID, plans: state.PlanStateSchema },
      { description: 'What the watcher’s own seat has planned, when that has changed.' },
    ),
  ),
  past: describing<Said<'past'>>()(
    Type.Object(
      {
        type: Type.Literal('past'),
        match: MATCH_ID,
        positions: Type.Array(state.PositionSchema),
        more: Type.Boolean({ description: 'Whether one may look back further still.' }),
      },
      { description: 'The latest positions before the one asked for, as far as one may look.' },
    ),
  ),
  hint: describing<Said<'hint'>>()(
    Type.Object(
      {
        type: Type.Literal('hint'),
        match: MATCH_ID,
        ply: COUNT,
        own: COUNT,
        moves: Type.Array(state.HintedMoveSchema),
      },
      { description: 'What the best bot would do at that position, the best first.' },
    ),
  ),
  talk: describing<Said<'talk'>>()(
    Type.Object(
      {
        type: Type.Literal('talk'),
        match: MATCH_ID,
        entries: Type.Array(state.TalkEntrySchema),
        after: Type.Optional(Type.Integer({ description: 'As an answer to “hear”.' })),
      },
      { description: 'What has been said, in the order of its numbers.' },
    ),
  ),
  refused: describing<Said<'refused'>>()(
    Type.Object(
      {
        type: Type.Literal('refused'),
        id: orNull(COUNT, { description: 'That of the message refused, if it had one.' }),
        problem: ProblemSchema,
      },
      { description: 'A message was not carried out: nothing has changed.' },
    ),
  ),
  pong: describing<Said<'pong'>>()(
    Type.Object({ type: Type.Literal('pong') }, { description: 'The answer to “ping”.' }),
  ),
} as const satisfies Readonly<Record<ServerMessage['type'], TObject>>;
