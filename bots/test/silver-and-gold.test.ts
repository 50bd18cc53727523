import { begin, exclude, include, itemAt, look, Moves, Seeded } from '@pepite/kernel';
import { gameOf } from '@pepite/games';
import { game as silverAndGold } from '@pepite/games/silver-and-gold/index';
import { ALL_PATTERNS, expeditionOf } from '@pepite/games/silver-and-gold/data/patterns';
import { CELLS } from '@pepite/games/silver-and-gold/pieces';
import { Phase, type SilverWorld } from '@pepite/games/silver-and-gold/world';
import { describe, expect, it } from 'vitest';
import { heuristicFor } from '../heuristics/index.ts';
import { silverAndGoldHeuristic } from '../heuristics/silver-and-gold/index.ts';
import { playMatch } from '../index.ts';
import { random } from '../random.ts';
import { Standing } from '../heuristics/silver-and-gold/standing.ts';

const game = gameOf('silver-and-gold');
if (game === undefined) throw new Error('there is no such game');

/** A decision of seat 0, who plays alone: what it sees, as far as it matters. */
interface Position {
  readonly phase: 'mark' | 'take';
  readonly cards: readonly number[];
  /** Cells of each card that are still free; all of them unless said. */
  readonly free?: readonly string[];
  readonly market?: readonly number[];
  readonly full?: readonly number[];
  readonly expedition?: string;
  readonly turns: number;
}

const cellsIn = (text: string): number =>
  text
    .split(' ')
    .filter((word) => word !== '')
    .reduce(
      (set, word) => set | (1 << (4 * (Number(word[1]) - 1) + 'abcd'.indexOf(itemAt(word, 0)))),
      0,
    );

function positionOf(position: Position): SilverWorld {
  const { cards, free, market = [], full = [], expedition = 'I2', turns } = position;
  const world = begin(silverAndGold, 1, {});
  const { table, box } = world;
  const player = itemAt(table.players, 0);
  Object.assign(table, { phase: Phase[position.phase], actor: 0, turns });
  table.expedition = ALL_PATTERNS.find((one) => expeditionOf(one).id === expedition) ?? 0;
  cards.forEach((card, slot) => {
    player.cards[slot] = card;
    player.free[slot] = free === undefined ? itemAt(CELLS, card) : cellsIn(itemAt(free, slot));
  });
  market.forEach((card, place) => (table.market[place] = card));
  for (const card of full) include(player.full, card);
  for (const card of [...cards, ...market, ...full]) exclude(box.pile, card);
  table.pileSize = 47 - cards.length - market.length - full.length;
  return world;
}

/** What the bot does in a position, as text; it throws when that is not legal. */
function chosenIn(position: Position): string {
  const world = positionOf(position);
  const moves = new Moves();
  silverAndGold.moves(look(world, 0), moves);
  const move = silverAndGoldHeuristic().choose(look(world, 0), moves, { below: () => 0 });
  if (!moves.has(move)) throw new Error(`not legal: ${silverAndGold.print(move)}`);
  return silverAndGold.print(move);
}

describe('choices of the heuristic Silver & Gold bot', () => {
  it('the bot marks the whole pattern rather than one cell', () => {
    const position = { phase: 'mark', cards: [25, 39], expedition: 'L4', turns: 3 } as const;
    expect(chosenIn(position).split(' ')).toHaveLength(2 + 4);
  });

  it('the bot finishes a card with one cell in the last turn', () => {
    // 37 lacks one cell; on 25 the line would fit, but 25 can't be finished any more.
    const cards = { cards: [25, 37], free: ['a1 b1 c1 d1', 'a1'] };
    const position = { phase: 'mark', ...cards, expedition: 'I3', turns: 27 } as const;
    expect(chosenIn(position)).toBe('mark 37 a1');
  });

  it('the bot takes coins and palms where nothing can be finished any more', () => {
    // 9 is ###. / #XC# / #C## / .##X: two coins under one corner, at c2 and b3.
    const position = { phase: 'mark', cards: [9, 25], expedition: 'V3', turns: 27 } as const;
    expect(chosenIn(position)).toMatch(/^mark 9 .*c2 b3/);
  });

  it('the bot leaves no lonely cell behind', () => {
    // 25 is #### / #..# / ####: of its lower line four cells are free, and a pair is to be marked.
    const cards = { cards: [25, 26], free: ['a3 b3 c3 d3', ''] };
    const position = { phase: 'mark', ...cards, expedition: 'I2', turns: 3 } as const;
    expect(['mark 25 a3 b3', 'mark 25 c3 d3']).toContain(chosenIn(position));
  });

  it('the bot takes the card of a colour that its seals reward', () => {
    // 1 and 26 have the orange seal: +2 each for an orange card. 19 and 29 are much alike else.
    const rest = { cards: [25], market: [29, 19], turns: 8 };
    expect(chosenIn({ phase: 'take', ...rest, full: [1, 26] })).toBe('take 19');
  });

  it('the bot takes a card that it can still finish', () => {
    // 40 is a small card with a cross, 13 a long ring.
    const rest = { cards: [25], free: ['a1'], market: [13, 40], turns: 24 };
    expect(chosenIn({ phase: 'take', ...rest })).toBe('take 40');
  });
});

describe('the heuristic Silver & Gold bot', () => {
  it.each([1, 2, 3, 4])('the bot plays whole matches by the rules, with %i seats', (seats) => {
    for (let match = 0; match < 3; match++) {
      const bots = Array.from({ length: seats }, () => heuristicFor(game));
      const { referee } = playMatch(game, {}, bots, new Seeded(1, match));
      expect(referee.isOver).toBe(true);
    }
  });

  it('the bot plays the same match for the same seed', () => {
    const journal = () => {
      const bots = [0, 1].map(() => heuristicFor(game));
      return playMatch(game, {}, bots, new Seeded(3)).referee.journal;
    };
    expect(journal()).toEqual(journal());
  });

  it('the bot wins nearly always against random', () => {
    let wins = 0;
    for (let match = 0; match < 40; match++) {
      const bots = [heuristicFor(game), random];
      const { result } = playMatch(game, {}, bots, new Seeded(7, match));
      if (result.winners.includes(0)) wins++;
    }
    expect(wins).toBeGreaterThanOrEqual(39);
  });
});

describe('what playouts expect', () => {
  const NO_MARKS = [0, 0];

  function ofMarking(position: Position, cells: string, besides: number): number {
    const { table } = positionOf(position);
    const standing = new Standing();
    standing.take(table, 0, 10, NO_MARKS);
    return standing.ofMarking(itemAt(position.cards, 0), cellsIn(cells), besides);
  }

  it('playouts know what a bonus cell saves on the card that is marked', () => {
    const position = { phase: 'mark', cards: [25], turns: 17 } as const;
    expect(ofMarking(position, '', 1)).toBeGreaterThan(ofMarking(position, '', 0));
    expect(ofMarking(position, '', 2)).toBeGreaterThan(ofMarking(position, '', 1));
  });

  it('playouts know what a bonus cell saves on the other card when that one is full', () => {
    const cards = { cards: [37, 25], free: ['a1', 'a1 b1 c1 d1'] };
    const position = { phase: 'mark', ...cards, turns: 17 } as const;
    expect(ofMarking(position, 'a1', 1)).toBeGreaterThan(ofMarking(position, 'a1', 0));
  });
});
