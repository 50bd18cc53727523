import { ONE_CELL, placeOf as cellsAt } from '@pepite/games/silver-and-gold/data/patterns';
import {
  bonusMove,
  dealMove,
  drawMove,
  layOutMove,
  markMove,
  revealMove,
  TAKE_PILE,
  takeMove,
} from '@pepite/games/silver-and-gold/moves';
import { Phase, type Table } from '@pepite/games/silver-and-gold/world';
import { CHANCE, itemAt, type Seen } from '@pepite/kernel';
import { describe, expect, it } from 'vitest';
import { gainsOf, placeOf, effectsOf } from '../events.ts';
import { crafted } from './crafted.ts';

// Card 28 is `P..X #### ##C#`; card 4 has a coin in its lower left corner.
const PALM = 1 << 0;
const COIN = 1 << 10;
const marking = (card: number, cells: number): number => markMove(card, cellsAt(cells) ?? -1);
const chance = (move: number): Seen => ({ actor: CHANCE, move });

/** Seat 0 is the start player; what it marked has just been shown, it settles and takes a card. */
function shown(seats = 2): Table {
  const { table } = crafted(seats);
  Object.assign(table, { phase: Phase.take, actor: 0, settled: 0, settledBefore: 0 });
  return table;
}

describe('marks that are shown', () => {
  it('[S10] [S11] coins and palms fly from one’s own card to their boxes', () => {
    const table = shown();
    const player = itemAt(table.players, 0);
    player.gained = { coins: 1, palms: 3, cups: 0, cards: [0, 0] };
    player.palms = [3, 0, 0, 0];
    const events: readonly Seen[] = [
      { actor: 0, move: marking(28, COIN) },
      { actor: 0, move: bonusMove(28, ONE_CELL) },
      { actor: 1, move: marking(4, 1 << 12) },
    ];
    const { flights, sounds } = effectsOf(events, table, 0);
    expect(flights).toEqual([
      { from: placeOf.card(28), to: placeOf.coins, count: 1, step: 0 },
      { from: placeOf.card(28), to: placeOf.palms, count: 1, step: 0 },
    ]);
    expect(sounds).toEqual(['cells', 'gold']);
  });

  it('[S10] a coin beyond the last box flies nowhere', () => {
    const table = shown();
    const events: readonly Seen[] = [{ actor: 0, move: marking(28, COIN) }];
    expect(effectsOf(events, table, 0)).toMatchObject({ flights: [], sounds: ['cells'] });
    expect(gainsOf(events, table)).toEqual([]);
  });

  it('[S11] as many palms fly as there were boxes for', () => {
    const table = shown();
    const player = itemAt(table.players, 0);
    player.gained = { coins: 0, palms: 2, cups: 0, cards: [0, 0] };
    player.palms = [3, 1, 4, 2];
    const events = [0, 1].map((): Seen => ({ actor: 0, move: marking(28, PALM) }));
    expect(effectsOf(events, table, 0).flights).toEqual([
      { from: placeOf.card(28), to: placeOf.palms, count: 1, step: 0 },
    ]);
  });

  it('[S13] [S14] cups and completed cards fly after the marks', () => {
    const table = shown();
    itemAt(table.players, 0).gained = { coins: 0, palms: 0, cups: 6, cards: [0, 28] };
    const events: readonly Seen[] = [{ actor: 0, move: marking(28, COIN) }];
    expect(effectsOf(events, table, 0).flights).toEqual([
      { from: placeOf.cups, to: placeOf.seat(0), step: 1 },
      { from: placeOf.hand, to: placeOf.completed, count: 1, step: 1 },
    ]);
    // Seen by the other one, only the cup goes to a place.
    expect(effectsOf(events, table, 1).flights).toEqual([
      { from: placeOf.cups, to: placeOf.seat(0), step: 1 },
    ]);
  });
});

