import { parseCard } from '@pepite/games/auruxxx/notation';
import { create, Phase, type Table } from '@pepite/games/auruxxx/world';
import { describe, expect, it } from 'vitest';
import { freshSince, happeningsSince, openSeats, type Seen } from '../seen.ts';
import { heldOf } from '../sorting.ts';

const look = (texts: string, changes: Partial<Table>): Seen => {
  const { table, hands } = create(2);
  const held = heldOf(texts.split(' ').map((text) => parseCard(text) ?? 0));
  const handSizes = [held.length, 3];
  const shown = { ...table, phase: Phase.act, round: 1, turns: 4, actor: 0, handSizes };
  return {
    table: { ...shown, talonSize: 5, ...changes },
    hands: [hands[0], undefined],
    held,
    order: 'colour',
    seat: 0,
  };
};

describe('cards that are new', () => {
  const before = look('B6 R7', {});
  const drawn = look('B6 R7 R7', {});

  it('are marked when they come', () => {
    const happenings = happeningsSince(before, drawn);
    expect(happenings).toEqual([{ kind: 'drew', seat: 0, count: 1 }]);
    expect(freshSince(before, drawn, happenings, [])).toEqual(['41.1']);
  });

  it('stay marked while others play, and no longer than one plays oneself', () => {
    const mine = look('R7 R7', { talonSize: 6, turns: 5, player: 1 });
    const theirs = look('R7 R7', { talonSize: 7, turns: 6, handSizes: [2, 2] });
    expect(freshSince(drawn, mine, happeningsSince(drawn, mine), ['41.1'])).toEqual([]);
    const others = happeningsSince(mine, theirs);
    expect(others).toMatchObject([{ kind: 'laid', seat: 1 }]);
    expect(freshSince(mine, theirs, others, ['41.1'])).toEqual(['41.1']);
  });

  it('are none after a jump through a replay, or in a whole new hand', () => {
    const later = look('R7 R7', { turns: 9 });
    expect(freshSince(before, later, happeningsSince(before, later), [])).toEqual([]);
    const swapped = look('G1 G2', {});
    const swap = { kind: 'swapped', seat: 0, partner: 1 } as const;
    expect(freshSince(before, swapped, [swap], [])).toEqual([]);
  });
});

it('the cards of those seats lie open whose hands are given', () => {
  expect(openSeats(look('B6', {}))).toEqual([0]);
});
