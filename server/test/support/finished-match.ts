import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gameOf } from '@pepite/games';
import { itemAt, type MatchRecord } from '@pepite/kernel';
import { endingOf } from '../../../matches/ending.ts';
import type { MatchStore } from '@pepite/matches';
import { readSetup } from '@pepite/protocol';
import { openDatabase } from '../../store/database.ts';
import { openStore } from './same-thread-store.ts';

const GAMES = join(import.meta.dirname, '../../../games');

/** A match that another program has recorded. */
export function recordNamed(name: string): MatchRecord {
  const path = join(GAMES, name.replace(/-\d.*/, ''), 'test/records', `${name}.jsonl`);
  return JSON.parse(itemAt(readFileSync(path, 'utf8').split('\n'), 0)) as MatchRecord;
}

/** Has a store hold a recorded match, as if it had been played there; to its end, unless said. */
export async function keepPlayed(
  store: MatchStore,
  match: string,
  record: MatchRecord,
  moves = record.moves.length,
): Promise<void> {
  const { game: id, rules, options, players, result } = record;
  const game = gameOf(id, rules);
  if (game === undefined || result === undefined) throw new Error('no such match');
  const seats = players.map(({ name }, seat) => ({
    guest: `guest ${seat}`,
    bot: null,
    name,
    standIn: null,
    marks: null,
  }));
  await store.create(
    { match, setup: readSetup({ game: id, rules, options }), host: 'a', seats },
    1,
  );
  await store.append(match, 0, { status: 'playing', deciding: 1 }, 2);
  const played = { moves: { ply: 0, entries: record.moves.slice(0, moves) }, choices: [] };
  const isOver = moves === record.moves.length;
  const ending = isOver ? { status: 'over' as const, ending: endingOf(game, result) } : {};
  await store.append(match, 1, { ...played, ...ending, deciding: isOver ? 0 : 1 }, 3);
}

/** The same in a data folder that no server uses yet. */
export async function fillPlayed(
  folder: string,
  matches: readonly (readonly [match: string, record: MatchRecord, moves?: number])[],
): Promise<void> {
  const database = openDatabase(folder);
  const { store } = openStore(database);
  for (const one of matches) await keepPlayed(store, ...one);
  database.close();
}
