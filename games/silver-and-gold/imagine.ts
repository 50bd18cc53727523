import {
  type Bits,
  copySeen,
  EMPTY,
  exclude,
  has,
  include,
  Moves,
  nth,
  nthWide,
  type Rng,
  size,
  sizeWide,
  type Wide,
} from '@pepite/kernel';
import { removeExpedition, sealMark } from './steps/mark.ts';
import { addMarks, type SilverView } from './moves.ts';
import { NO_PATTERN } from './data/patterns.ts';
import { type Card, DECK, NO_CARD, type Pattern, SLOTS, TURNS_PER_ROUND } from './pieces.ts';
import {
  ALL_ONCE,
  ALL_TWICE,
  type Box,
  type Hand,
  Phase,
  type Player,
  type SilverWorld,
  type Table,
} from './world.ts';

/**
 * Some world that looks like `view` to its seat: cards it can't see are dealt out at random, others
 * who are done have chosen anything, and of this round's expedition cards only the last is known,
 * since nobody may look back (S6). Whoever is not done may have begun; that changes nothing.
 */
export function imagine(view: SilverView, rng: Rng, into: SilverWorld): void {
  const { table, hands, box } = into;
  copySeen(view, into);
  const unseen = unseenBy(view);
  for (let seat = 0; seat < table.seats; seat++) {
    if (seat === view.seat) continue;
    clear(hands[seat]);
    for (let held = 0; held < table.players[seat].held; held++) {
      include(hands[seat].dealt, draw(unseen, rng));
    }
    if (has(table.done, seat)) imagineChoice(table, seat, hands[seat], rng);
  }
  box.pile[0] = unseen[0];
  box.pile[1] = unseen[1];
  imagineExpeditions(table, box, rng);
}

function clear(hand: Hand): void {
  hand.dealt[0] = hand.dealt[1] = EMPTY;
  hand.kept.fill(NO_CARD);
  hand.marks.fill(EMPTY);
  hand.bonus = 0;
}

function unseenBy({ table, hand }: SilverView): Wide {
  const unseen: Wide = [DECK[0] & ~hand.dealt[0], DECK[1] & ~hand.dealt[1]];
  for (const card of table.market) exclude(unseen, card);
  for (const { cards, full } of table.players) {
    for (const card of cards) exclude(unseen, card);
    unseen[0] &= ~full[0];
    unseen[1] &= ~full[1];
  }
  return unseen;
}

function draw(from: Wide, rng: Rng): Card {
  const card = nthWide(from, rng.below(sizeWide(from)));
  exclude(from, card);
  return card;
}

function imagineChoice(table: Table, seat: number, hand: Hand, rng: Rng): void {
  if (table.phase === Phase.keep) imagineKept(hand, rng);
  else imagineMarks(table.expedition, table.players[seat], hand, rng);
}

function imagineKept(hand: Hand, rng: Rng): void {
  const left: Wide = [hand.dealt[0], hand.dealt[1]];
  for (let slot = 0; slot < SLOTS; slot++) hand.kept[slot] = draw(left, rng);
  hand.kept.sort((one, other) => one - other);
}

/** Any marks that leave the seat done; none where it had no free cell (S8). */
function imagineMarks(pattern: Pattern, player: Player, hand: Hand, rng: Rng): void {
  if ((player.free[0] | player.free[1]) === EMPTY) return;
  const moves = new Moves();
  let isDone = false;
  while (!isDone) {
    moves.clear();
    addMarks(pattern, player, hand, moves);
    isDone = sealMark(player, hand, moves.draw(rng));
  }
}

/** Of the cards revealed this round, all but the last are any of the others. */
function imagineExpeditions(table: Table, box: Box, rng: Rng): void {
  box.once = ALL_ONCE;
  box.twice = ALL_TWICE;
  if (table.expedition !== NO_PATTERN) removeExpedition(box, table.expedition);
  for (let turn = table.turns % TURNS_PER_ROUND; turn > 0; turn--) {
    removeExpedition(box, drawExpedition(box.once, box.twice, rng));
  }
}

/** Those of which two are left are twice as likely. */
function drawExpedition(once: Bits, twice: Bits, rng: Rng): Pattern {
  const place = rng.below(size(once) + 2 * size(twice));
  return place < size(once) ? nth(once, place) : nth(twice, (place - size(once)) >> 1);
}
