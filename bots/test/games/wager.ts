import { CHANCE_TURN, copySeen, oneSeat, OVER } from '@pepite/kernel';
import { toyGame } from './toy.ts';

interface Table {
  phase: 'choose' | 'draw' | 'over';
  bet: number;
  drawn: number;
}

/** Seat 0 bets on one of four colours; of the sixteen balls there are 1, 7, 3 and 5 of them. */
export const BALLS = [1, 7, 3, 5] as const;

export const wager = toyGame<Table, object, object>({
  create: () => ({ table: { phase: 'choose', bet: 0, drawn: 0 }, hands: [{}, {}], box: {} }),
  turn: ({ phase }) => (phase === 'over' ? OVER : phase === 'draw' ? CHANCE_TURN : oneSeat(0)),
  moves: (_view, into) => into.addEach(0, 0b1111),
  chances(_world, into) {
    BALLS.forEach((balls, colour) => into.add(colour, balls));
  },
  apply({ table }, _actor, move) {
    if (table.phase === 'choose') table.bet = move;
    else table.drawn = move;
    table.phase = table.phase === 'choose' ? 'draw' : 'over';
  },
  result: ({ bet, drawn }) => ({ scores: [0, 0], winners: [bet === drawn ? 0 : 1] }),
  imagine: (view, _rng, into) => copySeen(view, into),
});
