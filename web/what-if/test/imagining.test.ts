import { GAMES } from '@pepite/games';
import { itemAt, parseView, printView, Referee, Seeded } from '@pepite/kernel';
import { describe, expect, it } from 'vitest';
import { imaginedOpening, type Opening } from '@pepite/matches/branch';
import { playedMatch, refereeAt } from '../../../matches/test/support/played.ts';

describe.each(GAMES.map((game) => [game.id, game] as const))('hidden cards of %s', (_id, game) => {
  const record = playedMatch(game, 3);
  const seats = Array.from({ length: record.seats }, (_, seat) => seat);
  const middle = refereeAt(game, record, Math.floor(record.moves.length / 2));

  /** What a seat sees where an opening begins. */
  const seenIn = ({ imagined }: Opening, seat: number): string =>
    printView(new Referee(game, record.seats, middle.options, imagined?.start).view(seat));

  it.each(seats)('imagined twice for seat %i they differ, and its view does not', (seat) => {
    const rng = new Seeded(5);
    const view = middle.view(seat);
    const openings = [1, 2].map(() => imaginedOpening(middle, view, rng));
    const [one, other] = openings.map(({ imagined }) => JSON.stringify(imagined?.start));
    expect(one).not.toBe(other);
    for (const opening of openings) {
      expect(opening).toMatchObject({ moves: [], choices: [] });
      expect(seenIn(opening, seat)).toBe(printView(view));
    }
  });

  it.each(seats)('whatever is hidden from seat %i, the same is imagined for it', (seat) => {
    const redrawn = [8, 18].map(
      (seed) => imaginedOpening(middle, middle.view(seat), new Seeded(seed)).imagined?.start,
    );
    expect(redrawn[0]).not.toEqual(redrawn[1]);
    const others = redrawn.map((start) => new Referee(game, record.seats, middle.options, start));
    // A page knows a view as it was told.
    const [was, ...drawn] = [middle, ...others].map((referee) =>
      imaginedOpening(middle, parseView(printView(referee.view(seat))), new Seeded(9)),
    );
    expect(drawn).toEqual([was, was]);
  });
});

describe('imagining anew', () => {
  it('an imagined start is imagined once more from the same view', () => {
    const game = itemAt(GAMES, 0);
    const record = playedMatch(game);
    const referee = refereeAt(game, record, 60);
    const first = imaginedOpening(referee, referee.view(1), new Seeded(1));
    const begun = new Referee(game, record.seats, referee.options, first.imagined?.start);
    const second = imaginedOpening(referee, begun.view(1), new Seeded(2));
    expect(second).toMatchObject({ imagined: { seat: 1 } });
    expect(second).not.toEqual(first);
  });
});
