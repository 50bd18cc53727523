import {
  AGREE,
  BID,
  centreMove,
  dealMove,
  DROP,
  LAY,
  LET,
  newDiceMove,
  offerMove,
  PASS,
  pickAccidentMove,
  pickFilonMove,
  REFUSE,
  REROLL,
  rollMove,
  settleMove,
  SHIELD,
  STAKE,
  SUFFER,
  swapMove,
} from '@pepite/games/or-etc/moves';
import { HELMET, MUG } from '@pepite/games/or-etc/pieces';
import { bundleOf } from '@pepite/games/or-etc/pieces/bundle';
import { game } from '@pepite/games/or-etc/index';
import { Step, type Table } from '@pepite/games/or-etc/world';
import { below, CHANCE, itemAt, type Language, type Seen } from '@pepite/kernel';
import { describe, expect, it } from 'vitest';
import { besidesDeal, type TableEvent, effectsOf } from '../events.ts';
import { newsOf } from '../words/news.ts';
import { card, deck, dice, tableFor } from './crafted.ts';

const NAMES = ['Ana', 'Bo', 'Cy'];
const CHEAP = card('XX---:1');
const DEAR = card('XX-66:2');

/** A table in the third turn, all in it; Bo is the first player. */
function playing(change: (table: Table) => void = () => undefined): Table {
  const table = tableFor(3);
  Object.assign(table, { turn: 3, phase: 1, step: Step.act, participants: below(3), first: 1 });
  change(table);
  return table;
}

const made = (actor: number, move: number): Seen => ({ actor, move });

const effects = (events: readonly Seen[], table = playing(), earlier: readonly TableEvent[] = []) =>
  effectsOf(events, { table, deck }, earlier);

const told = (
  events: readonly Seen[],
  table = playing(),
  reader?: number,
  language: Language = 'en',
): readonly string[] =>
  newsOf(effects(events, table).tableEvents, table.turn, {
    language,
    names: NAMES,
    game,
    deck,
    reader,
  }).map(({ text }) => text);

describe('flights of cards', () => {
  it.each([
    ['dealt', made(CHANCE, dealMove(1, CHEAP)), [{ from: 'pile', to: 'hand-1', step: 0 }]],
    ['drawn', made(CHANCE, pickFilonMove(2)), [{ from: 'pile', to: 'hand-2', step: 0 }]],
    ['laid', made(0, LAY + CHEAP), [{ from: 'hand-0', to: 'mine-0', step: 0 }]],
    [
      'dropped',
      made(2, DROP + bundleOf([CHEAP, DEAR])),
      [{ from: 'hand-2', to: 'pile', count: 2, step: 0 }],
    ],
    ['kept', made(2, DROP), []],
    [
      'paid for a centre die',
      made(0, centreMove(2, 3, CHEAP)),
      [{ from: 'hand-0', to: 'pile', count: 1, step: 0 }],
    ],
    [
      'paid for a die that was won',
      made(1, settleMove(2, CHEAP)),
      [{ from: 'hand-1', to: 'pile', count: 1, step: 0 }],
    ],
    ['not paid for a lower die', made(0, centreMove(3, 2, 0)), []],
  ])('cards fly when %s', (_, event, flights) => {
    expect(effects([event]).flights).toEqual(flights);
  });

  it('cards fly one event after the other', () => {
    const events = [made(0, PASS), made(0, LAY + CHEAP), made(1, LAY + DEAR)];
    expect(effects(events).flights.map(({ step }) => step)).toEqual([1, 2]);
  });

  it('a card flies from hand to hand when an offer is agreed to [O22]', () => {
    const offer: TableEvent = { kind: 'told', seat: 0, move: offerMove(1, 2, 3, CHEAP) };
    expect(effects([made(1, AGREE)], playing(), [offer]).flights).toEqual([
      { from: 'hand-0', to: 'hand-1', step: 0 },
    ]);
    expect(effects([made(1, REFUSE)], playing(), [offer]).flights).toEqual([]);
  });

  it('the card of a contested claim flies only once nobody contests it [O21]', () => {
    const pending = playing((table) => {
      table.step = Step.contest;
      table.deal.take = 3;
    });
    expect(effects([made(0, centreMove(2, 3, CHEAP))], pending).flights).toEqual([]);
    const claim: TableEvent = { kind: 'told', seat: 0, move: centreMove(2, 3, CHEAP) };
    expect(effects([made(1, LET), made(2, LET)], playing(), [claim]).flights).toEqual([
      { from: 'hand-0', to: 'pile', count: 1, step: 1 },
    ]);
  });

  it('a drawn accident flies to the open ones, and is announced', () => {
    expect(effects([made(CHANCE, pickAccidentMove(1, 3))]).flights).toEqual([
      { from: 'pile', to: 'accidents', step: 0 },
    ]);
    expect(told([made(CHANCE, pickAccidentMove(1, 3))])).toEqual([
      'Bo draws an accident: Firedamp.',
    ]);
  });

  it('an event that this seat does not learn moves nothing', () => {
    const unseen = { en: 'a card is drawn', fr: 'une carte est piochée' };
    expect(effects([{ actor: CHANCE, unseen }])).toMatchObject({ flights: [], tableEvents: [] });
  });
});

