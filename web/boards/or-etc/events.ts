import {
  AGREE,
  BEER,
  BID,
  bundleIn,
  cardOf,
  CENTRE,
  CHOOSE,
  CONTEST,
  DEAL,
  diceIn,
  DROP,
  kindOf,
  LAY,
  LET,
  NEW_DICE,
  OFFER,
  PICK_ACCIDENT,
  PICK_FILON,
  REFUSE,
  REROLL,
  ROLL,
  seatOf,
  SETTLE,
  STAKE,
  SWAP,
} from '@pepite/games/or-etc/moves';
import { NO_CARD } from '@pepite/games/or-etc/pieces';
import { cardsIn } from '@pepite/games/or-etc/pieces/bundle';
import { combinationOf } from '@pepite/games/or-etc/pieces/combinations';
import type { Dice } from '@pepite/games/or-etc/pieces/dice';
import { type Fate, fatesAfter } from '@pepite/games/or-etc/report/fates';
import { highestStake } from '@pepite/games/or-etc/steps/exchange';
import { type Move, only, type Seat, type Seen } from '@pepite/kernel';
import type { Flight } from '../kit/motion.ts';
import type { SoundName } from '../kit/sound.ts';
import type { BoardEffects } from '../kit/effects.ts';
import type { Scene } from './scene.ts';

/** The places of the board that things fly between, by name. */
export const placeOf = {
  dice: (seat: Seat): string => `dice-${seat}`,
  hand: (seat: Seat): string => `hand-${seat}`,
  mine: (seat: Seat): string => `mine-${seat}`,
  tool: (seat: Seat): string => `tool-${seat}`,
  centre: 'centre',
  pile: 'pile',
  accidents: 'accidents',
  auction: 'auction',
} as const;

/** A move: a deal under way or its answer, dice rolled again, an accident that comes up. */
interface Told {
  readonly kind: 'told' | 'agreed' | 'refused' | 'rerolled' | 'drawn';
  readonly seat: Seat;
  readonly move: Move;
}

/** Something worth a line while a phase goes on. */
export type TableEvent =
  | Fate
  | { readonly kind: 'natural'; readonly seat: Seat; readonly dice: Dice }
  | Told
  | { readonly kind: 'contested'; readonly seat: Seat };

/** An event that this seat may know. */
interface Made {
  readonly actor: Seat;
  readonly move: Move;
}

export interface OrEtcEffects extends BoardEffects {
  readonly tableEvents: readonly TableEvent[];
}

type Position = Pick<Scene, 'table' | 'deck'>;

const SOUNDS: ReadonlyMap<Move, SoundName> = new Map([
  ...[ROLL, NEW_DICE, BEER].map((kind): [Move, SoundName] => [kind, 'dice']),
  ...[DEAL, PICK_FILON, STAKE, DROP].map((kind): [Move, SoundName] => [kind, 'card']),
  ...[CENTRE, SWAP, SETTLE, AGREE, BID].map((kind): [Move, SoundName] => [kind, 'cells']),
  ...[LAY, CHOOSE].map((kind): [Move, SoundName] => [kind, 'gold']),
  [PICK_ACCIDENT, 'refused'],
]);

/** What is seen, heard and told of the events that led to a table; `earlier`: in the same phase. */
export function effectsOf(
  events: readonly Seen[],
  position: Position,
  earlier: readonly TableEvent[],
): OrEtcEffects {
  const made = events.flatMap((event) => ('move' in event ? [event] : []));
  const tableEvents = [
    ...made.flatMap(toldOf),
    ...contestIn(made, position),
    ...fatesAfter(made, position.table),
  ];
  const isStruck = tableEvents.some(({ kind }) => kind === 'struck');
  return {
    flights: made.flatMap((event, step) =>
      flightsOf(event, { position, made, earlier }).map((flight) => ({ ...flight, step })),
    ),
    sounds: [
      ...made.flatMap(({ move }) => SOUNDS.get(kindOf(move)) ?? []),
      ...(isStruck ? (['refused'] as const) : []),
    ],
    news: '',
    tableEvents,
  };
}

const TOLD: ReadonlySet<Move> = new Set([OFFER, CENTRE, SWAP, SETTLE, REROLL, CONTEST, LAY]);

