import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { peerFolder } from '../install.ts';
import { serverOn } from '../own-server.ts';
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

export const versions = (): Readonly<Record<PeerId, string>> => ({
  colyseus: FOLDER.versionOf('@colyseus/core'),
  boardgameio: FOLDER.versionOf('boardgame.io'),
});

/** Our server and those asked for; `tell` is called if they have to be installed first. */
export async function prepareEntries(
  { peers, seed }: Plan,
  heat: Omit<Heat, 'seed'>,
  data: string,
  tell: () => void,
  signal: AbortSignal,
): Promise<Entries> {
  const isReady = peers === 'none' || (await FOLDER.prepare(tell, signal));
  const entry = (id: PeerId, choice: Plan['peers']): Start | Absence => {
    if (peers !== 'all' && peers !== choice) return 'not-asked';
    return isReady ? startingPeer(id, { ...heat, seed }, signal) : 'not-installed';
  };
  return {
    pepite: startingPepite({ ...heat, seed }, data, signal),
    colyseus: entry('colyseus', 'colyseus'),
    boardgameio: entry('boardgameio', 'boardgame.io'),
  };
}

/** Two more servers of ours, to compare: bots think on one of them. */
export function prepareHosts(
  { seed }: Plan,
  heat: Omit<Heat, 'seed'>,
  data: string,
  signal: AbortSignal,
): Hosts {
  const start = (name: string): (() => Promise<Host>) =>
    startingPepite({ ...heat, seed }, join(data, name), signal);
  return { alone: start('alone'), beside: start('beside') };
}

const argumentsOf = ({ game, seats, seed }: Heat, port: number): readonly string[] =>
  [game, seats, seed, port].map(String);

/** The server that `npm start` starts, without the limits that no single address may exceed. */
export const startingPepite = (
  heat: Heat,
  data: string,
  signal: AbortSignal,
): (() => Promise<OwnServer>) =>
  starting(
    {
      server: serverOn,
      players: (port) => [PLAYERS, ...argumentsOf(heat, port)],
      environment: {
        NODE_ENV: 'production',
        PEPITE_DATA: data,
        PEPITE_HOST: '127.0.0.1',
        PEPITE_LIMITS: 'off',
        // Bots of a bench think one thought after the other.
        PEPITE_BOT_PAUSE: '0',
        PEPITE_LOG: 'error',
      },
    },
    signal,
  );

function startingPeer(id: PeerId, heat: Heat, signal: AbortSignal): Start {
  const program = (part: string, port: number): readonly string[] => [
    FOLDER.program(`${id}-${part}`),
    ...argumentsOf(heat, port),
  ];
  return starting(
    {
      server: (port) => program('server', port),
      players: (port) => program('driver', port),
      environment: { NODE_ENV: 'production' },
    },
    signal,
  );
}
