import { LADDER, LEVEL_NAMES } from '@pepite/bots';
import { type Static, Type } from 'typebox';

/** How strong one level is in one game. */
export const LadderEntrySchema = Type.Object(
  {
    game: Type.String(),
    rules: Type.Integer(),
    seats: Type.Integer(),
    bot: Type.String({ description: 'A level that a table can seat.' }),
    points: Type.Integer({
      description: '100 points more win 64 % of duels; the mean of all levels is 1,500.',
    }),
    matches: Type.Integer({ description: 'How many matches every two levels have played.' }),
    milliseconds: Type.Integer({
      description: 'How long experts thought about a choice, of processor time.',
    }),
    seed: Type.Integer(),
  },
  { title: 'LadderEntry' },
);
type LadderEntry = Static<typeof LadderEntrySchema>;

/** The ladder of one game, or of all, the strongest of each game first. */
export const ladderOf = (game: string | undefined): readonly LadderEntry[] =>
  LADDER.filter((one) => game === undefined || one.game === game).flatMap(({ points, ...one }) =>
    LEVEL_NAMES.map((bot) => ({ ...one, bot, points: points[bot] })).toSorted(
      (a, b) => b.points - a.points,
    ),
  );
