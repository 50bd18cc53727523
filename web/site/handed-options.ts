import { type Game, type Options, readOptions } from '@pepite/kernel';
import { keyValueStore } from './storage.ts';

/** How a table is to be played, thought up on another page. */
export interface Handed {
  readonly seats: number;
  /** Those that are not the usual ones. */
  readonly options: Options;
}

const store = keyValueStore('handed');
const MARK = 'edited';

/** Keeps options for the form of a new table, and says where that is. */
export function handOver(game: string, handed: Handed): string {
  store.write(game, JSON.stringify(handed));
  return `/new/${game}?${MARK}`;
}

/** What was kept for the form, if its address says that it was; nothing that can't be played. */
export function takeOver(game: Game): Handed | undefined {
  const text = store.read(game.id);
  if (text === undefined || !new URLSearchParams(location.search).has(MARK)) return undefined;
  try {
    return readHanded(game, JSON.parse(text));
  } catch {
    return undefined;
  }
}

function readHanded(game: Game, kept: unknown): Handed | undefined {
  if (typeof kept !== 'object' || kept === null) return undefined;
  if (!('seats' in kept) || !('options' in kept)) return undefined;
  const { least, most } = game.seats;
  const seats = Number(kept.seats);
  if (!Number.isInteger(seats) || seats < least || seats > most) return undefined;
  const read = readOptions(game, seats, kept.options);
  if ('problem' in read) return undefined;
  const written = Object.keys(kept.options ?? {});
  const chosen = Object.entries(read.options).filter(([name]) => written.includes(name));
  return { seats, options: Object.fromEntries(chosen) };
}
