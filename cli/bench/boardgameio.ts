import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { LINKED } from '@pepite/running';
import { type Peer, startServer } from './contestant.ts';
import { PeerFolder } from './install.ts';

const FOLDER = new PeerFolder(fileURLToPath(new URL('../../bench/boardgame.io/', import.meta.url)));

/** The version we measure against, exactly. */
export const boardgameioVersion = (): string => FOLDER.versionOf('boardgame.io');

/** Installs boardgame.io, in its own folder, unless it is there; `tell` is called if so. */
export async function prepareBoardgameio(tell: () => void, signal: AbortSignal): Promise<Peer> {
  if (!(await FOLDER.prepare(tell, signal))) return () => 'not-installed';
  const program = join(FOLDER.path, 'main.ts');
  return ({ game, seats, seed }) =>
    startServer({
      // The rules are linked as ours are. Our V8 flags, measured, made it no faster, rather slower.
      command: process.execPath,
      options: ['--import', LINKED, program, game, String(seats), String(seed)],
      environment: { NODE_ENV: 'production' },
      signal,
    });
}
