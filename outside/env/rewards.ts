import { type Game, placesOf, type Result } from '@pepite/kernel';

/**
 * What a match that is over was worth to each seat, by places alone: 1 for whoever came in before
 * all others, −1 for the last, and in between by how many sides one has beaten less those one was
 * beaten by; level counts nothing. Partners get the same. Who plays alone gets 1 for a match that
 * was won and −1 for any other.
 */
export function rewardsOf(game: Pick<Game, 'sideOf'>, result: Result): readonly number[] {
  const sides = placesOf(game, result);
  const rewards = result.scores.map(() => 0);
  for (const { place, seats } of sides) {
    const behind = sides.filter((other) => other.place > place).length;
    const ahead = sides.filter((other) => other.place < place).length;
    const isWon = seats.some((seat) => result.winners.includes(seat));
    const reward = sides.length > 1 ? (behind - ahead) / (sides.length - 1) : isWon ? 1 : -1;
    for (const seat of seats) rewards[seat] = reward;
  }
  return rewards;
}
