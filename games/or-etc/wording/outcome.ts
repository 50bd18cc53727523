import { clockwise, has, type Immutable, type Move, type Seat, seatMark } from '@pepite/kernel';
import {
  BID,
  DROP,
  FOLD,
  kindOf,
  LET,
  PICK_ACCIDENT,
  PICK_FILON,
  ROLL,
  SHIELD,
  STAKE,
  SUFFER,
} from '../moves.ts';
import {
  accidentName,
  type AccidentName,
  HELMET,
  NO_TOOL,
  NOBODY,
  toolName,
  type ToolName,
} from '../pieces.ts';
import { mainFace } from '../pieces/combinations.ts';
import type { Deck } from '../pieces/deck.ts';
import { countOf, type Dice } from '../pieces/dice.ts';
import { endedBy } from '../report/ending.ts';
import { type Fate, fateOf } from '../report/fates.ts';
import { Step, type Table } from '../world.ts';
import type { CombinationWords } from './combination.ts';

/** What moves have brought about, in one language. */
export interface OutcomeWords {
  readonly sold: (name: string, tool: string, price: number) => string;
  readonly unwanted: (tool: string) => string;
  readonly uncontested: string;
  readonly won: (name: string, die: number, stake: string, value: number) => string;
  readonly struck: (name: string, accident: string) => string;
  readonly shielded: (name: string, accident: string) => string;
  readonly broken: (name: string, tool: string) => string;
  readonly aside: (name: string) => string;
  /** Five 6s (O17). */
  readonly lucky: (name: string) => string;
  readonly endedByRoll: (name: string, roll: string) => string;
  readonly lastCard: (name: string) => string;
  readonly noCardLeft: string;
  /** What parts two sentences in one line. */
  readonly semicolon: string;
}

/** All that an outcome is told with. */
interface Telling {
  readonly outcomes: OutcomeWords;
  readonly combinations: CombinationWords;
  readonly accidents: Readonly<Record<AccidentName, { readonly title: string }>>;
  readonly labels: { readonly tools: Readonly<Record<ToolName, string>> };
  readonly deck: Deck;
  /** By card, what it is called. */
  readonly cards: readonly string[];
}

type Shown = Immutable<Table>;

export function tellOutcome(telling: Telling, move: Move, table: Shown): string | undefined {
  const kind = kindOf(move);
  const told = [...tellMove(telling, kind, table)];
  // O18: whatever has ended the turn; discards come after that.
  if (kind !== DROP && table.step === Step.drop) told.push(...tellAside(telling, table));
  return told.length === 0 ? undefined : told.join(telling.outcomes.semicolon);
}

function tellMove(telling: Telling, kind: Move, table: Shown): readonly string[] {
  switch (kind) {
    case BID:
    case FOLD:
      return isDecided(table) ? [tellAuction(telling, table)] : [];
    case LET:
      return table.step === Step.stake ? [] : [telling.outcomes.uncontested];
    case STAKE:
      return [tellContest(telling, table)];
    case ROLL:
      return tellRolls(telling, table);
    case SHIELD:
    case SUFFER:
      return tellStrikes(telling, table);
    case PICK_FILON:
    case PICK_ACCIDENT:
    case DROP:
      return tellPile(telling, kind, table);
    default:
      return [];
  }
}

/** O5, O6: whether nobody has spoken about the tool that is up now, or none is. */
const isDecided = ({ auction, players }: Shown): boolean =>
  auction.tool === NO_TOOL ||
  (auction.bidder === NOBODY &&
    players.every(({ tool }, seat) => tool !== NO_TOOL || !has(auction.folded, seat)));

function tellAuction(telling: Telling, table: Shown): string {
  const { refused, pile, left } = table.auction;
  return refused === 0
    ? tellSale(telling, table)
    : telling.outcomes.unwanted(telling.labels.tools[toolName(pile[left - 1])]);
}

function tellSale({ outcomes, labels }: Telling, { auction }: Shown): string {
  const { tool, seat, price } = auction.sold;
  return outcomes.sold(seatMark(seat), labels.tools[toolName(tool)], price);
}

/** O21: all stakes are turned up. */
function tellContest({ outcomes, cards, deck }: Telling, { contest }: Shown): string {
  const { winner, die, stake } = contest;
  return outcomes.won(seatMark(winner), die, cards[stake], deck.values[stake]);
}

/** O12–O14, O17: what natural rolls do when all have rolled; before that, nothing is to be told. */
function tellRolls(telling: Telling, table: Shown): readonly string[] {
  const { outcomes } = telling;
  const ended = endedBy(table);
  if (ended.by === 'roll') {
    return ended.rolls.map(({ seat, dice }) =>
      outcomes.endedByRoll(seatMark(seat), rollName(telling, dice)),
    );
  }
  return orderOf(table).flatMap((seat) => [
    ...fateOf(table, seat).map((fate) => tellFate(telling, fate)),
    ...(table.players[seat].lucky ? [outcomes.lucky(seatMark(seat))] : []),
  ]);
}

/** "four 3s": only rolls with at least three alike end a match. */
const rollName = ({ combinations }: Telling, dice: Dice): string =>
  combinations.printed(countOf(dice, mainFace(dice)), mainFace(dice));

const orderOf = ({ first, seats }: Shown): readonly Seat[] =>
  Array.from({ length: seats }, (_, step) => clockwise(first, step, seats));

/** O14: the owner of the only helmet has decided; accidents go on striking in order. */
function tellStrikes(telling: Telling, table: Shown): readonly string[] {
  const { players } = table;
  const order = orderOf(table);
  const owner = order.findIndex(
    (seat) => players[seat].tool === HELMET || players[seat].lost === HELMET,
  );
  return order
    .slice(owner)
    .filter((seat) => players[seat].struck > 0)
    .flatMap((seat) => fateOf(table, seat).map((fate) => tellFate(telling, fate)));
}

function tellFate({ outcomes, accidents, labels }: Telling, fate: Fate): string {
  const name = seatMark(fate.seat);
  switch (fate.kind) {
    case 'struck':
    case 'shielded':
      return outcomes[fate.kind](name, accidents[accidentName(fate.accident)].title);
    case 'broken':
      return outcomes.broken(name, labels.tools[toolName(fate.tool)]);
    default:
      return outcomes.aside(name);
  }
}

const tellAside = (telling: Telling, table: Shown): readonly string[] =>
  orderOf(table)
    .filter((seat) => table.players[seat].fell)
    .map((seat) => telling.outcomes.aside(seatMark(seat)));

/** O28: told before anybody gets the last card, since who gets which is hidden. */
function tellPile({ outcomes }: Telling, kind: Move, table: Shown): readonly string[] {
  const { ending, player, filons, hazards } = table;
  if (kind === DROP) return ending === 'pile' ? [outcomes.noCardLeft] : [];
  const left = hazards.reduce((sum, copies) => sum + copies, filons);
  const isLast = kind === PICK_FILON ? left === 1 : left === 0;
  return isLast ? [outcomes.lastCard(seatMark(player))] : [];
}
