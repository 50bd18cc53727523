import { GAMES } from '@pepite/games';
import { AurumPlayer } from './aurum.ts';
import { AuruxxxPlayer } from './auruxxx.ts';
import { OrEtcPlayer } from './or-etc.ts';
import { PlainPlayer } from './plain.ts';
import type { Player } from './player.ts';
import { SilverAndGoldPlayer } from './silver-and-gold.ts';

export type PlayerClass<P extends Player = Player> = new (
  ...of: ConstructorParameters<typeof Player>
) => P;

/** Who plays on each board. */
const ON_BOARDS: Readonly<Record<string, PlayerClass>> = {
  aurum: AurumPlayer,
  'silver-and-gold': SilverAndGoldPlayer,
  auruxxx: AuruxxxPlayer,
  'or-etc': OrEtcPlayer,
};

/** The games that have no board of their own yet. */
export const WITHOUT_BOARD: readonly string[] = GAMES.map(({ id }) => id).filter(
  (id) => !Object.hasOwn(ON_BOARDS, id),
);

/** Who plays each game of the site in a browser: without a board of its own, on the plain one. */
export const PLAYERS: Readonly<Record<string, PlayerClass>> = Object.fromEntries(
  GAMES.map(({ id, words }) => {
    class Plain extends PlainPlayer {
      protected override readonly titles = words;
    }
    return [id, ON_BOARDS[id] ?? Plain];
  }),
);
