import { describing, oneOf, orNull, SEAT, TranslatedSchema } from '@pepite/protocol/described';
import { EFFORT_NAMES, REVIEW_STATES, type ReviewStanding } from '@pepite/review';
import { type TSchema, Type } from 'typebox';

/** Threads of bots have time for the least effort only: bots wait for every piece of it. */
const EFFORTS = ['quick'] as const;

/** What the query of a review may say. */
export const ReviewQuery = Type.Object(
  {
    effort: Type.Optional(
      Type.String({
        pattern: `^(${EFFORTS.join('|')})$`,
        description: 'How much is imagined for each figure: “quick”, unless said.',
      }),
    ),
  },
  { additionalProperties: false },
);

const list = <S extends TSchema>(item: S, description?: string) =>
  Type.Array(item, description === undefined ? {} : { description });

const EstimateSchema = Type.Object(
  { mean: Type.Number(), error: Type.Number({ description: 'The standard error of the mean.' }) },
  { title: 'Estimate' },
);

const DecisionSchema = Type.Object(
  {
    ply: Type.Integer({ description: 'How many moves had been made.' }),
    standing: oneOf(['same', 'close', 'worse'], {
      description: 'What the expert would have done, as good as that, or worse.',
    }),
    round: orNull(TranslatedSchema),
    chosen: TranslatedSchema,
    best: TranslatedSchema,
    known: Type.Number({ description: 'How likely the seat was to win with the best move.' }),
    chance: EstimateSchema,
    points: orNull(EstimateSchema),
    about: orNull(TranslatedSchema),
  },
  { title: 'ReviewedDecision' },
);

const SeatReportSchema = Type.Object(
  {
    seat: SEAT,
    accuracy: orNull(EstimateSchema, { description: 'From 0, by lot, to 1, as the expert.' }),
    decisions: Type.Integer(),
    same: Type.Integer(),
    close: Type.Integer(),
    worse: list(DecisionSchema, 'The dearest one first.'),
    all: list(DecisionSchema),
  },
  { title: 'SeatReport' },
);

const ReportSchema = Type.Object(
  {
    game: TranslatedSchema,
    program: Type.String({ description: 'Another version may find something else.' }),
    isFinished: Type.Boolean(),
    names: list(Type.String()),
    winners: list(SEAT),
    plies: Type.Integer(),
    seats: list(SeatReportSchema),
    luck: list(EstimateSchema, 'By seat: what chance gave it, as a part of a win.'),
    curve: list(
      Type.Object({
        ply: Type.Integer(),
        seen: list(Type.Number(), 'By seat: the chance to win by what all saw.'),
        open: list(Type.Number(), 'The same with all hands open.'),
      }),
    ),
  },
  { title: 'ReviewReport' },
);

/** How a review stands. */
export const ReviewStandingSchema = describing<ReviewStanding>()(
  Type.Object(
    {
      seat: SEAT,
      effort: oneOf(EFFORT_NAMES),
      state: oneOf(REVIEW_STATES),
      done: Type.Integer({ description: 'How many pieces of it are done …' }),
      total: Type.Integer({ description: '… of how many; 0 as long as that is not known.' }),
      report: orNull(ReportSchema, {
        description: 'What was found, once it is finished, or up to where it was stopped.',
      }),
    },
    { title: 'ReviewStanding' },
  ),
);
