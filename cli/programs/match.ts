import type { Played } from '@pepite/bots';
import { CHANCE, firstActor, isOver, itemAt, type Referee, type Rng } from '@pepite/kernel';
import type { Player } from './player.ts';

/**
 * Plays a match to its end in which somebody has to be waited for; else it is the match that
 * `playMatch` plays. Dice are by seat. `watch` is called after every move.
 */
export async function playAwaited(
  referee: Played['referee'],
  players: readonly Player[],
  chance: Rng,
  dice: readonly Rng[],
  watch: (referee: Referee<unknown, unknown, unknown, Played['referee']['options']>) => void,
): Promise<Played> {
  let decisions = 0;
  for (let turn = referee.turn; !isOver(turn); turn = referee.turn) {
    const actor = firstActor(turn);
    if (actor === CHANCE) referee.drawChance(chance);
    else {
      const move = await itemAt(players, actor).choose(itemAt(dice, actor));
      const refusal = referee.submit(actor, move);
      if (refusal !== undefined) throw new Error(`seat ${actor}: ${JSON.stringify(refusal)}`);
      decisions++;
    }
    for (const player of players) player.see();
    watch(referee);
  }
  for (const player of players) player.end();
  return { referee, result: referee.game.result(referee.table), decisions };
}
