import {
  type Actor,
  deciding,
  everybody,
  has,
  look,
  type Move,
  printView,
  Seeded,
} from '@pepite/kernel';
import { tryLaws } from '@pepite/kernel/laws';
import { describe, expect, it } from 'vitest';
import { game as silverAndGold } from '../index.ts';
import { Phase, type SilverWorld } from '../world.ts';
import { copied, crafted, play } from './crafted.ts';
import { playLines } from '../../test/play-lines.ts';
import { dealt, ready } from './setting.ts';

const NON_INTERFERENCE = 'non-interference: what a seat may not see never shows in its view';

describe('what is hidden', () => {
  const CARDS = [
    [25, 40],
    [26, 37],
    [13, 38],
  ] as const;

  it('[S22] only its owner learns a dealt card, and all learn what is laid open', () => {
    const referee = ready({ cards: CARDS, market: [1, 2, 3, 4] });
    const seen = referee.seen(1).map((one) => ('move' in one ? silverAndGold.print(one.move) : ''));
    const deals = seen.filter((text) => text.startsWith('deal'));
    expect(deals).toHaveLength(4);
    expect(deals.every((text) => text.startsWith('deal 1 '))).toBe(true);
    expect(seen.filter((text) => text === '')).toHaveLength(8);
    expect(seen.filter((text) => text.startsWith('market'))).toHaveLength(4);
    expect(seen.filter((text) => text.startsWith('keep'))).toHaveLength(3);
  });

  it('[S22] onlookers learn no dealt card, not even of somebody who plays alone', () => {
    const referee = dealt({ cards: [[25, 40]] });
    const seen = referee.seen(undefined);
    const own = referee.seen(0);
    const isDeal = (index: number): boolean => {
      const one = own[index];
      return 'move' in one && silverAndGold.print(one.move).startsWith('deal');
    };
    const deals = seen.filter((_, index) => isDeal(index));
    expect(deals.length).toBeGreaterThan(0);
    expect(deals.every((one) => 'unseen' in one)).toBe(true);
  });

  it('[S22] a set-up choice shows only that it was made, until all have chosen', () => {
    const one = dealt({ cards: CARDS });
    const other = dealt({ cards: CARDS });
    playLines(one, '0 keep 25 40');
    playLines(other, '0 keep 1 2');
    for (const seat of [1, 2]) expect(printView(one.view(seat))).toBe(printView(other.view(seat)));
    expect(printView(one.view(0))).not.toBe(printView(other.view(0)));
    expect(one.seen(1)).toEqual(other.seen(1));
  });

  it('[S22] marks show only that somebody is done, until all are', () => {
    const views = ['0 mark 25 a1 b1', '0 mark 25 d3', '0 mark 40 c2'].map((line) => {
      const referee = ready({ cards: CARDS, market: [1, 2, 3, 4] });
      playLines(referee, '* expedition I2', line, '1 mark 26 a1');
      expect(referee.seen(2).at(-1)).toMatchObject({ actor: 6 });
      return printView(referee.view(2));
    });
    expect(new Set(views).size).toBe(1);
  });

  it('[S22] nothing shows that a player has begun who goes on for a cross', () => {
    const referee = ready({ cards: CARDS, market: [1, 2, 3, 4] });
    playLines(referee, '* expedition I2', '1 mark 26 a1');
    const before = [1, 2].map((seat) => printView(referee.view(seat)));
    playLines(referee, '0 mark 40 a1');
    expect(referee.chosen(0)).toHaveLength(1);
    expect(deciding(referee.turn)).toBe(0b101);
    expect([1, 2].map((seat) => printView(referee.view(seat)))).toEqual(before);
  });

  it('[S22] the last player to finish shows all marks, in seat order', () => {
    const referee = ready({ cards: CARDS, market: [1, 2, 3, 4] });
    playLines(referee, '* expedition I2', '2 mark 38 a1', '0 mark 40 a1', '1 mark 26 a1');
    expect(referee.table.players.every(({ coins }) => coins === 0)).toBe(true);
    const before = referee.journal.length;
    playLines(referee, '0 bonus 25 a1');
    const shown = referee.journal.slice(before);
    expect(shown.map(({ actor, move }) => `${actor} ${silverAndGold.print(move)}`)).toEqual([
      '0 mark 40 a1',
      '0 bonus 25 a1',
      '1 mark 26 a1',
      '2 mark 38 a1',
    ]);
    for (const seat of [0, 1, 2]) {
      expect(referee.view(seat).hand).toMatchObject({ marks: [0, 0], bonus: 0 });
    }
  });

  it('[S22] the pile and the expeditions to come are nowhere in a view', () => {
    const world = crafted({ sides: [{ cards: [25, 40] }, { cards: [26, 37] }], turns: 3 });
    const twin = copied(world);
    twin.box.once ^= 0b10010;
    expect(JSON.stringify(world.box)).not.toBe(JSON.stringify(twin.box));
    expect(JSON.stringify([world.table, world.hands])).toBe(
      JSON.stringify([twin.table, twin.hands]),
    );
  });

  it('[S22] a card drawn unseen from the pile is seen by all once taken', () => {
    const world = crafted({
      sides: [{ cards: [25, 37], free: ['a1', 'a1'] }, { cards: [26, 38] }],
      market: [1, 2, 3, 4],
    });
    play(world, '0 mark 25 a1', '1 mark 26 a1', '0 take pile', '* draw 30');
    expect(world.table.players[0].cards).toEqual([30, 37]);
    expect(silverAndGold.audience(world.table, 6, silverAndGold.parse('draw 30') ?? -1)).toBe(
      everybody(2),
    );
  });

  /** What the laws say of a game that puts more on the table while all are marking. */
  function verdictIf(show: (world: SilverWorld, actor: Actor, move: Move) => void) {
    const apply = (world: SilverWorld, actor: Actor, move: Move): void => {
      silverAndGold.apply(world, actor, move);
      if (world.table.phase === Phase.mark) show(world, actor, move);
    };
    const game = { ...silverAndGold, apply };
    const setup = { game, seats: 2, options: {}, reveals: () => false };
    return tryLaws(setup, { matches: 40, seed: 1 }).get(NON_INTERFERENCE);
  }

  it('[S22] the laws would find a table that showed a mark before all are done', () => {
    // A number that nothing else uses while all are marking.
    const verdict = verdictIf(({ table }, actor, move) => {
      if (actor === 0 && has(table.done, 0)) table.settled = move;
    });
    expect(verdict?.broken).toContain('can tell the sealed');
  });

  it('[S22] the laws would find a table that showed who has begun', () => {
    const verdict = verdictIf(({ table }, actor) => {
      if (actor === 0) table.settled = 1;
    });
    expect(verdict?.broken).toContain('has begun');
  });

  it('[S22] a seat imagines any marking that the others may have made', () => {
    const free = ['a1 b1', ''] as const;
    const world = crafted({ sides: [{ cards: [25, 40], free }, { cards: [26, 41] }], turns: 3 });
    play(world, '0 mark 25 a1');
    const rng = new Seeded(4);
    const seen = new Set<string>();
    for (let time = 0; time < 60; time++) {
      const twin = copied(world);
      silverAndGold.imagine(look(world, 1), rng, twin);
      expect(silverAndGold.invariantError(twin)).toBeUndefined();
      seen.add(twin.hands[0].marks.join());
    }
    // One of two neighbours, or both.
    expect(seen).toEqual(new Set(['1,0', '2,0', '3,0']));
  });

  it('[S22] a seat imagines no marks of a player who is not done', () => {
    const world = crafted({ sides: [{ cards: [25, 40] }, { cards: [26, 41] }], turns: 3 });
    play(world, '0 mark 40 a1');
    const twin = copied(world);
    silverAndGold.imagine(look(world, 1), new Seeded(4), twin);
    expect(twin.hands[0]).toMatchObject({ marks: [0, 0], bonus: 0 });
  });

  it('[S8] a player without a free cell is imagined without marks', () => {
    const full = { cards: [25, 40], free: ['', ''] } as const;
    const world = crafted({ sides: [full, { cards: [26, 41] }, { cards: [13, 38] }], turns: 3 });
    world.table.done = 0b001;
    play(world, '1 mark 26 a1');
    const twin = copied(world);
    silverAndGold.imagine(look(world, 2), new Seeded(4), twin);
    expect(twin.hands[0].marks).toEqual([0, 0]);
    expect(twin.hands[1].marks).not.toEqual([0, 0]);
  });
});
