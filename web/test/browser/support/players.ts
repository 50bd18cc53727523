import { AurumPlayer } from './aurum.ts';
import { AuruxxxPlayer } from './auruxxx.ts';
import { OrEtcPlayer } from './or-etc.ts';
import type { Player } from './player.ts';
import { SilverAndGoldPlayer } from './silver-and-gold.ts';

export type PlayerClass<P extends Player = Player> = new (
  ...of: ConstructorParameters<typeof Player>
) => P;

/** Who plays each game of the house in a browser. */
export const PLAYERS: Readonly<Record<string, PlayerClass>> = {
  aurum: AurumPlayer,
  'silver-and-gold': SilverAndGoldPlayer,
  auruxxx: AuruxxxPlayer,
  'or-etc': OrEtcPlayer,
};
