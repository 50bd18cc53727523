import { BID, cardOf, kindOf, PLAY, seatOf, SWAP } from '@pepite/games/aurum/moves';
import { isGold, NO_CARD } from '@pepite/games/aurum/pieces';
import type { Table } from '@pepite/games/aurum/world';
import type { Immutable, Seat, Seen } from '@pepite/kernel';
import type { Flight } from '../kit/motion.ts';
import type { SoundName } from '../kit/sound.ts';
import { NO_EFFECTS, type BoardEffects } from '../kit/effects.ts';

/** The places of the board that things fly between, by name. */
export const placeOf = {
  seat: (seat: Seat): string => `seat-${seat}`,
  hand: (seat: Seat): string => `hand-${seat}`,
  bid: (seat: Seat): string => `bid-${seat}`,
  stock: (seat: Seat): string => `stock-${seat}`,
  trick: 'trick',
  supply: 'supply',
} as const;

interface Told {
  readonly flights: readonly Flight[];
  readonly sounds: readonly SoundName[];
}

/** What is seen and heard of the events that led to a table. */
export function effectsOf(events: readonly Seen[], table: Immutable<Table>): BoardEffects {
  const plays = events.filter((event) => isPlay(event)).length;
  let played = 0;
  const told = events.map((event, step): Told => {
    if (!('move' in event)) return NO_EFFECTS;
    const { actor, move } = event;
    const kind = kindOf(move);
    if (kind === BID) return bidOf(actor, step);
    if (kind === SWAP) return swapOf(actor, seatOf(move), step);
    if (kind !== PLAY) return NO_EFFECTS;
    played++;
    return playOf(actor, { step, laid: laidAfter(table, plays - played), table, move });
  });
  return {
    flights: told.flatMap(({ flights }) => flights),
    sounds: told.flatMap(({ sounds }) => sounds),
    news: '',
  };
}

const isPlay = (event: Seen): boolean => 'move' in event && kindOf(event.move) === PLAY;

/** How many cards lay in the trick after a card that so many others have followed, its own in. */
function laidAfter({ trick, seats }: Immutable<Table>, later: number): number {
  const last = trick.laid === 0 ? seats : trick.laid;
  return ((((last - later - 1) % seats) + seats) % seats) + 1;
}

const bidOf = (seat: Seat, step: number): Told => ({
  flights: [{ from: placeOf.seat(seat), to: placeOf.bid(seat), step }],
  sounds: ['card'],
});

const swapOf = (seat: Seat, target: Seat, step: number): Told => ({
  flights: [
    { from: placeOf.stock(seat), to: placeOf.supply, step },
    { from: placeOf.bid(target), to: placeOf.seat(target), step },
    { from: placeOf.seat(seat), to: placeOf.bid(target), step },
  ],
  sounds: ['gold'],
});

interface Play {
  readonly step: number;
  /** How many cards lie in the trick after it. */
  readonly laid: number;
  readonly table: Immutable<Table>;
  readonly move: number;
}

/** A card goes to the trick; the trick before it was gathered first, and a full one brings gold. */
function playOf(seat: Seat, { step, laid, table, move }: Play): Told {
  const { seats, last } = table;
  const from = isGold(cardOf(move)) ? placeOf.stock(seat) : placeOf.seat(seat);
  const gathered: readonly Flight[] =
    laid === 1 && last.laid > 0
      ? [{ from: placeOf.trick, to: placeOf.seat(last.winner), count: seats, step }]
      : [];
  const gained: readonly Flight[] =
    laid === seats && last.gained !== NO_CARD
      ? [{ from: placeOf.supply, to: placeOf.stock(last.low), step: step + 1 }]
      : [];
  return {
    flights: [...gathered, { from, to: placeOf.trick, step }, ...gained],
    sounds: soundsOf(laid === seats, gained.length > 0),
  };
}

function soundsOf(isFull: boolean, bringsGold: boolean): readonly SoundName[] {
  if (bringsGold) return ['gold'];
  return isFull ? ['trick'] : ['card'];
}
