import { type Challengers, CHALLENGERS } from '@pepite/protocol';
import { type Static, Type } from 'typebox';

/** Which challenges a program takes. */
export interface Takes {
  readonly from: Challengers;
  /** The games it plays, and tables of which size; nothing where it takes any. */
  readonly games: readonly string[] | null;
  readonly seats: readonly number[] | null;
}

/** What a program says of itself in the address that it connects to; what else is there may be. */
export const ConnectionQuery = Type.Object({
  moves: Type.Optional(
    Type.String({ description: '“yes”: legal moves come with every question.' }),
  ),
  challenges: Type.Optional(
    Type.Unsafe<Challengers>(
      Type.Union(
        CHALLENGERS.map((one) => Type.Literal(one)),
        { description: 'Whose challenges it takes: those of its owner, unless said.' },
      ),
    ),
  ),
  games: Type.Optional(
    Type.String({
      pattern: '^[a-z0-9-]{1,40}(,[a-z0-9-]{1,40}){0,19}$',
      description: 'Of which games it takes challenges: `aurum,or-etc`; all, unless said.',
    }),
  ),
  seats: Type.Optional(
    Type.String({
      pattern: '^[2-6](,[2-6]){0,4}$',
      description: 'At tables with how many seats: `2,3`; any, unless said.',
    }),
  ),
});
export type ConnectionQuery = Static<typeof ConnectionQuery>;

/** What a program takes, by the address that it has connected to. */
export const takesIn = ({ challenges = 'owner', games, seats }: ConnectionQuery): Takes => ({
  from: challenges,
  games: games?.split(',') ?? null,
  seats: seats?.split(',').map(Number) ?? null,
});
