import { type Bits, EMPTY, has, type Immutable, only, without } from '@pepite/kernel';
import type { Deck } from '../pieces/deck.ts';
import { type Dice, endsFrom, FIVE_ONES, FIVE_SIXES } from '../pieces/dice.ts';
import { caveIn, collapse, freeExits, setAside } from '../pieces/mine.ts';
import {
  type Accident,
  CAVE_IN,
  FIREDAMP,
  HELMET,
  MALLET,
  NO_TOOL,
  ROCKFALL,
  SHOVEL,
  WAGON,
} from '../pieces.ts';
import { type OrEtcWorld, type Player, Step, type Table } from '../world.ts';
import { beginExchanges } from './exchange.ts';
import { firstFrom, letChance, letSeat } from './order.ts';

/** O9: the throws of everyone are counted, and stay so for the turn; says whether there are any. */
export function beginTurn(table: Table): boolean {
  table.turn++;
  table.phase = 0;
  for (let seat = 0; seat < table.seats; seat++) {
    const player = table.players[seat];
    const more = player.tool === WAGON ? 1 : 0;
    player.throws = Math.max(0, freeExits(player.active) + more - player.slowed);
    player.slowed = 0;
    player.used = false;
  }
  return beginPhase(table);
}

/** O10: everyone with a throw left rolls; says whether there is anybody. */
export function beginPhase(table: Table): boolean {
  table.phase++;
  let participants = EMPTY;
  for (let seat = 0; seat < table.seats; seat++) {
    const player = table.players[seat];
    player.actions = 0;
    player.lucky = player.fell = false;
    player.struck = 0;
    player.lost = NO_TOOL;
    if (player.tool !== SHOVEL) player.used = false;
    if (player.throws >= table.phase) participants |= only(seat);
  }
  table.participants = table.asked = participants;
  if (participants === EMPTY) return false;
  rollNext(table);
  return true;
}

function rollNext(table: Table): void {
  table.player = firstFrom(table.asked, table.first, table.seats);
  letChance(table, Step.roll);
}

/** O10; O12: when all have rolled, some rolls end the game. */
export function roll(deck: Deck, world: OrEtcWorld, dice: Dice): void {
  const { table } = world;
  table.players[table.player].dice = dice;
  table.asked = without(table.asked, table.player);
  if (table.asked !== EMPTY) return rollNext(table);
  if (isLast(table)) return endByRoll(table);
  breakTools(table);
  table.asked = table.participants;
  strikeNext(deck, world);
}

function isLast({ players, participants, turn }: Table): boolean {
  for (let seat = 0; seat < players.length; seat++) {
    if (has(participants, seat) && turn >= endsFrom(players[seat].dice)) return true;
  }
  return false;
}

function endByRoll(table: Table): void {
  table.ending = 'roll';
  letChance(table, Step.over);
}

/** O13, and O17: what five 1s and five 6s do. */
function breakTools({ players, participants }: Table): void {
  for (let seat = 0; seat < players.length; seat++) {
    if (!has(participants, seat)) continue;
    const player = players[seat];
    if (player.dice === FIVE_ONES) loseTool(player);
    player.lucky = player.dice === FIVE_SIXES;
  }
}

function loseTool(player: Player): void {
  player.lost = player.tool;
  player.tool = NO_TOOL;
}

/** O14: accidents strike in order; `asked` are the rollers not looked at yet. */
function strikeNext(deck: Deck, world: OrEtcWorld): void {
  const { table } = world;
  if (table.open === EMPTY) table.asked = EMPTY;
  while (table.asked !== EMPTY) {
    const seat = firstFrom(table.asked, table.first, table.seats);
    const player = table.players[seat];
    table.asked = without(table.asked, seat);
    const accident = struckBy(deck, table.open, player);
    if (accident < 0) continue;
    table.open = without(table.open, accident);
    player.struck = accident + 1;
    if (player.tool === HELMET) {
      table.player = seat;
      return letSeat(table, Step.shield, seat);
    }
    if (player.tool === MALLET) loseTool(player);
    suffer(deck, player, accident);
  }
  beginExchanges(table);
}

/** The open accident that a roll brings on, or −1. */
function struckBy({ strikes }: Deck, open: Bits, { dice }: Immutable<Player>): Accident {
  const accident = strikes[dice] - 1;
  return accident >= 0 && has(open, accident) ? accident : -1;
}

/** O14: the helmet's owner has decided. */
export function decideShield(deck: Deck, world: OrEtcWorld, shields: boolean): void {
  const player = world.table.players[world.table.player];
  if (shields) loseTool(player);
  else suffer(deck, player, deck.strikes[player.dice] - 1);
  strikeNext(deck, world);
}

/** O15, O16; O18: a mine with no way on is set aside at once. */
function suffer(deck: Deck, player: Player, accident: Accident): void {
  if (accident === FIREDAMP) player.slowed++;
  else if (accident === CAVE_IN) caveIn(player);
  else collapse(deck, player, accident === ROCKFALL);
  player.fell = freeExits(player.active) === 0 && freeExits(player.next) === 0;
  if (player.fell) setAside(player);
}
