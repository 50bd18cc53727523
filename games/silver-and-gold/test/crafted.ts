import {
  begin,
  CHANCE,
  copy,
  deciding,
  each,
  exclude,
  include,
  isChance,
  listMoves,
  look,
  Moves,
  sizeWide,
  tableOf,
} from '@pepite/kernel';
import { removeExpedition } from '../steps/mark.ts';
import { game as silverAndGold } from '../index.ts';
import { ALL_PATTERNS, expeditionOf } from '../data/patterns.ts';
import { ALL_CARDS, type Card, CELLS, COINS_PER_ROW } from '../pieces.ts';
import { Phase, type Player, type SilverWorld } from '../world.ts';

/** What lies in front of a seat, as far as it matters to a test. */
interface Side {
  readonly cards: readonly Card[];
  /** Cells of each card that are still free; all of them unless said. */
  readonly free?: readonly string[];
  readonly coins?: number;
  readonly cups?: readonly number[];
  readonly palms?: readonly number[];
  readonly full?: readonly Card[];
}

export interface Position {
  readonly sides: readonly Side[];
  readonly market?: readonly Card[];
  readonly expedition?: string;
  readonly turns?: number;
  readonly first?: number;
  readonly cupsTaken?: number;
  /** The cards of the pile; all that lie nowhere else unless said, else seat 0 has filled those. */
  readonly pile?: readonly Card[];
}

export const cells = (text: string): number =>
  text
    .split(' ')
    .filter((word) => word !== '')
    .reduce((set, word) => set | (1 << (4 * (Number(word[1]) - 1) + 'abcd'.indexOf(word[0]))), 0);

/** A position in which everyone is about to mark. */
export function crafted(position: Position): SilverWorld {
  const { sides, market = [], turns = 0, first = 0, cupsTaken = 0 } = position;
  const world = begin(silverAndGold, sides.length, {});
  const { table, box } = world;
  Object.assign(table, { phase: Phase.mark, actor: first, first, turns, cupsTaken });
  sides.forEach((side, seat) => fill(table.players[seat], side));
  market.forEach((card, place) => (table.market[place] = card));
  const used = [market, ...sides.map(({ cards, full = [] }) => [...cards, ...full])].flat();
  const rest = ALL_CARDS.filter((card) => !used.includes(card));
  const pile = position.pile ?? rest;
  for (const card of used) exclude(box.pile, card);
  for (const card of rest.filter((one) => !pile.includes(one))) {
    exclude(box.pile, card);
    include(table.players[0].full, card);
  }
  table.pileSize = sizeWide(box.pile);
  for (const [seat, { free }] of table.players.entries()) {
    if ((free[0] | free[1]) === 0) table.done |= 1 << seat;
  }
  revealed(world, position.expedition ?? 'I2');
  const why = silverAndGold.invariantError(world);
  if (why !== undefined) throw new Error(why);
  return world;
}

function fill(player: Player, { cards, free, coins = 0, cups, palms, full = [] }: Side): void {
  cards.forEach((card, slot) => {
    player.cards[slot] = card;
    player.free[slot] = free?.[slot] === undefined ? CELLS[card] : cells(free[slot]);
  });
  player.coins = coins;
  player.rows = Math.floor(coins / COINS_PER_ROW);
  cups?.forEach((cup, row) => (player.cups[row] = cup));
  palms?.forEach((points, place) => (player.palms[place] = points));
  for (const card of full) include(player.full, card);
}

/** The expedition of this turn, and any others for the turns of the round before it. */
function revealed({ table, box }: SilverWorld, id: string): void {
  table.expedition = ALL_PATTERNS.find((pattern) => expeditionOf(pattern).id === id) ?? 0;
  removeExpedition(box, table.expedition);
  for (let turn = table.turns % 7; turn > 0; turn--) {
    const left = box.once | box.twice;
    removeExpedition(box, ALL_PATTERNS.find((pattern) => ((left >> pattern) & 1) === 1) ?? 0);
  }
}

export function legalIn(world: SilverWorld, seat: number): readonly string[] {
  const moves = new Moves();
  silverAndGold.moves(look(world, seat), moves);
  return [...moves].map((move) => silverAndGold.print(move)).sort();
}

/** Who has to decide. */
export const turnOf = (world: SilverWorld): readonly number[] => [
  ...each(deciding(silverAndGold.turn(tableOf(world)))),
];

/** Makes moves that must be legal: `<actor> <text>`. */
export function play(world: SilverWorld, ...lines: readonly string[]): void {
  for (const line of lines) {
    const actor = line.startsWith('*') ? CHANCE : Number(line[0]);
    const move = silverAndGold.parse(line.slice(2));
    const moves = new Moves();
    listMoves(silverAndGold, world, actor, moves);
    const isDue =
      actor === CHANCE
        ? isChance(silverAndGold.turn(tableOf(world)))
        : turnOf(world).includes(actor);
    if (move === undefined || !isDue || !moves.has(move)) throw new Error(`not legal: ${line}`);
    silverAndGold.apply(world, actor, move);
    const why = silverAndGold.invariantError(world);
    if (why !== undefined) throw new Error(`${line}: ${why}`);
  }
}

/** What chance may bring now, with weights. */
export function outcomes(world: SilverWorld): readonly (readonly [text: string, weight: number])[] {
  const moves = new Moves();
  listMoves(silverAndGold, world, CHANCE, moves);
  return [...moves.weighted()].map(([move, weight]) => [silverAndGold.print(move), weight]);
}

/** The fault found in a move by a seat that has to decide. */
export function faultOf(world: SilverWorld, seat: number, text: string): string | undefined {
  const move = silverAndGold.parse(text);
  return move === undefined ? 'notation' : silverAndGold.judge(look(world, seat), move);
}

/** The same position again. */
export function copied(world: SilverWorld): SilverWorld {
  const twin = begin(silverAndGold, world.table.seats, {});
  copy(world, twin);
  return twin;
}
