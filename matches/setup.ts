import { gameOf, GAMES } from '@pepite/games';
import { type Read, readOptions } from '@pepite/kernel';
import type { MatchSetup, NewMatchRequest, Problem } from '@pepite/protocol';
import { readSetup } from '@pepite/protocol/match-setup';

/** Reads what a table has chosen; it is played by the newest rules. */
export function readRequest(request: NewMatchRequest): Read<MatchSetup, Problem> {
  const game = gameOf(request.game);
  if (game === undefined) {
    return { problem: { kind: 'game-unknown', known: GAMES.map(({ id }) => id) } };
  }
  const seats = request.bots.length;
  const { least, most } = game.seats;
  if (seats < least || seats > most) return { problem: { kind: 'seats-wrong', least, most } };
  const read = readOptions(game, seats, request.options);
  if ('problem' in read) return read;
  return { value: readSetup({ ...request, rules: game.rules, options: read.options }) };
}

/** The same choices for a new match, by the newest rules unless it goes on from a position. */
export const withNewestRules = (setup: MatchSetup): MatchSetup =>
  setup.branch === undefined
    ? { ...setup, rules: gameOf(setup.game)?.rules ?? setup.rules }
    : setup;
