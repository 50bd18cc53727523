import {
  deciding,
  each,
  type Immutable,
  type Options,
  Referee,
  Seeded,
  tableOf,
} from '@pepite/kernel';
import { describe, expect, it } from 'vitest';
import { game } from '../index.ts';
import { type Brought, broughtByMarks } from '../report/brought.ts';
import { type Box, type Gained, type Hand, Phase, type SilverWorld, type Table } from '../world.ts';
import { toldToOthers } from '../../test/told-to-others.ts';
import { crafted, play } from './crafted.ts';

const NOTHING = [undefined, undefined];

/** What is told of the last of some moves, to those it is not about. */
function told(world: SilverWorld, ...lines: readonly string[]): readonly unknown[] {
  play(world, ...lines);
  const last = lines[lines.length - 1];
  const move = game.parse(last.slice(last.indexOf(' ') + 1));
  if (move === undefined) throw new Error(`no move: ${last}`);
  return toldToOthers(game, move, tableOf(world));
}

// 10 is purple, C### / ###. / C##. / #C#X; 42 is grey, .##. / ###P / .##.; 25, 26 and 38 are plain,
// with seals for purple, orange and orange cards.
describe('what the marks of a turn have brought', () => {
  it('[S10] [S11] gains of everybody are told when the last one has marked', () => {
    const world = crafted({
      sides: [{ cards: [10, 25] }, { cards: [42, 26] }],
      market: [41, 43, 37, 38],
      expedition: 'O4',
    });
    expect(told(world, '1 mark 42 d2')).toEqual(NOTHING);
    expect(told(world, '0 mark 10 a3 b3 a4 b4')).toEqual([
      '{0} gains 2\u00A0coins; {1} gains 3\u00A0points for a palm',
      '{0} gagne 2\u00A0pièces\u202F; {1} gagne 3\u00A0points pour un palmier',
    ]);
  });

  it('[S9] gains are told with a bonus cell, too', () => {
    const world = crafted({ sides: [{ cards: [10, 40] }] });
    expect(told(world, '0 mark 40 a1')).toEqual(NOTHING);
    expect(told(world, '0 bonus 10 a1')).toEqual([
      '{0} gains 1\u00A0coin',
      '{0} gagne 1\u00A0pièce',
    ]);
  });

  it('gains are not told again while others mark in the next turn', () => {
    const world = crafted({ sides: [{ cards: [10, 25] }, { cards: [42, 26] }] });
    expect(told(world, '0 mark 10 a1', '1 mark 26 a1')[0]).toBe('{0} gains 1\u00A0coin');
    expect(told(world, '* expedition I3', '0 mark 25 a1')).toEqual(NOTHING);
  });

  it('gains are not told where there are none', () => {
    const world = crafted({ sides: [{ cards: [25, 42] }, { cards: [10, 26] }] });
    expect(told(world, '0 mark 25 a1', '1 mark 26 a1')).toEqual(NOTHING);
  });

  it('[S14] [S20] a completed card is told with its points, and what seals bring', () => {
    const world = crafted({
      sides: [
        { cards: [25, 42], free: ['a1', 'd2'], full: [4, 5] },
        { cards: [10, 26], free: ['b1', 'a1'] },
      ],
      market: [1, 2, 3, 37],
    });
    // Before anybody has taken a card: what others have completed is settled later.
    expect(told(world, '0 mark 25 a1', '1 mark 26 a1')).toEqual([
      '{0} completes a green card (10\u00A0points) and gains 4\u00A0points for a seal; ' +
        '{1} completes a green card (10\u00A0points)',
      '{0} complète une carte verte (10\u00A0points) et gagne 4\u00A0points pour un sceau\u202F; ' +
        '{1} complète une carte verte (10\u00A0points)',
    ]);
    expect(told(world, '0 take 37')).toEqual(NOTHING);
    expect(told(world, '* market 6')).toEqual(NOTHING);
  });

  it('[S11] [S20] points are told with the number of palms and of seals that brought them', () => {
    const palms = crafted({
      sides: [{ cards: [24, 42] }],
      market: [41, 43, 37, 38],
      expedition: 'L4',
    });
    expect(told(palms, '0 mark 24 a2 b2 a3 a4', '0 bonus 42 d2')).toEqual([
      '{0} gains 6\u00A0points for 2\u00A0palms',
      '{0} gagne 6\u00A0points pour 2\u00A0palmiers',
    ]);
    // Both seals are for purple cards, and of those there were none before.
    const seals = crafted({
      sides: [{ cards: [4, 42], free: ['b2', 'd2'], full: [25, 37, 38] }],
      market: [1, 2, 3, 41],
    });
    expect(told(seals, '0 mark 4 b2')).toEqual([
      '{0} completes a purple card (14\u00A0points) and gains 4\u00A0points for 2\u00A0seals',
      '{0} complète une carte violette (14\u00A0points) et gagne ' +
        '4\u00A0points pour 2\u00A0sceaux',
    ]);
  });

  it('[S13] cups are told in the order in which all settle, those to come included', () => {
    const world = crafted({
      sides: [
        { cards: [10, 42], coins: 3 },
        { cards: [8, 26], coins: 3, free: ['a1', 'a1'] },
        { cards: [16, 38], coins: 3 },
      ],
      market: [1, 2, 3, 37],
      first: 1,
      expedition: 'O4',
    });
    // Seat 1 settles first and has to take a card, so nothing is settled for the others yet.
    expect(told(world, '0 mark 10 a3 b3 a4 b4', '2 mark 16 d1', '1 mark 26 a1')).toEqual([
      '{0} gains 2\u00A0coins and the cup worth 5; ' +
        '{1} completes a green card (10\u00A0points); {2} gains 1\u00A0coin and the cup worth 6',
      '{0} gagne 2\u00A0pièces et la coupe de 5\u202F; ' +
        '{1} complète une carte verte (10\u00A0points)\u202F; ' +
        '{2} gagne 1\u00A0pièce et la coupe de 6',
    ]);
  });

  it('[S13] cups that were given before count, and those that others get first', () => {
    const world = crafted({
      sides: [
        { cards: [10, 42], coins: 3 },
        { cards: [17, 26], coins: 3, free: ['a1', 'a1'] },
      ],
      market: [1, 2, 3, 37],
      first: 1,
      expedition: 'O4',
    });
    // Seat 1 fills card 17 with a coin, gets the highest cup, and takes a card before seat 0.
    expect(told(world, '0 mark 10 a3 b3 a4 b4', '1 mark 17 a1')[0]).toBe(
      '{0} gains 2\u00A0coins and the cup worth 5; ' +
        '{1} completes an orange card (12\u00A0points) and gains 1\u00A0coin and the cup worth 6',
    );
  });

  it('[S10] [S13] only coins that count are told, and the cup of the row they fill', () => {
    const world = crafted({
      sides: [{ cards: [10, 25], coins: 11, cups: [6, 5] }],
      expedition: 'O4',
      cupsTaken: 2,
    });
    expect(told(world, '0 mark 10 a3 b3 a4 b4')[0]).toBe(
      '{0} gains 1\u00A0coin and the cup worth 4',
    );
  });

  it('[S17] gains of the last turn are told as well', () => {
    const world = crafted({
      sides: [{ cards: [26, 42], free: ['a1', 'd2'] }],
      market: [1, 2, 3, 37],
      turns: 27,
    });
    expect(told(world, '0 mark 42 d2')[0]).toBe(
      '{0} completes a grey card (8\u00A0points) and gains 1\u00A0point for a palm',
    );
  });
});

