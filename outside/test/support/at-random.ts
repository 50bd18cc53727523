import {
  CHANCE,
  defaultOptions,
  firstActor,
  type Game,
  isOver,
  Referee,
  Seeded,
} from '@pepite/kernel';
import { SEED } from '../../../kernel/test/seed.ts';
import type { AnyReferee } from '../../referee.ts';

/** Plays a match at random; `watch` is called before every move of a player, and at the end. */
export function playAtRandom(
  game: Game,
  seats: number,
  watch: (referee: AnyReferee, ply: number) => void,
  stream = 0,
): AnyReferee {
  const rng = new Seeded(SEED, stream);
  const referee = new Referee(game, seats, defaultOptions(game.options, seats));
  for (let turn = referee.turn; !isOver(turn); turn = referee.turn) {
    const actor = firstActor(turn);
    if (actor === CHANCE) {
      referee.drawChance(rng);
      continue;
    }
    watch(referee, referee.journal.length);
    referee.submit(actor, referee.anyLegal(actor, rng));
  }
  watch(referee, referee.journal.length);
  return referee;
}
