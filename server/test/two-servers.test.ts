// The real thing: two servers at a time on one PostgreSQL, people on both. PostgreSQL restarts, one
// server is told to stop, another one is killed, and nothing that anybody was told is lost.
import { expect, it } from 'vitest';
import { Club } from './support/postgres-club.ts';
import { restartablePostgres } from './support/restartable-postgres.ts';

const TABLES = [
  { game: 'aurum', bots: [null, null, 'random'] },
  { game: 'silver-and-gold', bots: [null, null] },
  { game: 'auruxxx', bots: [null, null, 'random'] },
  { game: 'or-etc', bots: [null, null, 'random'] },
] as const;
/** Moves that are made before each thing that happens. */
const MOVES = 10;

it('matches are played across servers that stop and die while PostgreSQL restarts', async () => {
  const { url, restart } = await restartablePostgres();
  const club = new Club(url, TABLES);
  const one = await club.start();
  const other = await club.start();
  await club.arrive(one.base);
  await club.gather(one.base, other.base);
  await club.until('people on both servers play', ({ movesTold }) => movesTold >= MOVES);

  await restart();
  const told = () => club.groups.map(({ movesTold }) => movesTold);
  let after = told();
  const goesOn = (group: Club['groups'][number]): boolean =>
    group.isOver || group.movesTold >= (after[club.groups.indexOf(group)] ?? 0) + MOVES;
  await club.until('they go on when PostgreSQL is back', goesOn);

  // One is told to stop while another version of it is there, as in a deploy.
  const third = await club.start();
  for (const group of club.groups) group.comeBackTo(one.base, third.base);
  expect(await other.server.stop()).toBe(0);
  expect(club.groups.some(({ returns }) => returns > 0)).toBe(true);
  after = told();
  await club.until('they go on where they have come back', goesOn);

  // Bots whose lease the killed server held go on, too.
  for (const group of club.groups) group.comeBackTo(third.base);
  await one.server.kill();
  await club.until('everybody plays on at the last server', ({ isOver }) => isOver);

  for (const group of club.groups) await group.checkRecord(third.base);
  expect(await third.server.stop()).toBe(0);
  club.scatter();
  await club.checkDatabase();
}, 120_000);
