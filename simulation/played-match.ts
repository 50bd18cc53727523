import {
  deciding,
  each,
  isChance,
  type Game,
  itemAt,
  type Options,
  printEntry,
  Referee,
} from '@pepite/kernel';
import type { Dice } from './dice.ts';

/** How many of its last positions a match is gone on with from. */
const LAST = 8;

/** The moves of a match that somebody has played almost to its end, any legal ones. */
export function playAlmost(
  game: Game,
  seats: number,
  options: Options,
  dice: Dice,
): readonly string[] {
  const referee = new Referee(game, seats, options);
  /** After how many moves somebody had to decide, and nothing was sealed. */
  const rests: number[] = [];
  while (!referee.isOver) {
    if (isChance(referee.turn)) referee.drawChance(dice);
    else {
      if (referee.pending.length === 0) rests.push(referee.journal.length);
      const seat = itemAt([...each(deciding(referee.turn))], 0);
      referee.submit(seat, referee.anyLegal(seat, dice));
    }
  }
  const end = dice.pick(rests.slice(-LAST));
  return referee.journal.slice(0, end).map((entry) => printEntry(referee.game, entry));
}
