import { gameOf } from '@pepite/games';
import {
  deciding,
  defaultOptions,
  each,
  type Game,
  isChance,
  isOver,
  type MatchRecord,
  Referee,
  Seeded,
} from '@pepite/kernel';
import { proofOf } from '../proof.ts';
import { type ChanceSource, ProvenChance } from '../proven-chance.ts';

export const SOURCE: ChanceSource = {
  secret: '5e'.repeat(32),
  contributions: ['0123456789abcdef0123456789abcdef', null],
};

export function gameNamed(id: string): Game {
  const game = gameOf(id);
  if (game === undefined) throw new Error(`there is no ${id}`);
  return game;
}

/** The record of a match of anybody against anybody, whose chance is proven. */
export function playProven(id: string, seats = 2, seed = 1): { game: Game; record: MatchRecord } {
  const game = gameNamed(id);
  const nobody = Array.from({ length: seats - 2 }, () => null);
  const source = { ...SOURCE, contributions: [...SOURCE.contributions, ...nobody] };
  const chance = new ProvenChance(source);
  const rng = new Seeded(seed);
  const referee = new Referee(game, seats, defaultOptions(game.options, seats));
  while (!isOver(referee.turn)) {
    const [seat] = each(deciding(referee.turn));
    if (isChance(referee.turn)) referee.drawChance(chance.at(referee.journal.length));
    else if (seat !== undefined) referee.submit(seat, referee.anyLegal(seat, rng));
  }
  const players = Array.from({ length: seats }, (_, seat) => ({ name: `P${seat}` }));
  const record = referee.record(players);
  if (record === undefined) throw new Error('the match is not over');
  return { game, record: { ...record, chance: proofOf(source, record.moves) } };
}
