import {
  CHANCE,
  firstActor,
  type Game,
  isOver,
  itemAt,
  Moves,
  type Options,
  Referee,
  type Result,
  type Rng,
} from '@pepite/kernel';
import type { Bot } from './bot.ts';

export interface Played {
  readonly referee: Referee<unknown, unknown, unknown, Options>;
  readonly result: Result;
  /** How many decisions the players made. */
  readonly decisions: number;
}

/**
 * Plays a match among bots to its end. `watch` is called after every move. The bots throw the same
 * dice as chance, unless they are given their own.
 */
export function playMatch(
  game: Game,
  options: Options,
  bots: readonly Bot[],
  rng: Rng,
  watch: (referee: Played['referee']) => void = () => {},
  dice: Rng = rng,
): Played {
  const referee = new Referee(game, bots.length, options);
  const moves = new Moves();
  let decisions = 0;
  for (let turn = referee.turn; !isOver(turn); turn = referee.turn) {
    const actor = firstActor(turn);
    if (actor === CHANCE) referee.drawChance(rng);
    else {
      letBotDecide(referee, itemAt(bots, actor), actor, moves, dice);
      decisions++;
    }
    for (const [seat, bot] of bots.entries()) bot.see?.(referee.view(seat));
    watch(referee);
  }
  return { referee, result: game.result(referee.table), decisions };
}

function letBotDecide(
  referee: Played['referee'],
  bot: Bot,
  seat: number,
  moves: Moves,
  rng: Rng,
): void {
  moves.clear();
  referee.game.moves(referee.view(seat), moves);
  const move = bot.choose(referee.view(seat), moves, rng);
  const refusal = referee.submit(seat, move);
  if (refusal !== undefined) {
    throw new Error(`seat ${seat} chose ${referee.game.print(move)}: ${JSON.stringify(refusal)}`);
  }
}
