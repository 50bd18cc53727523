import { GAMES } from '@pepite/games';
import { cardOf, kindOf, PLAY } from '@pepite/games/aurum/moves';
import { HIGH_BIT, isMetal, LOW_BIT } from '@pepite/games/aurum/pieces';
import { itemAt, printView, Referee, Seeded } from '@pepite/kernel';
import { describe, expect, it } from 'vitest';
import { imaginedOpening, type Opening } from '../branch.ts';
import { memoryOf } from '../branch-memory.ts';
import { playedMatch, refereeAt } from './support/played.ts';

const aurum = itemAt(GAMES, 0);
const record = playedMatch(aurum);
/** Late in a round: most of its cards are out, and few lie open. */
const late = record.moves.findLastIndex((move) => move.includes(' play ')) - 6;

/** The metal cards that were played in the round before a position. */
function playedIn(referee: ReturnType<typeof refereeAt>): readonly number[] {
  const { journal } = referee;
  const dealt = journal.findLastIndex(({ actor }) => actor >= referee.seats);
  const plays = journal.slice(dealt).filter(({ move, actor }) => {
    return actor < referee.seats && kindOf(move) === PLAY;
  });
  return plays.map(({ move }) => cardOf(move)).filter((card) => isMetal(card));
}

function isHeld({ imagined }: Opening, card: number): boolean {
  const hands = imagined?.start.hands as { readonly metals: readonly [number, number] }[];
  return hands.some(
    ({ metals: [low, high] }) =>
      (low & itemAt(LOW_BIT, card)) !== 0 || (high & itemAt(HIGH_BIT, card)) !== 0,
  );
}

describe('what a seat remembers', () => {
  const referee = refereeAt(aurum, record, late);
  const cards = playedIn(referee);
  const rng = new Seeded(4);
  const imagine = (memory?: ReturnType<typeof memoryOf>): readonly Opening[] =>
    Array.from({ length: 60 }, () => imaginedOpening(referee, referee.view(0), rng, memory));

  it('no card of an earlier trick comes back, which it could by the view alone', () => {
    const isBack = (opening: Opening): boolean => cards.some((card) => isHeld(opening, card));
    expect(cards.length).toBeGreaterThan(5);
    expect(imagine().some(isBack)).toBe(true);
    expect(imagine(memoryOf(referee, 0)).some(isBack)).toBe(false);
  });

  it.each(GAMES.map((game) => [game.id, game] as const))(
    'what is imagined looks as it did to whoever remembers: %s',
    (_id, game) => {
      const other = playedMatch(game, 3);
      const at = refereeAt(game, other, Math.floor(other.moves.length / 2));
      for (let seat = 0; seat < 3; seat++) {
        const { imagined } = imaginedOpening(at, at.view(seat), rng, memoryOf(at, seat));
        const again = new Referee(game, 3, at.options, imagined?.start);
        expect(printView(again.view(seat))).toBe(printView(at.view(seat)));
      }
    },
  );
});
