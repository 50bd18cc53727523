import type { MessageType } from '@pepite/protocol';

/**
 * What a message costs its sender, in units of the cheapest: what it makes the server print, and
 * tell to others. People send a few a second at most; whoever asks for dear ones again and again
 * runs out first.
 */
export const COSTS: Readonly<Record<MessageType, number>> = {
  ping: 1,
  move: 1,
  'take-back': 1,
  plan: 1,
  'plan-moves': 1,
  lobby: 4,
  watch: 4,
  // All who watch are told the whole state anew.
  sit: 8,
  stand: 8,
  'seat-companion': 8,
  'seat-bot': 6,
  unseat: 6,
  start: 4,
  contribute: 2,
  replace: 8,
  reclaim: 8,
  pace: 8,
  pause: 8,
  'allow-talk': 8,
  // All who watch are told, and there is a stricter limit for each guest.
  say: 4,
  'say-phrase': 4,
  react: 4,
  hear: 4,
  leave: 8,
  resign: 8,
  abort: 8,
  // The match may have to be fetched.
  unlist: 8,
  rematch: 8,
  // Somebody thinks for a second.
  hint: 8,
  // The match is played anew.
  'look-back': 10,
};

/** Moves that are told anew for the price of the cheapest message. */
const PLIES = 100;

/** What it costs on top of that to tell a match of so many moves anew. */
export const costOfTelling = (plies: number): number => Math.floor(plies / PLIES);
