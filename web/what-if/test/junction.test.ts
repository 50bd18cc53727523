import { GAMES } from '@pepite/games';
import { itemAt, parseView, printView, Referee, Seeded } from '@pepite/kernel';
import { describe, expect, it } from 'vitest';
import { type Branch, openingAsItWas } from '@pepite/matches/branch';
import { branchFrom, type Junction, matchAddress } from '../junction.ts';
import { playedMatch, refereeAt } from '../../../matches/test/support/played.ts';

const aurum = itemAt(GAMES, 0);
const record = playedMatch(aurum);
const referee = refereeAt(aurum, record, 60);
const rest = {
  game: aurum,
  seats: record.seats,
  options: referee.options,
  names: ['Ann', 'Ben', 'Zoé'],
  origin: { address: '/m/abc', record: null, ply: 60 },
};
const over: Junction = { ...rest, hints: true, known: { referee } };
const wish = { name: 'Bold', seat: 2, level: 'strong', imaginedFor: undefined } as const;

/** What each seat sees where a branch begins with something imagined. */
function seenIn({ opening }: Branch): readonly string[] {
  const begun = new Referee(aurum, record.seats, referee.options, opening.imagined?.start);
  return rest.names.map((_, seat) => printView(begun.view(seat)));
}

describe('playing on from a position', () => {
  it('the reader plays one seat and bots the others, from what it was', () => {
    expect(branchFrom(over, wish, new Seeded(1))).toMatchObject({
      name: 'Bold',
      players: [{ name: 'Ann', bot: 'strong' }, { name: 'Ben', bot: 'strong' }, { name: 'Zoé' }],
      hints: true,
      opening: openingAsItWas(referee),
      moves: [],
    });
  });

  it('the reader plays all seats by hand', () => {
    const branch = branchFrom(over, { ...wish, seat: undefined }, new Seeded(1));
    expect(branch.players).toEqual(rest.names.map((name) => ({ name })));
  });

  it('what is hidden from the chosen seat is imagined, and from no other', () => {
    const branch = branchFrom(over, { ...wish, imaginedFor: 1 }, new Seeded(1));
    expect(branch.opening).toMatchObject({ moves: [], imagined: { seat: 1 } });
    const same = seenIn(branch).map((view, seat) => view === printView(referee.view(seat)));
    expect(same).toEqual([false, true, false]);
  });

  it('whoever still plays the match has all that is hidden imagined, whatever is wished', () => {
    const view = parseView(printView(referee.view(2)));
    const live: Junction = { ...rest, hints: false, known: { view } };
    const branch = branchFrom(live, wish, new Seeded(1));
    expect(branch).toMatchObject({ hints: false, opening: { moves: [], imagined: { seat: 2 } } });
    const same = seenIn(branch).map((seen, seat) => seen === printView(referee.view(seat)));
    expect(same).toEqual([false, false, true]);
  });
});

describe('the page of a match', () => {
  it.each([
    ['/m/abc', '/m/abc'],
    ['/r/abc', '/m/abc'],
    ['/alone/abc', '/alone/abc'],
    ['/record', null],
    ['/what-if/abc', null],
  ])('at %s the match is found at %s', (path, address) => {
    expect(matchAddress(path)).toBe(address);
  });
});
