import { Type } from 'typebox';
import type {
  ChallengeState,
  ChanceState,
  ClockState,
  HintedMove,
  Logged,
  MatchState,
  PlanState,
  Position,
} from '../state.ts';
import { PHRASE_NAMES, SIGNS, type TalkEntry, type TalkState } from '../talk.ts';
import { describing, MATCH_ID, oneOf, orNull, SEAT } from './describing.ts';
import { MatchSetupSchema, SeatStateSchema, StatusSchema } from './match.ts';
import { ResultSchema, TranslatedSchema } from './record.ts';

const MOVE = Type.String({ description: 'In the notation of records.' });

export const LoggedSchema = describing<Logged>()(
  Type.Object(
    {
      ply: Type.Integer({ description: 'Its place among the settled moves of the match.' }),
      actor: Type.String({ description: 'A seat, or * for chance.' }),
      move: Type.Optional(
        Type.String({ description: 'In the notation of records, if the watcher learned it.' }),
      ),
      unseen: Type.Optional(TranslatedSchema),
      outcome: Type.Optional(TranslatedSchema),
    },
    {
      title: 'Logged',
      description: 'A settled move as one watcher may know it; {0} in a text stands for seat 0.',
    },
  ),
);

export const PositionSchema = describing<Position>()(
  Type.Object(
    {
      ply: Type.Integer({ description: 'How many moves are settled: sent back with a move.' }),
      own: Type.Integer({
        description: 'How many choices the watcher’s seat has made in the turn under way.',
      }),
      lookBack: Type.Object(
        {
          round: Type.Integer({ description: 'The first move of the round under way.' }),
          since: Type.Integer({ description: 'The first move since the watcher’s own last one.' }),
        },
        { description: 'How far the watcher may look back.' },
      ),
      table: Type.Unknown({ description: 'What all see; its shape is the game’s.' }),
      hand: Type.Optional(
        Type.Unknown({ description: 'What the watcher’s seat sees besides; its shape, too.' }),
      ),
    },
    { title: 'Position', description: 'Where a match stands, as one watcher may know it.' },
  ),
);

export const ClockStateSchema = describing<ClockState>()(
  Type.Object(
    {
      seats: Type.Array(
        orNull(
          Type.Object({
            left: Type.Number({ description: 'In milliseconds, when it is told.' }),
            full: Type.Number({ description: 'How much it is when it is full.' }),
            missed: Type.Integer({ description: 'How often in a row time has run out.' }),
          }),
        ),
        { description: 'Null where a bot plays.' },
      ),
      running: Type.Array(SEAT),
      pause: Type.Array(SEAT, { description: 'The seats that want the clocks stopped.' }),
      paused: Type.Boolean(),
    },
    { title: 'ClockState' },
  ),
);

export const HintedMoveSchema = describing<HintedMove>()(
  Type.Object(
    {
      move: MOVE,
      worth: orNull(Type.Number(), {
        description: 'From 0 (a match lost) to 1 (won); null if the move is forced.',
      }),
    },
    { title: 'HintedMove' },
  ),
);

export const PlanStateSchema = describing<PlanState>()(
  Type.Object(
    {
      standing: Type.Array(Type.String(), { description: 'Decided until further notice.' }),
      next: Type.Array(MOVE, { description: 'Moves for the next decision, the first one first.' }),
      outcome: Type.Optional(
        Type.Object({ kind: oneOf(['used', 'impossible', 'expired']), move: MOVE }),
      ),
    },
    { title: 'PlanState', description: 'What the watcher’s own seat has planned.' },
  ),
);

const TalkStateSchema = describing<TalkState>()(
  Type.Object({ kind: oneOf(['phrases', 'free']), on: Type.Boolean() }, { title: 'TalkState' }),
);

const spoken = {
  number: Type.Integer({ description: 'Among all that was said at the match.' }),
  seat: SEAT,
  name: Type.String({ description: 'What the speaker was called then.' }),
};

export const TalkEntrySchema = describing<TalkEntry>()(
  Type.Union(
    [
      Type.Object({ kind: Type.Literal('phrase'), phrase: oneOf(PHRASE_NAMES), ...spoken }),
      Type.Object({ kind: Type.Literal('text'), text: Type.String(), ...spoken }),
      Type.Object({
        kind: Type.Literal('reaction'),
        ply: Type.Integer({ description: 'Of the move that it is about.' }),
        sign: orNull(oneOf(SIGNS)),
        ...spoken,
      }),
    ],
    { title: 'TalkEntry' },
  ),
);

const ChanceStateSchema = describing<ChanceState>()(
  Type.Object(
    {
      commitment: Type.String({ description: 'The hash of the server’s secret.' }),
      given: Type.Optional(Type.Array(SEAT, { description: 'Which seats have added to it.' })),
      contributions: Type.Optional(Type.Array(orNull(Type.String()))),
    },
    { title: 'ChanceState', description: 'What proves that chance is fair.' },
  ),
);

const ChallengeStateSchema = describing<ChallengeState>()(
  Type.Object(
    {
      seat: SEAT,
      from: Type.Object(
        { name: Type.String(), program: Type.Optional(Type.Literal(true)) },
        { description: 'Who asks.' },
      ),
      answerWithin: Type.Integer({ description: 'In milliseconds.' }),
      rematch: Type.Optional(Type.Literal(true)),
    },
    { title: 'ChallengeState', description: 'Told to a program that is asked to take a seat.' },
  ),
);

export const MatchStateSchema = describing<MatchState>()(
  Type.Object(
    {
      match: MATCH_ID,
      setup: MatchSetupSchema,
      status: StatusSchema,
      seats: Type.Array(SeatStateSchema),
      you: orNull(SEAT, { description: 'The seat of the watcher; null for whoever looks on.' }),
      challenge: Type.Optional(ChallengeStateSchema),
      companions: Type.Optional(
        Type.Array(Type.Object({ seat: SEAT, number: Type.Integer() }), {
          description: 'Others on the same device; a socket each: /socket?companion=1.',
        }),
      ),
      unwelcome: Type.Boolean({ description: 'The host has taken the watcher away.' }),
      host: Type.Boolean({ description: 'Whether the watcher may change seats, and start.' }),
      inviter: Type.Optional(Type.String()),
      hints: Type.Boolean(),
      unmoved: Type.Optional(
        Type.Array(SEAT, { description: 'People who have not moved yet: any may end the match.' }),
      ),
      aborted: Type.Optional(Type.Literal(true)),
      spectators: Type.Integer(),
      next: orNull(Type.String(), { description: 'The rematch, once somebody has asked for it.' }),
      clock: Type.Optional(ClockStateSchema),
      plans: Type.Optional(PlanStateSchema),
      talk: Type.Optional(TalkStateSchema),
      chance: Type.Optional(ChanceStateSchema),
      position: orNull(PositionSchema, { description: 'Null while the match waits for players.' }),
      log: Type.Array(LoggedSchema),
      result: orNull(ResultSchema),
    },
    { title: 'MatchState', description: 'Everything one watcher may know of a match.' },
  ),
);
