import { type ArrayWriter, flags, fromSeat, type GameArrays, part } from '@pepite/kernel';
import { PATTERNS, PLACE_BITS } from './data/patterns.ts';
import { BONUS, cardOf, KEEP, kindOf, MARK, otherCard, patternOf, TAKE } from './moves.ts';
import {
  type Card,
  CARDS,
  CELLS,
  COIN_BOXES,
  COINS,
  COIN_ROWS,
  CROSSES,
  CUPS,
  DEALT,
  MARKET,
  PALM_BOXES,
  PALMS,
  POINTS,
  SLOTS,
  TURNS,
} from './pieces.ts';
import { type Hand, Phase, type Table } from './world.ts';

const PHASES = Object.keys(Phase).length;
const GRID = 16;
/** What is printed on a card, cell by cell, and what the card is worth. */
const PRINTED = GRID + 1;
const PLAIN = 1;
const CROSS = 2;
const COIN = 3;
const PALM = 4;
const SET = CARDS + 1;

/** Where each kind of action begins. */
const PLACES = (PATTERNS + 1) << PLACE_BITS;
const FIRST_BONUS = SLOTS * PLACES;
const FIRST_TAKE = FIRST_BONUS + SLOTS * GRID;
const TAKE_TOP = FIRST_TAKE + MARKET;
const FIRST_KEEP = TAKE_TOP + 1;
/** Of the cards of the deal, which two, counted from the lowest number. */
const ACTIONS = FIRST_KEEP + DEALT * DEALT;

export const arrays: GameArrays<Table, Hand> = {
  parts: (seats) => [
    flags('phase', PHASES),
    part('turns over', 1, 0, TURNS),
    flags('expedition', PATTERNS + 1),
    part('cups taken', 1, 0, 6),
    part('pile', 1, 0, CARDS),
    part('market, cell by cell', MARKET * PRINTED, 0, GRID),
    flags('dealt', SET),
    part('own pending cells', SLOTS * GRID, 0, 1),
    part('cells earned by crosses', 1, 0, GRID),
    ...Array.from({ length: seats }, (_, steps) => [
      part(`player ${steps}: cards`, SLOTS * (PRINTED + GRID), 0, GRID),
      part(`player ${steps}: coins`, 1, 0, COIN_BOXES),
      part(`player ${steps}: cups`, COIN_ROWS, 0, Math.max(...CUPS)),
      part(`player ${steps}: palms`, PALM_BOXES, 0, 100),
      flags(`player ${steps}: full cards`, SET),
    ]).flat(),
  ],
  observe({ table, seat, hand }, into) {
    into.addOneOf(table.phase, PHASES);
    into.add(table.turns);
    into.addOneOf(table.expedition, PATTERNS + 1);
    into.add(table.cupsTaken);
    into.add(table.pileSize);
    for (let place = 0; place < MARKET; place++) addPrinted(table.market[place], into);
    addSet(hand.dealt, into);
    for (let slot = 0; slot < SLOTS; slot++) into.addBits(hand.marks[slot], GRID);
    into.add(hand.bonus);
    for (const each of fromSeat(seat, table.seats)) addPlayer(table.players[each], into);
  },
  actions: () => ACTIONS,
  choices({ table, seat, hand }, moves, add) {
    const { cards } = table.players[seat];
    const dealt = cardsIn(hand.dealt);
    for (const move of moves) {
      const card = cardOf(move);
      const slot = cards.indexOf(card);
      switch (kindOf(move)) {
        case MARK: {
          const place = (patternOf(move) << PLACE_BITS) + otherCard(move);
          add(slot * PLACES + place, move);
          break;
        }
        case BONUS:
          add(FIRST_BONUS + slot * GRID + otherCard(move), move);
          break;
        case TAKE:
          add(FIRST_TAKE + table.market.indexOf(card), move);
          break;
        case KEEP:
          add(FIRST_KEEP + dealt.indexOf(card) * DEALT + dealt.indexOf(otherCard(move)), move);
          break;
        default:
          add(TAKE_TOP, move);
      }
    }
  },
};

/** By card what is printed on it: 0 where there is no cell. */
const PRINTED_ON: readonly (readonly number[])[] = Array.from({ length: SET }, (_, card) => [
  ...Array.from({ length: GRID }, (_cell, cell) => signAt(card, cell)),
  POINTS[card],
]);

function signAt(card: Card, cell: number): number {
  const isIn = (cells: number): boolean => ((cells >> cell) & 1) === 1;
  if (!isIn(CELLS[card])) return 0;
  if (isIn(CROSSES[card])) return CROSS;
  if (isIn(COINS[card])) return COIN;
  return isIn(PALMS[card]) ? PALM : PLAIN;
}

const addPrinted = (card: Card, into: ArrayWriter): void => into.addAll(PRINTED_ON[card]);

function addSet(words: readonly number[], into: ArrayWriter): void {
  into.addBits(words[0], 30);
  into.addBits(words[1], SET - 30);
}

type SeenPlayer = Parameters<typeof arrays.observe>[0]['table']['players'][number];

function addPlayer(player: SeenPlayer, into: ArrayWriter): void {
  for (let slot = 0; slot < SLOTS; slot++) {
    addPrinted(player.cards[slot], into);
    into.addBits(player.free[slot], GRID);
  }
  into.add(player.coins);
  for (let row = 0; row < COIN_ROWS; row++) into.add(player.cups[row] ?? 0);
  for (let box = 0; box < PALM_BOXES; box++) into.add(player.palms[box] ?? 0);
  addSet(player.full, into);
}

/** The cards of a set, ascending. */
function cardsIn(words: readonly number[]): readonly Card[] {
  const cards: Card[] = [];
  for (let card = 1; card < SET; card++) {
    if (((words[card < 30 ? 0 : 1] >> (card % 30)) & 1) === 1) cards.push(card);
  }
  return cards;
}
