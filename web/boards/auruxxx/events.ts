import { cardsOf } from '@pepite/games/auruxxx/cards/plays';
import {
  cardOf,
  END,
  GET,
  isPlay,
  kindOf,
  PASS,
  seatOf,
  STEAL,
  SWAP_HANDS,
  thiefOf,
  TURN_UP,
} from '@pepite/games/auruxxx/moves';
import { type Card, GOLDEN, HAND } from '@pepite/games/auruxxx/pieces';
import { glimpseOf } from '@pepite/games/auruxxx/report/glimpse';
import type { Table } from '@pepite/games/auruxxx/world';
import { type Immutable, itemAt, type Move, type Seat, type Seen } from '@pepite/kernel';
import type { Flight } from '../kit/motion.ts';
import type { SoundName } from '../kit/sound.ts';

/** The places of the board that cards fly between, by name. */
export const placeOf = {
  hand: (seat: Seat): string => `hand-${seat}`,
  pile: 'pile',
  talon: 'talon',
} as const;

/** A card taken from somebody; which one is known to thief and victim only (X18). */
export interface Theft {
  readonly victim: Seat;
  readonly card: Card | undefined;
}

/** What somebody, or the deal, has done. */
export type Deed =
  | { readonly kind: 'dealt'; readonly card: Card }
  | { readonly kind: 'laid'; readonly seat: Seat; readonly cards: readonly Card[] }
  | { readonly kind: 'drew'; readonly seat: Seat; readonly cards: readonly (Card | undefined)[] }
  | { readonly kind: 'stole'; readonly seat: Seat; readonly thefts: readonly Theft[] }
  | { readonly kind: 'swapped'; readonly seat: Seat; readonly partner: Seat }
  | { readonly kind: 'passed'; readonly seat: Seat }
  | { readonly kind: 'stopped'; readonly seat: Seat };

/** More decisions than this at once have no effects: a replay went on by a whole round. */
const MOST_DECISIONS = 8;

/** What has been done, in order; several cards that one player draws or takes are one deed. */
export function deedsIn(events: readonly Seen[]): readonly Deed[] {
  const deeds: Deed[] = [];
  for (const event of events) {
    const deed = 'move' in event ? deedOf(event.actor, event.move) : glimpsed(event);
    if (deed === undefined) continue;
    const last = deeds.at(-1);
    const joined = last === undefined ? undefined : join(last, deed);
    if (joined === undefined) deeds.push(deed);
    else deeds[deeds.length - 1] = joined;
  }
  return deeds.length > MOST_DECISIONS ? deeds.slice(-1) : deeds;
}

function deedOf(actor: Seat, move: Move): Deed | undefined {
  if (isPlay(move)) return { kind: 'laid', seat: actor, cards: cardsOf(move) };
  const seat = seatOf(move);
  switch (kindOf(move)) {
    case TURN_UP:
      // A golden twelve goes back, and another card is turned (X3).
      return cardOf(move) === GOLDEN ? undefined : { kind: 'dealt', card: cardOf(move) };
    case GET:
      return { kind: 'drew', seat, cards: [cardOf(move)] };
    case STEAL: {
      const thefts = [{ victim: seat, card: cardOf(move) }];
      return { kind: 'stole', seat: thiefOf(move), thefts };
    }
    case SWAP_HANDS:
      return { kind: 'swapped', seat: actor, partner: seat };
    case PASS:
      return { kind: 'passed', seat: actor };
    case END:
      return { kind: 'stopped', seat: actor };
    default:
      return undefined;
  }
}

function glimpsed({ unseen }: Extract<Seen, { unseen: unknown }>): Deed | undefined {
  const glimpse = glimpseOf(unseen);
  if (glimpse.kind === 'deal') return undefined;
  if (glimpse.kind === 'draw') return { kind: 'drew', seat: glimpse.seat, cards: [undefined] };
  const { thief, victim } = glimpse;
  return { kind: 'stole', seat: thief, thefts: [{ victim, card: undefined }] };
}

function join(last: Deed, next: Deed): Deed | undefined {
  if (last.kind === 'drew' && next.kind === 'drew' && last.seat === next.seat) {
    return { ...last, cards: [...last.cards, ...next.cards] };
  }
  if (last.kind === 'stole' && next.kind === 'stole' && last.seat === next.seat) {
    return { ...last, thefts: [...last.thefts, ...next.thefts] };
  }
  return undefined;
}

/** What goes from where to where, deed after deed. */
export function flightsOf(deeds: readonly Deed[], table: Immutable<Table>): readonly Flight[] {
  let step = 0;
  return deeds.flatMap((deed) => {
    const flights = flightsIn(deed, table);
    const first = step;
    step += Math.max(0, ...flights.map((flight) => flight.step + 1));
    return flights.map((flight) => ({ ...flight, step: first + flight.step }));
  });
}

function flightsIn(deed: Deed, { seats, handSizes }: Immutable<Table>): readonly Flight[] {
  switch (deed.kind) {
    case 'dealt': {
      const hands = Array.from({ length: seats }, (_, seat) => placeOf.hand(seat));
      const dealt = hands.map((to) => ({ from: placeOf.pile, to, count: HAND, step: 0 }));
      return [...dealt, { from: placeOf.pile, to: placeOf.talon, piece: deed.card, step: 1 }];
    }
    case 'laid':
      return deed.cards.map((piece) => ({
        from: placeOf.hand(deed.seat),
        to: placeOf.talon,
        piece,
        step: 0,
      }));
    case 'drew':
      return deed.cards.map((piece, step) => ({
        from: placeOf.pile,
        to: placeOf.hand(deed.seat),
        ...naming(piece),
        step,
      }));
    case 'stole':
      return deed.thefts.map(({ victim, card }, step) => ({
        from: placeOf.hand(victim),
        to: placeOf.hand(deed.seat),
        ...naming(card),
        step,
      }));
    case 'swapped': {
      const [one, other] = [placeOf.hand(deed.seat), placeOf.hand(deed.partner)];
      return [
        { from: one, to: other, count: itemAt(handSizes, deed.partner), step: 0 },
        { from: other, to: one, count: itemAt(handSizes, deed.seat), step: 0 },
      ].filter(({ count }) => count > 0);
    }
    default:
      return [];
  }
}

const naming = (piece: Card | undefined): { piece?: Card } =>
  piece === undefined ? {} : { piece };

/** What is heard of each deed. */
export const soundsOf = (deeds: readonly Deed[]): readonly SoundName[] =>
  deeds.flatMap((deed): readonly SoundName[] => {
    if (deed.kind === 'passed' || deed.kind === 'stopped') return [];
    if (deed.kind === 'stole' || deed.kind === 'swapped') return ['trick'];
    return deed.kind === 'laid' && deed.cards.includes(GOLDEN) ? ['gold'] : ['card'];
  });