describe('natural rolls', () => {
  it('natural rolls are announced with what they mean [O12]', () => {
    expect(told([made(CHANCE, rollMove(1, dice('44441')))])).toEqual(['Bo rolls four\u00A04s.']);
    expect(told([made(CHANCE, rollMove(1, dice('44444')))])).toEqual([
      'Bo rolls five\u00A04s! (Next turn, that would end the match.)',
    ]);
    const late = playing((table) => Object.assign(table, { turn: 6 }));
    expect(told([made(CHANCE, rollMove(1, dice('44412')))], late)).toEqual([
      'Bo rolls three\u00A04s. That ends the match.',
    ]);
    expect(told([made(CHANCE, rollMove(1, dice('11111')))])).toEqual(['Bo rolls five\u00A01s!']);
  });

  it('rolls without a name are not announced, and no re-roll is taken for one [O23]', () => {
    expect(told([made(CHANCE, rollMove(1, dice('12346')))])).toEqual([]);
    expect(told([made(CHANCE, newDiceMove(1, dice('44441')))])).toEqual([
      'Bo’s new dice: 1 4 4 4 4.',
    ]);
  });

  it('each roll makes the sound of dice, and a bid does not', () => {
    const events = [0, 1].map((seat) => made(CHANCE, rollMove(seat, dice('12346'))));
    expect(effects(events).sounds).toEqual(['dice', 'dice']);
    expect(effects([made(0, BID + 3)]).sounds).toEqual(['cells']);
  });
});

describe('accidents', () => {
  const rolled = [0, 1, 2].map((seat) => made(CHANCE, rollMove(seat, dice('12346'))));
  const strike = (table: Table, seat: number, lost = 0): void => {
    Object.assign(itemAt(table.players, seat), { struck: 4, lost });
  };

  it('an accident is announced with the player it strikes [O14]', () => {
    const table = playing((one) => strike(one, 2));
    expect(told(rolled, table)).toEqual(['Firedamp in Cy’s mine!']);
    expect(effects(rolled, table).sounds).toContain('refused');
  });

  it('accidents are announced in order, up to the player whose helmet is asked for', () => {
    const asked = playing((table) => {
      for (const seat of [0, 1, 2]) strike(table, seat);
      Object.assign(table, { step: Step.shield, player: 2 });
    });
    expect(told(rolled, asked)).toEqual(['Firedamp in Bo’s mine!']);
  });

  it('the helmet saves its owner from an accident, which then strikes others [O14]', () => {
    const table = playing((one) => {
      for (const seat of [0, 1]) strike(one, seat);
      strike(one, 2, HELMET);
    });
    expect(told([made(2, SHIELD)], table)).toEqual([
      'Firedamp: the helmet saves Cy.',
      'Firedamp in Ana’s mine!',
    ]);
    expect(told([made(0, SUFFER)], table)).toEqual(['Firedamp in Ana’s mine!']);
  });

  it('a tool that five 1s break is announced [O13]', () => {
    const table = playing((one) => Object.assign(itemAt(one.players, 0), { lost: MUG }));
    expect(told(rolled, table)).toEqual(['Ana loses the unbreakable mug.']);
  });

  it('a mine that is stuck at the end of a turn is announced then, and once [O18]', () => {
    const table = playing((one) => {
      one.step = Step.drop;
      Object.assign(itemAt(one.players, 0), { fell: true });
    });
    expect(told([made(0, LAY + CHEAP)], table)).toEqual([
      'Ana lays a pair.',
      'Ana’s mine has no exit left: it is set aside.',
    ]);
    expect(told([made(0, DROP)], table)).toEqual([]);
  });
});

