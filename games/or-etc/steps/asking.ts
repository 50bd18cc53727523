import { EMPTY, has, type Immutable, only, type Seat, type Seats } from '@pepite/kernel';
import type { Deck } from '../pieces/deck.ts';
import { countOf, type Face, faceSet } from '../pieces/dice.ts';
import { freeExits } from '../pieces/mine.ts';
import type { Hand, OrEtcWorld, Player, Table } from '../world.ts';
import { layable } from './choices.ts';
import { hasHigher, mayContest } from './payment.ts';

/** What a match is played by: the printed cards, and the version of the rules. */
export interface Rules {
  readonly deck: Deck;
  readonly version: 1 | 2;
}

/**
 * Version 1 asks only those who can do something, and so tells all what is in hands; since then the
 * rules ask by what everybody sees, and whoever can do nothing answers so.
 */
export const asksByHands = ({ version }: Rules): boolean => version === 1;

/** O21: the others who are asked whether they contest a claim. */
export function contestants(rules: Rules, { table, hands }: OrEtcWorld, claimant: Seat): Seats {
  const { deal, players } = table;
  const seeming = seemingContestants(table, claimant, deal.take);
  if (!asksByHands(rules)) return seeming;
  let asked = EMPTY;
  for (let seat = 0; seat < table.seats; seat++) {
    if (!has(seeming, seat)) continue;
    const { held, dice } = players[seat];
    if (mayContest(rules.deck, hands[seat], held, dice, deal.take)) asked |= only(seat);
  }
  return asked;
}

type Claimable = Pick<Table, 'participants' | 'passed' | 'players' | 'seats'>;

/** O21: the others who by what all see could contest a claim; nobody else is ever asked. */
function seemingContestants(
  { participants, passed, players, seats }: Immutable<Claimable>,
  claimant: Seat,
  take: Face,
): Seats {
  const open = participants & ~passed & ~only(claimant);
  let seeming = EMPTY;
  for (let seat = 0; seat < seats; seat++) {
    if (has(open, seat) && seemsToContest(players[seat], take)) seeming |= only(seat);
  }
  return seeming;
}

/** By what all see, a player could pay for a die and would still hold a card to stake. */
function seemsToContest({ dice, held }: Immutable<Player>, take: Face): boolean {
  if (hasHigher(dice, take)) return held > 0;
  return held > 1 && faceSet(dice) !== only(take - 1);
}

/** O21: whether by what all see somebody may contest it if a player claims this centre die. */
export const isContestable = (
  table: Immutable<Claimable & Pick<Table, 'centre'>>,
  claimant: Seat,
  take: Face,
): boolean =>
  countOf(table.centre, take) === 1 && seemingContestants(table, claimant, take) !== EMPTY;

/** O24, O25: the participants who are asked for a card to lay. */
export function layers(rules: Rules, { table, hands }: OrEtcWorld): Seats {
  const { participants, players } = table;
  let asked = EMPTY;
  for (let seat = 0; seat < table.seats; seat++) {
    if (!has(participants, seat) || freeExits(players[seat].active) === 0) continue;
    if (isLayer(rules, players[seat], hands[seat])) asked |= only(seat);
  }
  return asked;
}

const isLayer = (rules: Rules, player: Immutable<Player>, hand: Immutable<Hand>): boolean =>
  asksByHands(rules) ? layable(rules.deck, player, hand) !== EMPTY : player.held > 0;
