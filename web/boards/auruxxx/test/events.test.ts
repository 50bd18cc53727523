import { game as auruxxx } from '@pepite/games/auruxxx/index';
import {
  ACCEPT,
  dealerMove,
  dealMove,
  DRAW,
  END,
  getMove,
  PASS,
  stealMove,
  swapHandsMove,
  TURN_UP,
} from '@pepite/games/auruxxx/moves';
import { create, Phase, type Table } from '@pepite/games/auruxxx/world';
import { CHANCE, type Immutable, type Move, type Seen } from '@pepite/kernel';
import { describe, expect, it } from 'vitest';
import { deedsIn, flightsOf, soundsOf } from '../events.ts';
import { card, play } from './cards.ts';

const by = (actor: number, move: Move): Seen => ({ actor, move });
const chance = (move: Move): Seen => by(CHANCE, move);

const tableOf = (changes: Partial<Table> = {}): Immutable<Table> => ({
  ...create(3).table,
  ...changes,
});

/** What the game tells of a hidden card, in this phase of a turn of seat 1. */
function hidden(phase: Phase, victim = 0): Seen {
  const { en, fr } = auruxxx.words;
  const table = tableOf({ phase, player: 1, victim });
  return { actor: CHANCE, unseen: { en: en.unseen(table), fr: fr.unseen(table) } };
}

const flights = (events: readonly Seen[], table = tableOf()) => flightsOf(deedsIn(events), table);
const sounds = (events: readonly Seen[]) => soundsOf(deedsIn(events));

describe('the effects of events in Auruxxx', () => {
  it('[X15] all cards of a play fly from their hand to the talon at once', () => {
    expect(flights([by(2, play('B6', 'G6'))])).toEqual([
      { from: 'hand-2', to: 'talon', piece: card('B6'), step: 0 },
      { from: 'hand-2', to: 'talon', piece: card('G6'), step: 0 },
    ]);
    expect(sounds([by(2, play('B6', 'G6'))])).toEqual(['card']);
  });

  it('[X8] [X16] drawn cards fly from the pile one by one, one’s own face up', () => {
    const own = [by(0, ACCEPT), chance(getMove(0, card('B6'))), chance(getMove(0, card('R1')))];
    expect(flights(own)).toEqual([
      { from: 'pile', to: 'hand-0', piece: card('B6'), step: 0 },
      { from: 'pile', to: 'hand-0', piece: card('R1'), step: 1 },
    ]);
    expect(flights([by(1, DRAW), hidden(Phase.draw)])).toEqual([
      { from: 'pile', to: 'hand-1', step: 0 },
    ]);
  });

  it('[X18] a stolen card flies between two seats, face up only where it is known', () => {
    const steal = chance(stealMove(2, 1, card('Y4')));
    const events = [by(1, play('+P')), steal, hidden(Phase.steal, 0)];
    expect(flights(events)).toEqual([
      { from: 'hand-1', to: 'talon', piece: card('+P'), step: 0 },
      { from: 'hand-2', to: 'hand-1', piece: card('Y4'), step: 1 },
      { from: 'hand-0', to: 'hand-1', step: 2 },
    ]);
    expect(sounds(events)).toEqual(['card', 'trick']);
  });

  it('[X20] both hands fly when they are swapped, and nothing flies from an empty one', () => {
    const swap = [by(1, swapHandsMove(2))];
    expect(flights(swap, tableOf({ handSizes: [5, 9, 4] }))).toEqual([
      { from: 'hand-1', to: 'hand-2', count: 4, step: 0 },
      { from: 'hand-2', to: 'hand-1', count: 9, step: 0 },
    ]);
    expect(flights(swap, tableOf({ handSizes: [5, 9, 0] }))).toHaveLength(1);
    expect(sounds(swap)).toEqual(['trick']);
  });

  it('[X2] [X3] a deal is one flight, and the first card of the talon comes after it', () => {
    const events = [
      chance(dealerMove(1)),
      chance(dealMove(0, card('B6'))),
      { ...hidden(Phase.deal) },
      chance(TURN_UP + card('*12')),
      chance(TURN_UP + card('G7')),
    ];
    expect(flights(events)).toEqual([
      ...[0, 1, 2].map((seat) => ({ from: 'pile', to: `hand-${seat}`, count: 12, step: 0 })),
      { from: 'pile', to: 'talon', piece: card('G7'), step: 1 },
    ]);
  });

  it('[X25] golden twelves fly and sound like gold', () => {
    expect(sounds([by(0, play('*12', '*12'))])).toEqual(['gold']);
    expect(flights([by(0, play('*12', '*12'))])).toHaveLength(2);
  });

  it('nothing moves when a player passes or ends the turn', () => {
    expect(flights([by(0, PASS), by(1, END)])).toEqual([]);
    expect(deedsIn([by(0, PASS), by(1, END)])).toEqual([
      { kind: 'passed', seat: 0 },
      { kind: 'stopped', seat: 1 },
    ]);
    expect(sounds([by(0, PASS), by(1, END)])).toEqual([]);
  });

  it('only the last event is shown of many that come at once', () => {
    const round = Array.from({ length: 30 }, (_, turn) => by(turn % 3, PASS));
    expect(deedsIn(round)).toEqual([{ kind: 'passed', seat: 2 }]);
  });
});
