// What matches take on disk, in both stores: the figures of docs/million.md. It prints them:
// PEPITE_TEST_SCALE=10 npx vitest run server/test/storage-sizes.long.test.ts
import { statSync } from 'node:fs';
import { join } from 'node:path';
import { heuristicFor, playMatch } from '@pepite/bots';
import { GAMES } from '@pepite/games';
import { CHANCE, defaultOptions, type Game, printEntry, Seeded } from '@pepite/kernel';
import { readSetup } from '@pepite/protocol/match-setup';
import { expect, it } from 'vitest';
import { scaled, scaledTimeout } from '../../kernel/test/scale.ts';
import { SEED } from '../../kernel/test/seed.ts';
import type { AnyStore } from '../../matches/test/support/describe-store.ts';
import { backUpDatabase } from '../store/transfer/backup-database.ts';
import { temporaryFolder } from './support/folder.ts';
import { openPostgresStore } from './support/postgres-store.ts';
import { connectTo, temporaryDatabase } from './support/temporary-database.ts';

const MATCHES = scaled(20, 2);
const WATCH = { progress() {}, signal: new AbortController().signal };

const BYTES = {
  text: `
    SELECT sum(pg_relation_size(oid))::bigint AS rows, sum(pg_indexes_size(oid))::bigint AS indexes,
      pg_current_wal_lsn() - '0/0' AS log
    FROM pg_class WHERE relkind = 'r' AND relnamespace = current_schema()::regnamespace`,
};

interface Bytes {
  readonly rows: number;
  readonly indexes: number;
  readonly log: string;
}

/** Plays a match among bots, and what is settled by each decision: a step of the server. */
function stepsOf(game: Game, seats: number, seed: number): readonly (readonly string[])[] {
  const bots = Array.from({ length: seats }, () => heuristicFor(game));
  const { referee } = playMatch(game, defaultOptions(game.options, seats), bots, new Seeded(seed));
  const steps: string[][] = [];
  for (const entry of referee.journal) {
    const text = printEntry(game, entry);
    const last = steps.at(-1);
    if (entry.actor === CHANCE && last !== undefined) last.push(text);
    else steps.push([text]);
  }
  return steps;
}

/** Keeps a match as a server does, a step after the other. */
async function keep(store: AnyStore, game: Game, seats: number, seed: number): Promise<number> {
  const match = `${game.id}-${seed}`.padEnd(20, 'x');
  const setup = readSetup({ game: game.id, rules: game.rules, options: {} });
  const guests = Array.from({ length: seats }, (_, seat) => `${seat}`.repeat(43));
  const people = guests.map((guest) => ({
    guest,
    bot: null,
    name: 'Somebody',
    standIn: null,
    marks: null,
  }));
  await store.create({ match, setup, host: guests[0] ?? '', seats: people }, 1);
  const steps = stepsOf(game, seats, seed);
  let [revision, ply] = [0, 0];
  await store.append(match, revision++, { status: 'playing', deciding: 1 }, 1);
  for (const entries of steps) {
    await store.append(match, revision++, { moves: { ply, entries }, choices: [], deciding: 1 }, 1);
    ply += entries.length;
  }
  const result = { scores: guests.map(() => 1), winners: [0] };
  const ending = { ...result, places: guests.map((_, seat) => seat + 1), sides: seats };
  await store.append(match, revision, { status: 'over', ending }, 1);
  return steps.length;
}

it(
  'what matches take on disk is measured',
  async () => {
    const lines = [
      'game             seats  steps  rows kB  indexes kB  log kB  log B/step  backup kB',
    ];
    for (const game of GAMES) {
      const seats = Math.min(4, game.seats.most);
      const url = await temporaryDatabase();
      const { store } = await openPostgresStore(url);
      const beside = await connectTo(url);
      const measure = async (): Promise<Bytes> => {
        await beside.run('VACUUM FULL');
        const [row] = await beside.rows<Bytes>(BYTES);
        if (row === undefined) throw new Error('nothing is told');
        return row;
      };
      const logNow = async () => Number((await beside.rows<Bytes>(BYTES))[0]?.log);
      const before = await measure();
      const logBefore = await logNow();
      const kept = await Promise.all(
        Array.from({ length: MATCHES }, (_, place) => keep(store, game, seats, SEED + place)),
      );
      const steps = kept.reduce((sum, count) => sum + count, 0);
      const log = (await logNow()) - logBefore;
      const after = await measure();
      const file = join(temporaryFolder(), 'backup');
      await backUpDatabase(url, file, WATCH);
      const each = (bytes: number): string => (bytes / MATCHES / 1000).toFixed(1);
      lines.push(
        [
          game.id.padEnd(16),
          String(seats).padStart(5),
          (steps / MATCHES).toFixed(0).padStart(6),
          each(after.rows - before.rows).padStart(8),
          each(after.indexes - before.indexes).padStart(11),
          each(log).padStart(7),
          (log / steps).toFixed(0).padStart(11),
          each(statSync(file).size).padStart(10),
        ].join(' '),
      );
      expect(steps).toBeGreaterThan(MATCHES);
      expect(after.rows).toBeGreaterThan(before.rows);
    }
    console.log(lines.join('\n'));
  },
  scaledTimeout(300_000),
);
