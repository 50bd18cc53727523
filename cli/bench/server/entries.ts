import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { peerFolder } from '../install.ts';
import { OWN_SERVER } from '../own-server.ts';
import type { Hosts } from './bot-load.ts';
import type { Entries } from './contest.ts';
import {
  type Absence,
  type Host,
  type OwnServer,
  type PeerId,
  type Start,
  starting,
} from './contestant.ts';
import type { Plan } from './plan.ts';

/** What is played, and the seed of all chance but that of our own server, which has none. */
export interface Heat {
  readonly game: string;
  readonly seats: number;
  readonly seed: number;
}

const FOLDER = peerFolder('server');
const PLAYERS = fileURLToPath(new URL('pepite-driver.ts', import.meta.url));

/** The versions of those who are not ours. */
export const versions = (): Readonly<Record<Exclude<PeerId, 'sqlite'>, string>> => ({
  colyseus: FOLDER.versionOf('@colyseus/core'),
  boardgameio: FOLDER.versionOf('boardgame.io'),
});

/** Where our server keeps matches: in a database, if there is one, or else in a folder. */
export interface Place {
  readonly data: string;
  readonly database?: string | undefined;
}

/** Our server and those asked for; `tell` is called if they have to be installed first. */
export async function prepareEntries(
  { peers }: Plan,
  heat: Heat,
  { data, database, redis }: Place & { readonly redis?: string | undefined },
  tell: () => void,
  signal: AbortSignal,
): Promise<Entries> {
  const isReady = peers === 'none' || (await FOLDER.prepare(tell, signal));
  const entry = (id: PeerId, choice: Plan['peers']): Start | Absence => {
    if (peers !== 'all' && peers !== choice) return 'not-asked';
    return isReady ? startingPeer(id, heat, redis, signal) : 'not-installed';
  };
  const colyseus = entry('colyseus', 'colyseus');
  // Where ours shares what several processes need, so does theirs.
  const needsRedis = database !== undefined && redis === undefined;
  return {
    pepite: startingPepite(heat, { data, database }, signal),
    sqlite: database === undefined ? 'not-asked' : startingPepite(heat, { data }, signal),
    colyseus: needsRedis && colyseus !== 'not-asked' ? 'no-redis' : colyseus,
    boardgameio: entry('boardgameio', 'boardgame.io'),
  };
}

/** Two more servers of ours, to compare: bots think on one of them. */
export function prepareHosts(heat: Heat, data: string, signal: AbortSignal): Hosts {
  const start = (name: string): (() => Promise<Host>) =>
    startingPepite(heat, { data: join(data, name) }, signal);
  return { alone: start('alone'), beside: start('beside') };
}

const argumentsOf = ({ game, seats, seed }: Heat, ports: readonly number[]): readonly string[] => [
  ...[game, seats, seed].map(String),
  ports.join(','),
];

/** How many processes a server of ours is, and whether players of a match are at several. */
export interface Group {
  readonly processes: number;
  readonly isApart: boolean;
}

/** The server that `npm start` starts, without the limits that no single address may exceed. */
export const startingPepite = (
  heat: Heat,
  { data, database = '' }: Place,
  signal: AbortSignal,
  { processes, isApart }: Group = { processes: 1, isApart: false },
): (() => Promise<OwnServer>) =>
  starting(
    {
      server: OWN_SERVER,
      players: (ports) => [PLAYERS, ...argumentsOf(heat, ports), ...(isApart ? ['apart'] : [])],
      environment: {
        NODE_ENV: 'production',
        PEPITE_DATA: data,
        DATABASE_URL: database,
        PEPITE_HOST: '127.0.0.1',
        PEPITE_LIMITS: 'off',
        // Bots of a bench think one thought after the other.
        PEPITE_BOT_PAUSE: '0',
        PEPITE_LOG: 'error',
      },
    },
    signal,
    processes,
  );

function startingPeer(
  id: PeerId,
  heat: Heat,
  redis: string | undefined,
  signal: AbortSignal,
): Start {
  const program = (part: string, ports: readonly number[]): readonly string[] => [
    FOLDER.program(`${id}-${part}`),
    ...argumentsOf(heat, ports),
  ];
  return starting(
    {
      server: program('server', [0]),
      players: (ports) => program('driver', ports),
      environment: { NODE_ENV: 'production', BENCH_REDIS: redis ?? '' },
    },
    signal,
  );
}
