import { GAMES } from '@pepite/games';
import { centreMove, offerMove } from '@pepite/games/or-etc/moves';
import { NO_CARD } from '@pepite/games/or-etc/pieces';
import {
  defaultOptions,
  firstActor,
  type Game,
  isChance,
  itemNamed,
  type Move,
  Referee,
  Seeded,
} from '@pepite/kernel';
import { describe, expect, it } from 'vitest';
import { pointersOf as inAurum } from '../../aurum/pointers.ts';
import { pointersOf as inAuruxxx } from '../../auruxxx/pointers.ts';
import { pointersOf as inOrEtc } from '../../or-etc/pointers.ts';
import { pointersOf as inSilverAndGold } from '../../silver-and-gold/pointers.ts';
import { atCards, type Pointer } from '../pointers.ts';

const BOARDS: Readonly<Record<string, (move: Move) => readonly Pointer[]>> = {
  aurum: inAurum,
  'silver-and-gold': inSilverAndGold,
  auruxxx: inAuruxxx,
  'or-etc': inOrEtc,
};

/** What may be done in some matches, of each turn only the first so many. */
const MOST = 200;

function legalIn(game: Game): ReadonlySet<Move> {
  const rng = new Seeded(5);
  const legal = new Set<Move>();
  for (const seats of [game.seats.least, game.seats.most]) {
    const referee = new Referee(game, seats, defaultOptions(game.options, seats));
    while (!referee.isOver) {
      if (isChance(referee.turn)) {
        referee.drawChance(rng);
        continue;
      }
      const seat = firstActor(referee.turn);
      for (const move of referee.listed(seat).first(MOST)) legal.add(move);
      referee.submit(seat, referee.anyLegal(seat, rng));
    }
  }
  return legal;
}

describe('what a hint points at', () => {
  it.each(Object.keys(BOARDS))('a hint points at something for every move in %s', (id) => {
    const game = GAMES.find((one) => one.id === id);
    if (game === undefined) throw new Error(`${id} is no game`);
    const pointersOf = itemNamed(BOARDS, id);
    const lost = [...legalIn(game)].filter((move) => pointersOf(move).length === 0);
    expect(lost.map((move) => game.print(move))).toEqual([]);
  });

  it('a hint points at the line of a folded player whose dice are not shown', () => {
    const selectors = inOrEtc(offerMove(2, 1, 3, NO_CARD)).map(({ selector }) => selector);
    expect(selectors.join(', ').split(/, ?/)).toContain('[data-look="2"][aria-pressed="false"]');
  });

  it('a hint points at the way back to the centre dice while others are shown', () => {
    const selectors = inOrEtc(centreMove(1, 3, NO_CARD)).map(({ selector }) => selector);
    expect(selectors.join(', ').split(/, ?/)).toContain('[data-action="back"]');
  });

  it('a hint points at as many cards of a kind as are played', () => {
    expect(atCards([7, 3, 7])).toEqual([
      { selector: 'button[data-card="7"]', count: 2 },
      { selector: 'button[data-card="3"]', count: 1 },
    ]);
  });

  it('a hint points at each cell that a pattern covers', () => {
    const { parse } = itemNamed(
      Object.fromEntries(GAMES.map((game) => [game.id, game])),
      'silver-and-gold',
    );
    const move = parse('mark 9 a1 b1 c1', 0);
    if (move === undefined) throw new Error('no such move');
    expect(inSilverAndGold(move)).toHaveLength(3);
  });
});
