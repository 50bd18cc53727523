import { begin, itemAt, look, Moves, only } from '@pepite/kernel';
import { STANDARD_DECK } from '@pepite/games/or-etc/pieces/deck';
import { diceOf } from '@pepite/games/or-etc/pieces/dice';
import { receive } from '@pepite/games/or-etc/steps/hands';
import { game as orEtc } from '@pepite/games/or-etc/index';
import { layCard } from '@pepite/games/or-etc/pieces/mine';
import { TOOLS, type ToolName } from '@pepite/games/or-etc/pieces';
import { type OrEtcWorld, Step } from '@pepite/games/or-etc/world';
import { orEtcHeuristic } from '../heuristics/or-etc/index.ts';

/** A decision of seat 0 among four, as far as it matters. */
export interface Position {
  readonly step: keyof typeof Step;
  readonly hand?: string;
  readonly dice?: string;
  readonly centre?: string;
  readonly tool?: ToolName;
  /** The dice of seat 1, who takes part too. */
  readonly other?: string;
  readonly turn?: number;
  /** Throws left after this one, and exits to build on. */
  readonly left?: number;
  readonly exits?: number;
  /** Cards already laid below the active row. */
  readonly laid?: string;
  /** Points of all seats. */
  readonly points?: readonly number[];
  /** A claim of seat 1, or its offer to seat 0: given, taken, and the card paid. */
  readonly deal?: string;
}

const deck = STANDARD_DECK;
const cardsIn = (text: string): readonly number[] =>
  text.split(' ').flatMap((word) => deck.byName.get(word) ?? []);
const diceIn = (text: string): number => diceOf(text.split('').map(Number));

/** What the bot does in a position, as text; it throws when that is not legal. */
export function chosenIn(position: Position): string {
  const world = begin(orEtc, 4, { sheets: 4, accidents: 3 });
  setUp(world, position);
  return choiceIn(world);
}

function setUp({ table, hands }: OrEtcWorld, position: Position): void {
  const { step, hand = '', dice = '', other = '', turn = 2, left = 0, exits = 2 } = position;
  const { tool, laid = '', points = [], deal, centre = '' } = position;
  table.step = Step[step];
  table.turn = turn;
  table.phase = 1;
  table.centre = diceIn(centre);
  table.participants = only(0) | (other === '' ? 0 : only(1));
  table.asked = only(0);
  const own = itemAt(table.players, 0);
  own.tool = tool === undefined ? 0 : TOOLS.indexOf(tool) + 1;
  for (const player of table.players) player.limit = 5;
  own.dice = diceIn(dice);
  own.active.exits = exits + cardsIn(laid).length;
  own.throws = 1 + left;
  for (const card of cardsIn(laid)) layCard(deck, own, card);
  for (const card of cardsIn(hand)) receive(itemAt(hands, 0), own, card);
  itemAt(table.players, 1).dice = diceIn(other);
  for (const [seat, number] of points.entries()) itemAt(table.players, seat).points = number;
  table.actor = table.player = 0;
  if (deal === undefined) return;
  const [give, take, paid = ''] = deal.split(' ');
  const [card = 0] = cardsIn(paid);
  Object.assign(table.deal, { give: Number(give), take: Number(take), card });
  table.player = 1;
  if (step === 'answer') table.deal.target = 0;
}

/** The choice of the seat that acts in the auction; `bids` are the moves up to there. */
export function chosenAfter(...texts: readonly string[]): string {
  const world = begin(orEtc, 4, { sheets: 4, accidents: 3 });
  orEtc.apply(world, -1, orEtc.parse('first 0', -1) ?? 0);
  for (const text of texts) orEtc.apply(world, world.table.actor, orEtc.parse(text, 0) ?? 0);
  return choiceIn(world);
}

function choiceIn(world: OrEtcWorld): string {
  const view = look(world, world.table.actor);
  const moves = new Moves();
  orEtc.moves(view, moves);
  const move = orEtcHeuristic({}).choose(view, moves, { below: () => 0 });
  if (!moves.has(move)) throw new Error(`not legal: ${orEtc.print(move)}`);
  return orEtc.print(move);
}
