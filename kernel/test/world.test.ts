import { describe, expect, it } from 'vitest';
import { begin } from '../match.ts';
import {
  copy,
  copySeen,
  isView,
  look,
  lookOn,
  parseView,
  printView,
  tableOf,
  World,
} from '../world.ts';
import { toy } from './toy.ts';

describe('a view', () => {
  it('a view shows the table and the seat’s own hand, and nothing else', () => {
    const world = begin(toy, 2, { bonus: false });
    world.hands[0].card = 3;
    world.hands[1].card = 5;
    const view = look(world, 1);
    expect(Object.keys(view).sort()).toEqual(['hand', 'seat', 'table']);
    expect(view.hand).toEqual({ card: 5, guess: 0 });
    expect(view.seat).toBe(1);
    expect(JSON.parse(printView(view))).toEqual({
      table: world.table,
      seat: 1,
      hand: world.hands[1],
    });
  });

  it('a view is live: it follows the world', () => {
    const world = begin(toy, 2, { bonus: false });
    const view = look(world, 0);
    world.hands[0].card = 4;
    expect(view.hand.card).toBe(4);
  });

  it('a view is made by look, or at the far end of a wire, and by nothing else', () => {
    const world = begin(toy, 2, { bonus: false });
    expect(isView(look(world, 0))).toBe(true);
    expect(isView(parseView(printView(look(world, 0))))).toBe(true);
    expect(isView({ table: world.table, seat: 0, hand: world.hands[0] })).toBe(false);
    expect(isView(world)).toBe(false);
  });
});

describe('a view of somebody without a seat', () => {
  it('an onlooker sees the table and an empty hand; to copy that touches no hand', () => {
    const [world, blank, other] = [0, 1, 2].map(() => begin(toy, 2, { bonus: false }));
    if (world === undefined || blank === undefined || other === undefined) throw new Error();
    for (const one of [world, other]) one.hands.forEach((hand, seat) => (hand.card = seat + 3));
    world.table.scores[1] = 7;
    const view = lookOn(world, blank);
    expect([view.seat, view.hand]).toEqual([2, { card: 0, guess: 0 }]);
    other.hands[0].card = 5;
    copySeen(view, other);
    expect(other.table).toEqual(world.table);
    expect(other.hands.map(({ card }) => card)).toEqual([5, 4]);
    expect(isView(view)).toBe(true);
  });
});

describe('a world', () => {
  it('a world is copied value for value into another, which shares nothing with it', () => {
    const from = begin(toy, 3, { bonus: true });
    const to = begin(toy, 3, { bonus: false });
    from.table.scores[1] = 7;
    from.hands[2].card = 6;
    from.box.deck = 1;
    copy(from, to);
    expect([to.table, to.hands, to.box]).toEqual([from.table, from.hands, from.box]);
    to.table.scores[1] = 0;
    expect(from.table.scores[1]).toBe(7);
    expect(tableOf(from)).toBe(from.table);
  });

  it('a copy has lists that have grown or shrunk', () => {
    const from = new World({ table: { list: [1, 2, 3] }, hands: [{}], box: {} });
    const to = new World({ table: { list: [9] }, hands: [{}], box: {} });
    copy(from, to);
    expect(to.table.list).toEqual([1, 2, 3]);
    from.table.list.length = 1;
    copy(from, to);
    expect(to.table.list).toEqual([1]);
  });

  it.each([[null], [() => 1], [undefined]])('a world is plain data: %s is refused', (value) => {
    expect(() => new World({ table: { value }, hands: [{}], box: {} })).toThrow(TypeError);
  });
});