describe('news that concern the reader', () => {
  it('the reader is called “you”', () => {
    expect(told([made(CHANCE, rollMove(1, dice('44441')))], playing(), 1)).toEqual([
      'You roll four\u00A04s.',
    ]);
    expect(told([made(CHANCE, pickAccidentMove(1, 3))], playing(), 1)).toEqual([
      'You draw an accident: Firedamp.',
    ]);
    expect(told([made(0, offerMove(1, 2, 3, 0))], playing(), 1)).toEqual([
      'Ana offers you a 2 for a 3.',
    ]);
    expect(told([made(1, offerMove(0, 2, 3, 0))], playing(), 1)).toEqual([
      'You offer Ana a 2 for a 3.',
    ]);
  });
});

describe('what there is little room to tell', () => {
  it('dice that are rolled again are told with what they show then, even the same [O23]', () => {
    const again = [made(1, REROLL + dice('2')), made(CHANCE, newDiceMove(1, dice('2')))];
    expect(told(again)).toEqual(['Bo rerolls a\u00A02: 2.']);
    expect(told(again, playing(), 1, 'fr')).toEqual(['Vous relancez un\u00A02\u00A0: 2.']);
    const both = [made(0, REROLL + dice('22')), made(CHANCE, newDiceMove(0, dice('35')))];
    expect(told(both)).toEqual(['Ana rerolls a pair of\u00A02s: 3 5.']);
    expect(told(both.slice(0, 1)), 'before they fall').toEqual(['Ana rerolls a pair of\u00A02s.']);
    expect(told(both.slice(1)), 'to whoever has just come').toEqual(['Ana’s new dice: 3 5.']);
    expect(told(again.slice(1)), 'one die').toEqual(['Bo’s new die: 2.']);
    expect(told(again.slice(1), playing(), 1, 'fr')).toEqual(['Votre nouveau dé\u00A0: 2.']);
  });

  it('what is taken of the centre dice is told in a few words, with what was paid [O20]', () => {
    expect(told([made(1, centreMove(2, 3, CHEAP))])).toEqual([
      'Bo takes a 3 for a 2, paid with a pair.',
    ]);
    expect(told([made(1, centreMove(3, 2, 0))], playing(), 1, 'fr')).toEqual([
      'Vous prenez un 2 contre un 3.',
    ]);
    expect(told([made(0, swapMove(2, 3))])).toEqual(['Ana takes a 3 for a 2, with the mug.']);
  });
});

describe('exchanges and contests', () => {
  it('an exchange is announced with the card that goes along [O22]', () => {
    const events = [made(0, offerMove(1, 2, 3, CHEAP)), made(1, AGREE)];
    expect(told(events)).toEqual(['Ana offers Bo a 2 for a 3, with a pair.', 'Bo accepts.']);
    const offer = (reader?: number) => told(events.slice(0, 1), playing(), reader, 'fr');
    expect(offer()).toEqual(['Ana offre un 2 à Bo contre un 3, avec une paire.']);
    expect(offer(0)).toEqual(['Vous offrez un 2 à Bo contre un 3, avec une paire.']);
    expect(offer(1)).toEqual(['Ana vous offre un 2 contre un 3, avec une paire.']);
    const kinds = effects([made(1, AGREE), made(1, REFUSE)]).tableEvents.map(({ kind }) => kind);
    expect(kinds).toEqual(['agreed', 'refused']);
  });

  it('the deal under way is left out for whoever is asked about it, and no earlier one', () => {
    const events = [
      made(0, offerMove(1, 2, 3, 0)),
      made(1, REFUSE),
      made(0, offerMove(2, 2, 4, 0)),
    ];
    const { tableEvents } = effects(events);
    expect(besidesDeal(tableEvents)).toEqual(tableEvents.slice(0, 2));
    expect(besidesDeal([])).toEqual([]);
  });

  it('a contest has a winner, whose stake is discarded [O21]', () => {
    const events = [made(0, STAKE + CHEAP), made(2, STAKE + DEAR)];
    expect(told(events)).toEqual(['Cy wins the contest.']);
    expect(effects(events).flights).toEqual([{ from: 'hand-2', to: 'pile', count: 1, step: 1 }]);
  });

  it('the first in order wins a contest of equal stakes [O21]', () => {
    const events = [made(0, STAKE + CHEAP), made(2, STAKE + CHEAP)];
    // Bo is the first player, and Cy sits behind him.
    expect(told(events)).toEqual(['Cy wins the contest.']);
  });
});
