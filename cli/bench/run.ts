import { GAMES } from '@pepite/games';
import type { Game } from '@pepite/kernel';
import type { Context } from '../command.ts';
import { startProgress } from '../progress.ts';
import { boardgameioVersion, prepareBoardgameio } from './boardgameio.ts';
import { compete, timing, TURNS } from './contest.ts';
import type { Heat, Peer, PeerId } from './contestant.ts';
import { COMPILER, prepareLimit } from './limit.ts';
import { startPepite } from './pepite.ts';
import type { Plan } from './plan.ts';
import type { Result } from './report.ts';
import { benchWords } from './words.ts';

type Peers = Readonly<Record<PeerId, Peer>>;

const NOT_ASKED: Peer = () => 'not-asked';

/** Gets the peers ready; `folder` is for what the compiler makes. */
async function preparePeers(
  asked: Plan['peers'],
  folder: string,
  { error, language, interrupted }: Context,
): Promise<Peers> {
  const words = benchWords[language];
  const tell = (sentence: string): void => void error.write(`${sentence}\n`);
  const tellInstall = (): void => tell(words.installing(boardgameioVersion()));
  const wants = (peer: Plan['peers']): boolean => asked === peer || asked === 'all';
  if (wants('limit')) tell(words.compiling(COMPILER));
  return {
    limit: wants('limit') ? await prepareLimit(folder, interrupted) : NOT_ASKED,
    boardgameio: wants('boardgame.io')
      ? await prepareBoardgameio(tellInstall, interrupted)
      : NOT_ASKED,
  };
}

const heatsOf = ({ id, seats: { least, most } }: Game, seed: number): readonly Heat[] =>
  Array.from({ length: most - least + 1 }, (_, index) => ({
    game: id,
    seats: least + index,
    seed,
  }));

/** Plays all heats of one game. */
async function benchGame(
  game: Game,
  peers: Peers,
  { seconds, seed }: Plan,
  context: Context,
): Promise<readonly Result[]> {
  const { interrupted } = context;
  const heats = heatsOf(game, seed);
  const progress = startProgress(context, heats.length * TURNS);
  const results: Result[] = [];
  let turns = 0;
  try {
    for (const heat of heats) {
      const entries = {
        pepite: startPepite(heat, interrupted),
        limit: peers.limit(heat),
        boardgameio: peers.boardgameio(heat),
      };
      const tick = (): void => progress.update(++turns);
      const outcome = await compete(entries, timing(seconds, heats.length), tick);
      interrupted.throwIfAborted();
      results.push({ heat, outcome });
    }
  } finally {
    progress.stop();
  }
  return results;
}

/** Plays all that is asked for, game by game; throws when it is interrupted. */
export async function* bench(
  plan: Plan,
  folder: string,
  context: Context,
): AsyncGenerator<{ readonly game: Game; readonly results: readonly Result[] }> {
  const peers = await preparePeers(plan.peers, folder, context);
  context.interrupted.throwIfAborted();
  const games = GAMES.filter(({ id }) => plan.game === undefined || id === plan.game);
  for (const game of games) yield { game, results: await benchGame(game, peers, plan, context) };
}
