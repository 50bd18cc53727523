import { each, type Immutable, type Move } from '@pepite/kernel';
import { leastBid, toolsLeft } from '@pepite/games/or-etc/steps/choices';
import { BID, CHOOSE, FOLD, type OrEtcView } from '@pepite/games/or-etc/moves';
import { MOST_HAND, NO_TOOL, PRESTIGE, type Tool } from '@pepite/games/or-etc/pieces';
import type { Deck } from '@pepite/games/or-etc/pieces/deck';
import type { Table } from '@pepite/games/or-etc/world';
import type { Weights } from './weights.ts';

/** What a tool is worth at a price: prestige spent is cards that will be missing (O7). */
const worthAt = ({ tools, hands }: Weights, tool: Tool, price: number): number =>
  tools[tool] + hands[Math.min(PRESTIGE - price, MOST_HAND)];

/**
 * Bids while the tool at that price is better than what one would be left with: everyone gets a
 * tool in the end, the last one what the others leave.
 */
export function bidIn(deck: Deck, { table, seat }: OrEtcView, weights: Weights): Move {
  const { auction, players } = table;
  const price = leastBid(deck, auction);
  if (price > players[seat].prestige) return FOLD;
  const left = leftFor(deck, table, weights);
  return worthAt(weights, auction.tool, price) > left ? BID + price : FOLD;
}

function leftFor(
  { toolValues }: Deck,
  { auction, players }: Immutable<Table>,
  weights: Weights,
): number {
  const waiting = players.filter(({ tool }) => tool === NO_TOOL).length;
  const others = [...each(toolsLeft(auction))].filter((tool) => tool !== auction.tool);
  const worths = others
    .map((tool) => worthAt(weights, tool, toolValues[tool]))
    .toSorted((one, other) => other - one);
  // One of those waiting takes the tool that is up.
  return worths[Math.min(waiting - 2, worths.length - 1)] ?? worthAt(weights, NO_TOOL, 0);
}

export function toolFor({ toolValues }: Deck, { table }: OrEtcView, weights: Weights): Move {
  const worth = (tool: Tool): number => worthAt(weights, tool, toolValues[tool]);
  const tools = [...each(toolsLeft(table.auction))];
  return CHOOSE + tools.reduce((best, tool) => (worth(tool) > worth(best) ? tool : best));
}
