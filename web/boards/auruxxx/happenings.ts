import type { Card } from '@pepite/games/auruxxx/pieces';
import { Phase, type Table } from '@pepite/games/auruxxx/world';
import { type Immutable, itemAt, type Seat } from '@pepite/kernel';

type Shown = Immutable<Table>;

/** What went on between two positions, as far as it can be seen on the table. */
export type Happening =
  | { readonly kind: 'dealt' }
  | {
      readonly kind: 'laid';
      readonly seat: Seat;
      readonly card: Card;
      readonly count: number;
      readonly fetched: boolean;
    }
  | { readonly kind: 'drew'; readonly seat: Seat; readonly count: number }
  | { readonly kind: 'stole'; readonly seat: Seat; readonly victims: readonly Seat[] }
  | { readonly kind: 'swapped'; readonly seat: Seat; readonly partner: Seat | undefined }
  | { readonly kind: 'passed'; readonly seat: Seat; readonly debt: number }
  | { readonly kind: 'stopped'; readonly seat: Seat };

const seatsOf = ({ seats }: Shown): readonly Seat[] =>
  Array.from({ length: seats }, (_, seat) => seat);

/** Whether one position can have come right after another: not in a jump through a replay. */
function follows(before: Shown, after: Shown): boolean {
  if (before.seats !== after.seats || before.round !== after.round) return false;
  const turns = after.turns - before.turns;
  return turns === 0 || turns === 1;
}

/** `changed` says of a seat whether its hand, if it is seen at all, is another one now. */
export function happeningsBetween(
  before: Shown,
  after: Shown,
  changed: (seat: Seat) => boolean | undefined,
): readonly Happening[] {
  if (isDealt(before, after)) return [{ kind: 'dealt' }];
  if (!follows(before, after) || after.phase <= Phase.turnUp) return [];
  if (before.phase === Phase.exchange && after.phase !== Phase.exchange) {
    return swapBetween(before, after, changed);
  }
  const found = [
    ...laidBetween(before, after),
    ...theftsBetween(before, after),
    ...drawsBetween(before, after),
  ];
  return found.length > 0 ? found : restBetween(before, after);
}

const isDealt = (before: Shown, after: Shown): boolean =>
  after.phase === Phase.act &&
  after.turns === 0 &&
  (after.round === before.round + 1 || before.phase <= Phase.turnUp);

function laidBetween(before: Shown, after: Shown): readonly Happening[] {
  const count = after.talonSize - before.talonSize;
  if (count <= 0 || before.phase !== Phase.act) return [];
  const seat = before.player;
  const fetched = after.figure === seat && before.figure !== seat;
  return [{ kind: 'laid', seat, card: after.top, count, fetched }];
}

const gain = (before: Shown, after: Shown, seat: Seat): number =>
  itemAt(after.handSizes, seat) - itemAt(before.handSizes, seat);

function theftsBetween(before: Shown, after: Shown): readonly Happening[] {
  const seat = before.player;
  const victims = seatsOf(before).filter(
    (other) => other !== seat && gain(before, after, other) === -1,
  );
  return victims.length > 0 ? [{ kind: 'stole', seat, victims }] : [];
}

/** Cards come from the pile, or from the talon that became the pile (X5). */
function drawsBetween(before: Shown, after: Shown): readonly Happening[] {
  const seat = before.player;
  const isLaid = after.talonSize > before.talonSize;
  const count = gain(before, after, seat);
  const isStolen = theftsBetween(before, after).length > 0;
  return isLaid || isStolen || count <= 0 ? [] : [{ kind: 'drew', seat, count }];
}

/** X20: who it was is seen by the sizes, or by one's own hand; else nobody can be named. */
function swapBetween(
  before: Shown,
  after: Shown,
  changed: (seat: Seat) => boolean | undefined,
): readonly Happening[] {
  const seat = before.player;
  const others = seatsOf(before).filter((other) => other !== seat);
  const partners = others.filter(
    (other) =>
      before.handSizes[other] === after.handSizes[seat] &&
      after.handSizes[other] === before.handSizes[seat] &&
      changed(other) !== false,
  );
  const sure = partners.filter((other) => changed(other) === true);
  const found = sure.length === 1 ? sure : partners;
  return [{ kind: 'swapped', seat, partner: found.length === 1 ? found[0] : undefined }];
}

function restBetween(before: Shown, after: Shown): readonly Happening[] {
  const seat = before.player;
  if (itemAt(after.passes, seat) > itemAt(before.passes, seat)) {
    return [{ kind: 'passed', seat, debt: after.debt }];
  }
  return after.turns > before.turns ? [{ kind: 'stopped', seat }] : [];
}

/** Where cards can lie: in a hand, named by its seat, in the pile or on the talon. */
export type Spot = Seat | 'pile' | 'talon';

/** Cards that went from one spot to another. */
export interface Passage {
  readonly from: Spot;
  readonly to: Spot;
  readonly count: number;
}

/** As many flying cards tell what a whole hand does. */
const SEVERAL = 3;

export function passagesOf(happening: Happening, seats: number): readonly Passage[] {
  switch (happening.kind) {
    case 'dealt':
      return Array.from({ length: seats }, (_, to) => ({ from: 'pile', to, count: SEVERAL }));
    case 'laid':
      return [{ from: happening.seat, to: 'talon', count: happening.count }];
    case 'drew':
      return [{ from: 'pile', to: happening.seat, count: happening.count }];
    case 'stole':
      return happening.victims.map((from) => ({ from, to: happening.seat, count: 1 }));
    case 'swapped':
      if (happening.partner === undefined) return [];
      return [
        { from: happening.seat, to: happening.partner, count: SEVERAL },
        { from: happening.partner, to: happening.seat, count: SEVERAL },
      ];
    default:
      return [];
  }
}