describe('what everybody gained', () => {
  const gain = { coins: 1, palms: 0, cups: 5, cards: [28, 0] };

  it('[S13] coins are gained at once, cups and cards when a seat settles', () => {
    const table = shown(3);
    for (const player of table.players) player.gained = gain;
    const events: readonly Seen[] = [{ actor: 2, move: marking(4, 1) }];
    expect(gainsOf(events, table)).toEqual([
      { seat: 0, coins: 1, palms: 0, cups: 5, cards: 10 },
      { seat: 1, coins: 1, palms: 0, cups: 0, cards: 0 },
      { seat: 2, coins: 1, palms: 0, cups: 0, cards: 0 },
    ]);
    // Seat 0 has taken its card, and it is for seat 1 to take one.
    Object.assign(table, { actor: 1, settled: 1, settledBefore: 1 });
    expect(gainsOf([{ actor: 0, move: takeMove(7) }], table)).toEqual([
      { seat: 1, coins: 0, palms: 0, cups: 5, cards: 10 },
    ]);
  });

  it('[S16] the start player has moved on once the next card is revealed', () => {
    const table = shown(3);
    for (const player of table.players) player.gained = gain;
    Object.assign(table, { phase: Phase.mark, first: 1, settled: 3, settledBefore: 2 });
    const events: readonly Seen[] = [{ actor: 1, move: takeMove(7) }, chance(revealMove(2))];
    expect(gainsOf(events, table).map(({ seat }) => seat)).toEqual([2]);
  });

  it('[S22] marks that wait for others bring nothing yet, though a replay shows all hands', () => {
    const table = shown(3);
    for (const player of table.players) player.gained = gain;
    Object.assign(table, { phase: Phase.mark, settled: 3, settledBefore: 1 });
    const events: readonly Seen[] = [{ actor: 0, move: marking(28, COIN) }];
    expect(gainsOf(events, table)).toEqual([]);
    expect(effectsOf(events, table, 0).flights).toEqual([]);
  });

  it('nobody gains anything where nothing was marked or taken', () => {
    const table = shown();
    itemAt(table.players, 0).gained = gain;
    expect(gainsOf([], table)).toEqual([]);
    expect(gainsOf([chance(revealMove(2))], table)).toEqual([]);
  });
});

describe('cards that move', () => {
  it('[S14] a card flies from the market to whoever takes it', () => {
    const flightsOf = (actor: number): unknown =>
      effectsOf([{ actor, move: takeMove(7) }], shown(), 0).flights;
    expect(flightsOf(0)).toEqual([{ from: placeOf.market, to: placeOf.hand, step: 0 }]);
    expect(flightsOf(1)).toEqual([{ from: placeOf.market, to: placeOf.seat(1), step: 0 }]);
  });

  it('[S14] [S15] cards fly from the pile to whoever took one, and into the market', () => {
    const table = shown();
    itemAt(table.players, 1).cards = [9, 0];
    const events: readonly Seen[] = [
      { actor: 1, move: TAKE_PILE },
      chance(drawMove(9)),
      chance(layOutMove(12)),
    ];
    const { flights, sounds } = effectsOf(events, table, 0);
    expect(flights).toEqual([
      { from: placeOf.pile, to: placeOf.seat(1), step: 1 },
      { from: placeOf.pile, to: placeOf.market, step: 2 },
    ]);
    expect(sounds).toEqual(['card']);
  });

  it('[S4] one’s own dealt cards fly, and those of others do not', () => {
    const events = [chance(dealMove(0, 5)), { actor: CHANCE, unseen: { en: '', fr: '' } }];
    expect(effectsOf(events, shown(), 0).flights).toEqual([
      { from: placeOf.pile, to: placeOf.dealt, step: 0 },
    ]);
    expect(effectsOf([chance(dealMove(1, 5))], shown(), 0).flights).toEqual([]);
  });

  it('nothing is shown of a position that does not follow from the one before', () => {
    expect(effectsOf([], shown(), 0)).toEqual({ flights: [], sounds: [], news: '' });
  });
});
