import { type Peer, startServer } from './contestant.ts';
import { peerFolder } from './install.ts';

const FOLDER = peerFolder('boardgame.io');

/** The version we measure against, exactly. */
export const boardgameioVersion = (): string => FOLDER.versionOf('boardgame.io');

/** Installs boardgame.io, in its own folder, unless it is there; `tell` is called if so. */
export async function prepareBoardgameio(tell: () => void, signal: AbortSignal): Promise<Peer> {
  if (!(await FOLDER.prepare(tell, signal))) return () => 'not-installed';
  return ({ game, seats, seed }) =>
    startServer({
      // Its rules are bundled as ours are. Our V8 flags, measured, made it rather slower.
      command: process.execPath,
      options: [FOLDER.program('main'), game, String(seats), String(seed)],
      environment: { NODE_ENV: 'production' },
      signal,
    });
}
