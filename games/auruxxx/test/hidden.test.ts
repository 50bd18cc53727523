import {
  begin,
  below,
  copy,
  everybody,
  look,
  only,
  ONLOOKERS,
  printView,
  Seeded,
} from '@pepite/kernel';
import { describe, expect, it } from 'vitest';
import { game as auruxxx } from '../index.ts';
import { parseCard, printCard } from '../notation.ts';
import { cardsIn, put, take } from '../cards/pack.ts';
import { type AuruxxxWorld, knownAt } from '../world.ts';
import { crafted, handOf, run } from './crafted.ts';
import { playLines } from '../../test/play-lines.ts';
import { dealt } from './setting.ts';

const card = (text: string): number => parseCard(text) ?? 0;

const known = (world: AuruxxxWorld, seat: number, other: number): string =>
  cardsIn(world.hands[seat].known, knownAt(other)).map(printCard).join(' ');

const learners = (world: AuruxxxWorld, text: string): number =>
  auruxxx.audience(world.table, world.table.actor, auruxxx.parse(text) ?? -1);

describe('what is hidden', () => {
  it('[X32] only their owner learns dealt and drawn cards', () => {
    const referee = dealt({ hands: ['B7', 'R7', 'V7'] });
    const seen = referee.seen(2).map((one) => ('move' in one ? auruxxx.print(one.move) : ''));
    const deals = seen.filter((text) => text.startsWith('deal '));
    expect(deals).toHaveLength(12);
    expect(deals.every((text) => text.startsWith('deal 2 '))).toBe(true);
    playLines(referee, '1 draw', '* draw 1 V9');
    expect(referee.seen(2).at(-1)).toMatchObject({
      unseen: { en: '{1} draws a card from the pile' },
    });
    expect(referee.seen(1).at(-1)).toHaveProperty('move');
  });

  it('[X18, X32] onlookers learn no dealt, drawn or stolen card, not even of two players', () => {
    const referee = dealt({ hands: ['+P B7 B8', 'R1 R3'] });
    const world = crafted({ hands: ['+P B7 B8', 'R1 R3'], top: 'B5' });
    run(world, '0 play +P');
    expect(learners(world, 'steal 1 0 R1') & ONLOOKERS).toBe(0);
    expect(learners(world, 'steal 1 0 R1')).toBe(below(2));
    expect(learners(world, 'play +P')).toBe(everybody(2));
    const deals = referee.seen(undefined).filter((one) => 'move' in one);
    expect(deals.map((one) => auruxxx.print(one.move)).join()).not.toContain('deal ');
  });

  it('[X18, X32] only thief and victim learn a stolen card, of six players', () => {
    const hands = ['+P B7 B8', 'R1 R3', 'Y1 Y3', 'G1 G3', 'V1 V3', 'B1 B3'];
    const world = crafted({ hands, top: 'B5' });
    run(world, '0 play +P', '* steal 1 0 R1');
    expect(learners(world, 'steal 2 0 Y1')).toBe(only(0) | only(2));
    const twin = begin(auruxxx, 6, {});
    copy(world, twin);
    run(world, '* steal 2 0 Y1');
    run(twin, '* steal 2 0 Y3');
    for (const seat of [1, 3, 4, 5]) {
      expect(printView(look(world, seat))).toBe(printView(look(twin, seat)));
    }
    for (const seat of [0, 2]) {
      expect(printView(look(world, seat))).not.toBe(printView(look(twin, seat)));
    }
  });

  it('[X18, X32] the victim knows what the thief holds, until it is laid', () => {
    const world = crafted({ hands: ['+D B7 B8', 'R1 R3 B6', 'Y1'], top: 'B5' });
    run(world, '0 play +D', '* steal 1 0 B6');
    expect([known(world, 1, 0), known(world, 2, 0), known(world, 0, 1)]).toEqual(['B6', '', '']);
    run(world, '0 play B6');
    expect(known(world, 1, 0)).toBe('');
  });

  it('[X20, X32] partners of an Exchange know each other’s hands, and others nothing', () => {
    const world = crafted({ hands: ['+E B7 B8 B8', 'R1 R3', 'Y1'], top: 'B5' });
    run(world, '0 play +E', '0 exchange 1');
    expect([known(world, 0, 1), known(world, 1, 0)]).toEqual(['B7 B8 B8', 'R1 R3']);
    expect([known(world, 2, 0), known(world, 2, 1)]).toEqual(['', '']);
  });

  it('[X20, X32] knowledge of a third player about a hand goes with the hand', () => {
    const world = crafted({ hands: ['+D +E B8', 'R1', 'Y1 Y4'], top: 'B5' });
    run(world, '0 play +D', '* steal 1 0 R1', '0 play +E', '0 exchange 2');
    expect([known(world, 1, 0), known(world, 1, 2)]).toEqual(['', 'R1']);
  });

  it('[X18, X32] an unseen theft leaves certain only cards that were there twice', () => {
    const world = crafted({ hands: ['+E B7 B8 B8 +P +P', 'Y1 Y9', '+D G9 G9'], top: 'B5' });
    run(
      world,
      '0 play +E',
      '0 exchange 1',
      '0 play Y1',
      '1 pass',
      '2 pass',
      '0 draw',
      '* draw 0 V5',
    );
    run(world, '0 draw', '* draw 0 V9', '0 end');
    expect(known(world, 0, 1)).toBe('+P +P B7 B8 B8');
    run(world, '1 play +P', '* steal 2 1 +D', '* steal 0 1 V9', '1 play +D', '* steal 2 1 G9');
    expect(known(world, 0, 1)).toBe('+P B7 B8 B8 V9');
    run(world, '1 play B7', '2 draw', '* draw 2 +D', '2 play +D', '* steal 0 2 V5');
    expect(known(world, 0, 2)).toBe('V5');
    expect(known(world, 0, 1)).toBe('+P B8 B8 V9');
    run(world, '2 draw', '* draw 2 +P', '2 play +P', '* steal 0 2 Y9', '* steal 1 2 B8');
    expect(known(world, 0, 1)).toBe('B8');
  });

  it('[X32] an imagined world has the known cards where they are known to be', () => {
    const world = crafted({ hands: ['+E B7 B8 B8', 'R1 R3', 'Y1'], top: 'B5' });
    run(world, '0 play +E', '0 exchange 1');
    const twin = begin(auruxxx, 3, {});
    const rng = new Seeded(4);
    const seen = new Set<string>();
    for (let time = 0; time < 20; time++) {
      auruxxx.imagine(look(world, 0), rng, twin);
      expect(handOf(twin, 1)).toBe('B7 B8 B8');
      expect(printView(look(twin, 0))).toBe(printView(look(world, 0)));
      seen.add(handOf(twin, 2));
    }
    expect(seen.size).toBeGreaterThan(5);
  });

  it('[X32] sizes, passes, debt, figure, points and the top card are public', () => {
    const world = crafted({ hands: ['B7 B8', 'R1 R3'], top: 'B5', talon: 'Y7 V0' });
    run(world, '0 play B7');
    const { table, box } = world;
    expect(table.handSizes).toEqual([1, 2]);
    expect(printCard(table.top)).toBe('B7');
    expect(cardsIn(box.talon).map(printCard)).toEqual(['V0', 'B5', 'Y7']);
    // Another talon under the same top card: nobody can tell.
    const twin = begin(auruxxx, 2, {});
    copy(world, twin);
    const other = crafted({ hands: ['B7 B8', 'R1 R3'], top: 'V5', talon: 'Y9 V1 G1' });
    other.box.talon.forEach((number, place) => (twin.box.talon[place] = number));
    for (const seat of [0, 1]) {
      expect(printView(look(twin, seat))).toBe(printView(look(world, seat)));
    }
  });
});

describe('a world that is not sound', () => {
  const hands = ['B7 B8 +P +P', 'R1 R3'];

  it.each<[string, (world: AuruxxxWorld) => void]>([
    ['a card is lost', ({ box }) => take(box.pile, 0, card('V7'))],
    ['a card is there once too often', ({ box }) => put(box.talon, 0, card('B50'))],
    ['an action is lost', ({ box }) => take(box.pile, 0, card('+D'))],
    ['a hand has another size', ({ table }) => table.handSizes[1]++],
    ['the pile has another size', ({ table }) => table.pileSize--],
    ['the talon has another size', ({ table }) => table.talonSize++],
    ['a seat believes too much', ({ hands }) => put(hands[0].known, knownAt(1), card('G1'))],
    ['a seat notes its own cards', ({ hands }) => put(hands[0].known, knownAt(0), card('B7'))],
  ])('[X1, X32] an unsound world is found out when %s', (_, spoil) => {
    const world = crafted({ hands, top: 'B5', talon: 'Y7' });
    spoil(world);
    expect(auruxxx.invariantError(world)).toBeDefined();
  });
});
