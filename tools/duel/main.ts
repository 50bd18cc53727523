// `npm run duel` starts this on the right Node.
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { defaultSeating, pairings } from '../../cli/arena/lineups.ts';
import { GAMES } from '../../games/index.ts';
import { defaultOptions, itemAt } from '../../kernel/index.ts';
import { root } from '../bin/install.mjs';
import { loadEngine } from './engine.ts';
import { type Duel, playDuel, type Thinking } from './match.ts';
import { tellStanding } from './standing.ts';

const USAGE = `npm run duel -- FOLDER --game ID [--seats 4] [--games 200] [--time 30] [--seed 1]
FOLDER is a checkout of Pépite; --time is processor time a choice, in milliseconds.`;

interface Asked {
  readonly folder: string;
  readonly game: string;
  readonly seats: number;
  readonly games: number;
  readonly time: number;
  readonly seed: number;
}

const text = { type: 'string' } as const;

/** What is asked for, or nothing where that is not understood. */
function readAsked(): Asked | undefined {
  const options = { game: text, seats: text, games: text, time: text, seed: text };
  const { values, positionals } = parseArgs({ options, allowPositionals: true });
  const { game: id = '', games = '200', time = '30', seed = '1' } = values;
  const [folder = ''] = positionals;
  const game = GAMES.find((one) => one.id === id);
  if (game === undefined || positionals.length !== 1) return undefined;
  if (!existsSync(join(folder, 'bots', 'index.ts'))) return undefined;
  const seats = Number(values.seats ?? Math.min(4, game.seats.most));
  const numbers = { seats, games: Number(games), time: Number(time), seed: Number(seed) };
  const isWrong = Object.values(numbers).some((one) => !Number.isInteger(one) || one < 1);
  if (isWrong || seats < game.seats.least || seats > game.seats.most) return undefined;
  return { folder: resolve(folder), game: id, ...numbers };
}

/** Plays deal by deal, each with all seatings; Ctrl-C ends it after the match under way. */
async function run({ folder, game, seats, games, time, seed }: Asked): Promise<void> {
  const engines = [await loadEngine(root), await loadEngine(folder)];
  const { options: specs } = itemAt(
    GAMES.filter(({ id }) => id === game),
    0,
  );
  const duel: Duel = {
    engines,
    game,
    options: defaultOptions(specs, seats),
    seed,
    milliseconds: time,
  };
  const { lineups } = itemAt(pairings(2, seats, defaultSeating(seats)), 0);
  const thinking: Thinking[] = engines.map(() => ({ choices: 0, milliseconds: 0 }));
  const shares: number[] = [];
  const stop = new AbortController();
  process.once('SIGINT', () => stop.abort());
  for (let deal = 0; !stop.signal.aborted && shares.length * lineups.length < games; deal++) {
    const won = lineups.map((lineup) => playDuel(duel, deal, lineup, thinking));
    shares.push(won.reduce((sum, one) => sum + one, 0) / won.length);
    process.stderr.write(`${tellStanding(shares, lineups.length)}\n`);
    // A signal is heard between two tasks only.
    await new Promise(setImmediate);
  }
  const took = thinking.map(({ milliseconds, choices }) => (milliseconds / choices).toFixed(1));
  process.stdout.write(
    `${game}, ${seats} players, seed ${seed}: today's expert won ` +
      `${tellStanding(shares, lineups.length)}; milliseconds a choice ${took.join(' and ')}, ` +
      `${time} asked for\n`,
  );
}

/** Ends with how it is used, and with what was not understood where that is known. */
function refuse(why?: string): void {
  console.error(why === undefined ? USAGE : `${why}\n${USAGE}`);
  process.exitCode = 2;
}

let asked: Asked | undefined;
try {
  asked = readAsked();
  if (asked === undefined) refuse();
} catch (error) {
  refuse(error instanceof Error ? error.message : String(error));
}
if (asked !== undefined) await run(asked);
