import { begin, include, itemAt, look, Moves } from '@pepite/kernel';
import { game as aurum } from '@pepite/games/aurum/index';
import { parseCard } from '@pepite/games/aurum/notation';
import { oneGold } from '@pepite/games/aurum/pieces';
import { Phase } from '@pepite/games/aurum/world';
import { aurumHeuristic } from '../heuristics/aurum/index.ts';

/** A decision in a 4-player round: what the seat sees, as far as it matters. */
export interface Position {
  readonly phase: 'swap' | 'play';
  readonly seat: number;
  readonly hand: string;
  /** Gold levels in the seat's own stock; the others have none. */
  readonly stock: readonly number[];
  readonly bids: readonly string[];
  readonly tricks: readonly number[];
  readonly sizes: readonly number[];
  readonly opener: number;
  readonly trick?: string;
}

const cardsIn = (text: string): readonly number[] =>
  text
    .split(' ')
    .filter((word) => word !== '')
    .map((word) => parseCard(word) ?? 0);

/** What the bot does in a position, as text; it throws when that is not legal. */
export function chosenIn(position: Position): string {
  const { seat, trick = '' } = position;
  const world = begin(aurum, 4, { zeros: true, cumulative: false });
  const { table } = world;
  table.phase = Phase[position.phase];
  table.actor = seat;
  table.trick.opener = position.opener;
  cardsIn(trick).forEach((card, place) => (table.trick.cards[place] = card));
  table.trick.laid = cardsIn(trick).length;
  for (const card of cardsIn(position.hand)) include(itemAt(world.hands, seat).metals, card);
  for (let other = 0; other < 4; other++) {
    table.bids[other] = parseCard(itemAt(position.bids, other)) ?? 0;
    table.tricks[other] = itemAt(position.tricks, other);
    table.handSizes[other] = itemAt(position.sizes, other);
    table.stocks[other] = 0;
  }
  table.stocks[seat] = position.stock.reduce((heap, level) => heap + oneGold(level), 0);
  const moves = new Moves();
  aurum.moves(look(world, seat), moves);
  const move = aurumHeuristic().choose(look(world, seat), moves, { below: () => 0 });
  if (!moves.has(move)) throw new Error(`not legal: ${aurum.print(move)}`);
  return aurum.print(move);
}