/** Plays a match at random and compares; how many cards and cups there were. */
function compareInMatch(seed: number): number {
  const rng = new Seeded(seed);
  const referee = new Referee<Table, Hand, Box, Options>(game, 4, {});
  let count = 0;
  let foretold: readonly Brought[] = [];
  while (!referee.isOver) {
    const [seat] = each(deciding(referee.turn));
    const wasMarking = referee.table.phase === Phase.mark;
    if (seat === undefined) referee.drawChance(rng);
    else referee.submit(seat, referee.anyLegal(seat, rng));
    const { phase, players } = referee.table;
    if (wasMarking && phase !== Phase.mark) foretold = broughtByMarks(referee.table);
    if (phase !== Phase.reveal && phase !== Phase.over) continue;
    for (const [place, { coins, palms, cups, cards }] of foretold.entries()) {
      const cupPoints = cups.reduce((sum, cup) => sum + cup, 0);
      const { gained } = players[place];
      const full = gained.cards.filter((card) => card > 0);
      expect({ coins, palms, cups: cupPoints }).toEqual(pick(gained));
      expect(new Set(cards)).toEqual(new Set(full));
      count += cards.length + cups.length;
    }
    foretold = [];
  }
  return count;
}

const pick = ({ coins, palms, cups }: Immutable<Gained>): unknown => ({ coins, palms, cups });

it('[S13] [S14] the gains that are told ahead are those that come', () => {
  const counts = [1, 2, 3, 4, 5].map(compareInMatch);
  expect(counts.reduce((sum, count) => sum + count, 0)).toBeGreaterThan(30);
});
