import type { Setup } from '@pepite/kernel/laws';
import { MOST_TURNS } from '../pieces.ts';
import type { Table } from '../world.ts';

/** For each of five numbers of seats; a match takes a thousand moves and more. */
export const MATCHES = 120;

/** Nothing is chosen at the same time. */
export const SILENT = [
  'the order of simultaneous choices is irrelevant',
  'a sealed choice can be taken back, and then nothing has happened',
];

/**
 * The partners of an Exchange see each other's hands (X20). The end of a round tells what the hands
 * were worth (X29): golden twelves, the thousandth turn, a turn in a dead lock.
 */
export const reveals: Setup['reveals'] = (text, { table, viewer }) => {
  const { player, turns, idle, seats } = table as Table;
  if (text.startsWith('exchange')) return viewer === player || text === `exchange ${viewer}`;
  return text.startsWith('play *12') || turns === MOST_TURNS - 1 || idle >= seats - 1;
};
