import type { Card } from '@pepite/games/auruxxx/pieces';
import type { Seat } from '@pepite/kernel';
import type { Deed } from './events.ts';
import type { Held } from './sorting.ts';

/** The cards that a deed brings to a seat, as far as they are seen there. */
function cameBy(deed: Deed, seat: Seat): readonly Card[] {
  if (!('seat' in deed) || deed.seat !== seat) return [];
  if (deed.kind === 'drew') return deed.cards.flatMap((card) => card ?? []);
  return deed.kind === 'stole' ? deed.thefts.flatMap(({ card }) => card ?? []) : [];
}

const isNewHand = (deed: Deed, seat: Seat): boolean =>
  deed.kind === 'dealt' ||
  (deed.kind === 'swapped' && (deed.seat === seat || deed.partner === seat));

/**
 * The cards of a hand that are new, by their names: marked until others come, or one is laid.
 * A whole new hand has none, and neither has one that a jump through a replay leads to.
 */
export function freshAfter(
  deeds: readonly Deed[],
  seat: Seat,
  held: readonly Held[],
  before: readonly string[],
): readonly string[] {
  if (deeds.length === 0) return [];
  const came: Card[] = [];
  let kept = before;
  for (const deed of deeds) {
    const cards = cameBy(deed, seat);
    const isLaid = deed.kind === 'laid' && deed.seat === seat;
    if (cards.length > 0 || isLaid || isNewHand(deed, seat)) kept = [];
    if (isLaid || isNewHand(deed, seat)) came.length = 0;
    came.push(...cards);
  }
  const names = held.map(({ key }) => key);
  return came.length > 0 ? namesOf(came, held) : kept.filter((key) => names.includes(key));
}

/** Of several equal cards the last ones are new. */
function namesOf(cards: readonly Card[], held: readonly Held[]): readonly string[] {
  return [...new Set(cards)].flatMap((card) => {
    const copies = held.filter((one) => one.card === card).map(({ key }) => key);
    return copies.slice(-cards.filter((one) => one === card).length);
  });
}
