import { begin, CHANCE, listMoves, look, Moves, parseActor, tableOf } from '@pepite/kernel';
import { expect } from 'vitest';
import { game as auruxxx } from '../index.ts';
import { parseCard, printCard } from '../notation.ts';
import { cardsIn, clear, type Pack, put } from '../cards/pack.ts';
import { NOBODY } from '../pieces.ts';
import { type AuruxxxWorld, Phase } from '../world.ts';
import { allBut, wordsIn } from './setting.ts';

/** A position in the middle of a round, as far as it matters to a test. */
interface Position {
  /** The hands, all of them; who is not mentioned has none. */
  readonly hands: readonly string[];
  readonly top: string;
  readonly player?: number;
  /** The cards of the pile; unless said, all that lie nowhere else. */
  readonly pile?: string;
  /** The talon under its top card. */
  readonly talon?: string;
  /** With this, a pile that is not said is empty: all other cards are in this seat's hand. */
  readonly hoarder?: number;
  readonly debt?: number;
  readonly passes?: readonly number[];
  readonly figure?: number;
  readonly turns?: number;
  readonly round?: number;
  readonly sums?: readonly number[];
  readonly goldens?: readonly number[];
}

const fill = (pack: Pack, cards: readonly string[]): number => {
  clear(pack, 0);
  for (const text of cards) put(pack, 0, parseCard(text) ?? 0);
  return cards.length;
};

/** Builds the world of a position. */
export function crafted(position: Position): AuruxxxWorld {
  const { top, talon = '', hoarder } = position;
  const hands = position.hands.map(wordsIn);
  const world = begin(auruxxx, hands.length, {});
  const { table, box } = world;
  const rest = allBut([...hands.flat(), top, ...wordsIn(talon), ...wordsIn(position.pile ?? '')]);
  if (hoarder !== undefined) hands[hoarder] = [...hands[hoarder], ...rest];
  const buried = hoarder === undefined && position.pile !== undefined ? rest : [];
  const unsaid = hoarder === undefined ? rest : [];
  hands.forEach((cards, seat) => (table.handSizes[seat] = fill(world.hands[seat].cards, cards)));
  table.pileSize = fill(box.pile, position.pile === undefined ? unsaid : wordsIn(position.pile));
  table.talonSize = 1 + fill(box.talon, [...wordsIn(talon), ...buried]);
  table.top = parseCard(top) ?? 0;
  table.phase = Phase.act;
  table.player = table.actor = position.player ?? 0;
  table.debt = position.debt ?? 0;
  table.figure = position.figure ?? NOBODY;
  table.turns = position.turns ?? 0;
  table.round = position.round ?? 1;
  position.passes?.forEach((passes, seat) => (table.passes[seat] = passes));
  position.sums?.forEach((sum, seat) => (table.sums[seat] = 2 * sum));
  position.goldens?.forEach((goldens, seat) => (table.goldens[seat] = goldens));
  expect(auruxxx.invariantError(world)).toBeUndefined();
  return world;
}

export function legalIn(world: AuruxxxWorld, actor = world.table.actor): readonly string[] {
  const moves = new Moves();
  listMoves(auruxxx, world, actor, moves);
  return [...moves].map((move) => auruxxx.print(move)).sort();
}

/** The legal plays, without the word. */
export const playsIn = (world: AuruxxxWorld): readonly string[] =>
  legalIn(world)
    .filter((text) => text.startsWith('play '))
    .map((text) => text.slice('play '.length));

/** What chance may bring, with weights. */
export function chancesIn(world: AuruxxxWorld): ReadonlyMap<string, number> {
  const moves = new Moves();
  listMoves(auruxxx, world, CHANCE, moves);
  return new Map([...moves.weighted()].map(([move, weight]) => [auruxxx.print(move), weight]));
}

/** Makes moves that must be legal, chance included; the world stays sound. */
export function run(world: AuruxxxWorld, ...lines: readonly string[]): void {
  for (const line of lines) {
    const blank = line.indexOf(' ');
    const actor = parseActor(line.slice(0, blank));
    const text = line.slice(blank + 1);
    const move = auruxxx.parse(text);
    if (actor !== world.table.actor || move === undefined || !legalIn(world).includes(text)) {
      throw new Error(`not legal: ${line}; legal: ${legalIn(world).join(', ')}`);
    }
    auruxxx.apply(world, actor, move);
    expect(auruxxx.invariantError(world)).toBeUndefined();
  }
}

/** Expects a move of the player on turn to have a fault against a clause. */
export function expectFault(
  world: AuruxxxWorld,
  text: string,
  fault: string,
  clause: string,
): void {
  const move = auruxxx.parse(text);
  if (move === undefined) throw new Error(`not a move: ${text}`);
  const found = auruxxx.judge(look(world, world.table.actor), move);
  expect([found, auruxxx.faults[found ?? '']]).toEqual([fault, clause]);
  expect(legalIn(world)).not.toContain(text);
}

export const handOf = (world: AuruxxxWorld, seat: number): string =>
  cardsIn(world.hands[seat].cards).map(printCard).join(' ');

export const isOverIn = (world: AuruxxxWorld): boolean => auruxxx.turn(tableOf(world)) === 0;
