import type { NewMatchRequest } from '@pepite/protocol';
import { TestClock } from '../../../matches/test/support/clock.ts';
import type { HostTools } from '../../store/blocks.ts';
import { withFolderTools } from '../../store/host-tools.ts';
import { withDatabaseTools } from '../../store/postgres/host-tools.ts';
import { temporaryFolder } from './folder.ts';
import { Guest } from './guest.ts';
import { startServing } from './in-process.ts';
import { readableLog } from './log.ts';
import { temporaryDatabase } from './temporary-database.ts';

/** A server, and what its host does beside it. */
export interface Hosted {
  readonly clock: TestClock;
  readonly base: string;
  readonly lines: ReturnType<typeof readableLog>['lines'];
  readonly tools: <R>(work: (tools: HostTools) => Promise<R>) => Promise<R>;
  /** The same data, from a fresh start on. */
  readonly restart: () => Promise<string>;
}

export const STORES = {
  async folder() {
    const data = `${temporaryFolder()}/data`;
    const tools: Hosted['tools'] = (work) => withFolderTools(data, work);
    return Promise.resolve({ config: { data }, tools });
  },
  async database() {
    const database = await temporaryDatabase();
    const tools: Hosted['tools'] = (work) => withDatabaseTools(database, work);
    return { config: { database }, tools };
  },
};

export async function host(store: keyof typeof STORES): Promise<Hosted> {
  const { config, tools } = await STORES[store]();
  const clock = new TestClock();
  const { logger, lines } = readableLog();
  const serving = await startServing(config, { clock, logger });
  const restart = async (): Promise<string> => {
    await serving.close();
    const again = await startServing(config, { clock });
    return `http://127.0.0.1:${again.port}`;
  };
  return { clock, base: `http://127.0.0.1:${serving.port}`, lines, tools, restart };
}

/** A table that anybody may sit down at. */
export const PUBLIC: NewMatchRequest = {
  game: 'aurum',
  bots: [null, null, null],
  options: {},
  start: false,
  access: 'public',
};

export async function askMe(guest: Guest, base: string): Promise<readonly [number, unknown]> {
  const answer = await guest.get(base, '/api/me');
  return [answer.status, await answer.json()];
}

/** Lets a server look again; whoever asks it afterwards is answered after that. */
export async function lookAgain({ clock, base }: Hosted): Promise<void> {
  await clock.pass(10_000);
  await askMe(await Guest.arrive(base, 'Somebody else'), base);
}
