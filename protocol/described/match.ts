import { Type } from 'typebox';
import type { DatedEnding, LobbyMatch, OwnMatch } from '../lobby.ts';
import { type BranchMark, CHOICES, type MatchSetup } from '../match-setup.ts';
import { CHOICE_WORDS } from '../setup.ts';
import { DECLINE_REASONS } from '../challenges.ts';
import type { SeatState, Status } from '../state.ts';
import type { TableClock } from '../table-clock.ts';
import { DATE, describing, MATCH_ID, oneOf, orNull, SEAT } from './describing.ts';
import { OptionsSchema } from './record.ts';

const STATUSES = ['waiting', 'playing', 'over'] as const;

export const StatusSchema = describing<Status>()(oneOf(STATUSES));

export const TableClockSchema = describing<TableClock>()(
  Type.Union(
    [
      Type.Object({ kind: Type.Literal('none') }),
      Type.Object({
        kind: Type.Literal('live'),
        bank: Type.Number({ description: 'For the whole match, in seconds.' }),
        increment: Type.Number({ description: 'For each decision, in seconds.' }),
      }),
      Type.Object({
        kind: Type.Literal('days'),
        days: Type.Number({ description: 'For each decision.' }),
      }),
    ],
    { title: 'TableClock', description: 'How time is kept at a table.' },
  ),
);

const choice = <N extends keyof typeof CHOICES>(name: N) =>
  oneOf<(typeof CHOICES)[N]['values'][number]>(CHOICES[name].values, {
    description: CHOICE_WORDS[name],
  });

const BranchMarkSchema = describing<BranchMark>()(
  Type.Object(
    {
      ply: Type.Integer({ description: 'How many moves had been made there.' }),
      address: orNull(Type.String(), {
        description: 'The page of that match, if it has one here.',
      }),
      names: Type.Array(Type.String(), { description: 'Who sat at each seat there.' }),
      imaginedFor: orNull(SEAT, {
        description: 'The seat from whose view all that is hidden was imagined; null: as it was.',
      }),
    },
    { title: 'BranchMark', description: 'A table that goes on from a position of another match.' },
  ),
);

export const MatchSetupSchema = describing<MatchSetup>()(
  Type.Object(
    {
      game: Type.String(),
      rules: Type.Integer({ description: 'The version of the rules, to the end of the match.' }),
      options: OptionsSchema,
      clock: TableClockSchema,
      access: choice('access'),
      hints: choice('hints'),
      pace: choice('pace'),
      programs: choice('programs'),
      sharedChance: choice('sharedChance'),
      standIn: choice('standIn'),
      startsWhenFull: choice('startsWhenFull'),
      talk: choice('talk'),
      talkOff: choice('talkOff'),
      timeout: choice('timeout'),
      branch: Type.Optional(BranchMarkSchema),
    },
    { title: 'MatchSetup', description: 'What a table has chosen.' },
  ),
);

export const SeatStateSchema = describing<SeatState>()(
  Type.Union(
    [
      Type.Object({
        kind: Type.Literal('open'),
        challenged: Type.Optional(
          Type.Object(
            { name: Type.String() },
            { description: 'A program is asked to take it, and has not answered yet.' },
          ),
        ),
        declined: Type.Optional(
          Type.Object(
            { name: Type.String(), reason: oneOf([...DECLINE_REASONS, 'no-answer']) },
            { description: 'A program that was asked last did not take it.' },
          ),
        ),
      }),
      Type.Object({ kind: Type.Literal('bot'), name: Type.String(), bot: Type.String() }),
      Type.Object({
        kind: Type.Literal('guest'),
        name: Type.String(),
        program: Type.Optional(
          Type.Literal(true, { description: 'It is a program from outside, and no person.' }),
        ),
        present: Type.Boolean({ description: 'Whether a page of this player is connected.' }),
        replaceable: Type.Boolean({
          description: 'Away for so long that others may let a bot play.',
        }),
        replaceableIn: Type.Optional(
          Type.Number({ description: 'In how many milliseconds others may.' }),
        ),
        replaced: Type.Boolean({ description: 'A bot plays in place of this player.' }),
        resigned: Type.Optional(Type.Literal(true, { description: 'For good.' })),
        wantsAbort: Type.Optional(
          Type.Literal(true, { description: 'Agrees to end the match without a result.' }),
        ),
      }),
    ],
    { title: 'SeatState', description: 'Who sits at a seat, as everybody may know it.' },
  ),
);

const listed = {
  match: MATCH_ID,
  game: Type.String(),
  status: StatusSchema,
  options: OptionsSchema,
  clock: Type.Optional(TableClockSchema),
  branch: Type.Optional(
    Type.Literal(true, { description: 'It goes on from a position of another match.' }),
  ),
  names: Type.Array(orNull(Type.String()), {
    description: 'The name at each seat; null where it is open.',
  }),
  programs: Type.Optional(
    Type.Array(Type.Integer(), { description: 'The seats of programs from outside.' }),
  ),
  welcomesPrograms: Type.Optional(
    Type.Literal(true, { description: 'Programs from outside may sit down.' }),
  ),
};

export const LobbyMatchSchema = describing<LobbyMatch>()(
  Type.Object(listed, { title: 'LobbyMatch', description: 'A match in a list that all see.' }),
);

const EndingSchema = describing<DatedEnding>()(
  Type.Object(
    {
      scores: Type.Array(Type.Number()),
      winners: Type.Array(SEAT),
      places: Type.Array(Type.Integer(), {
        description: 'Of each seat, from 1 on; all of a team have the same.',
      }),
      sides: Type.Integer({ description: 'How many players there were, or how many teams.' }),
      date: DATE,
    },
    { title: 'Ending' },
  ),
);

export const OwnMatchSchema = describing<OwnMatch>()(
  Type.Object(
    {
      ...listed,
      seat: SEAT,
      yourTurn: Type.Boolean(),
      timeLeft: Type.Optional(
        Type.Number({ description: 'For the decision, in milliseconds, where time is kept.' }),
      ),
      replaced: Type.Optional(Type.Literal(true, { description: 'A bot plays for you.' })),
      alone: Type.Optional(Type.Literal(true, { description: 'No other person plays in it.' })),
      challenged: Type.Optional(
        Type.Literal(true, { description: 'A program is asked to take the seat.' }),
      ),
      resigned: Type.Optional(Type.Literal(true)),
      aborted: Type.Optional(Type.Number({ description: 'When it was ended without a result.' })),
      ending: orNull(EndingSchema),
    },
    { title: 'OwnMatch', description: 'One of your own matches.' },
  ),
);