function toldOf({ actor, move }: Made): readonly TableEvent[] {
  const kind = kindOf(move);
  if (TOLD.has(kind)) return [{ kind: 'told', seat: actor, move }];
  switch (kind) {
    case AGREE:
      return [{ kind: 'agreed', seat: actor, move }];
    case REFUSE:
      return [{ kind: 'refused', seat: actor, move }];
    case NEW_DICE:
      return [{ kind: 'rerolled', seat: seatOf(move), move }];
    case PICK_ACCIDENT:
      return [{ kind: 'drawn', seat: seatOf(move), move }];
    case ROLL: {
      const dice = diceIn(move);
      return combinationOf(dice) === undefined
        ? []
        : [{ kind: 'natural', seat: seatOf(move), dice }];
    }
    default:
      return [];
  }
}

/** O21: stakes are turned up all at once. */
function contestIn(made: readonly Made[], { table, deck }: Position): readonly TableEvent[] {
  const winner = winnerIn(made, { table, deck });
  return winner === undefined ? [] : [{ kind: 'contested', seat: winner }];
}

function winnerIn(made: readonly Made[], { table, deck }: Position): Seat | undefined {
  const stakes = new Map(
    made
      .filter(({ move }) => kindOf(move) === STAKE)
      .map(({ actor, move }) => [actor, cardOf(move)]),
  );
  if (stakes.size === 0) return undefined;
  const asked = [...stakes.keys()].reduce((seats, seat) => seats | only(seat), 0);
  const { first, seats, player } = table;
  return highestStake(deck, { asked, first, seats, player }, (seat) => stakes.get(seat) ?? NO_CARD);
}

interface Around {
  readonly position: Position;
  /** The events that came with it, and what was told before. */
  readonly made: readonly Made[];
  readonly earlier: readonly TableEvent[];
}

type Way = Omit<Flight, 'step'>;

/** Cards that change places; dice and tools are seen to, since each is a piece of its own. */
function flightsOf(event: Made, around: Around): readonly Way[] {
  const { actor, move } = event;
  const { table } = around.position;
  switch (kindOf(move)) {
    case DEAL:
    case PICK_FILON:
      return [{ from: placeOf.pile, to: placeOf.hand(seatOf(move)) }];
    case PICK_ACCIDENT:
      return [{ from: placeOf.pile, to: placeOf.accidents }];
    case LAY:
      return [{ from: placeOf.hand(actor), to: placeOf.mine(actor) }];
    case DROP:
      return discards(actor, cardsIn(bundleIn(move)).length);
    case CENTRE:
      return table.deal.take === 0 ? paid(actor, move) : [];
    case SETTLE:
      return paid(actor, move);
    case STAKE:
      return actor === winnerIn(around.made, around.position) ? discards(actor, 1) : [];
    case LET:
    case AGREE:
      return closing(event, around);
    default:
      return [];
  }
}

const discards = (seat: Seat, count: number): readonly Way[] =>
  count === 0 ? [] : [{ from: placeOf.hand(seat), to: placeOf.pile, count }];

const paid = (seat: Seat, move: Move): readonly Way[] =>
  discards(seat, cardOf(move) === NO_CARD ? 0 : 1);

/** The deal under way, among what has happened in its phase. */
const dealIn = (events: readonly TableEvent[]): Told | undefined =>
  events.findLast((one): one is Told => one.kind === 'told');

/** What has happened, without the deal under way: for whoever is asked about it just now. */
export const besidesDeal = (events: readonly TableEvent[]): readonly TableEvent[] => {
  const deal = dealIn(events);
  return events.filter((one) => one !== deal);
};

/** The card of a deal goes when it is agreed to, or when the last one lets it go. */
function closing({ actor, move }: Made, { position, made, earlier }: Around): readonly Way[] {
  const deal = dealIn(earlier);
  if (deal === undefined || cardOf(deal.move) === NO_CARD) return [];
  if (kindOf(move) === AGREE && kindOf(deal.move) === OFFER)
    return [{ from: placeOf.hand(deal.seat), to: placeOf.hand(actor) }];
  const isLast = made.at(-1)?.actor === actor && position.table.deal.take === 0;
  return kindOf(move) === LET && kindOf(deal.move) === CENTRE && isLast
    ? discards(deal.seat, 1)
    : [];
}
