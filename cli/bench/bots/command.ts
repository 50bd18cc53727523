import { cpus } from 'node:os';
import { setImmediate } from 'node:timers/promises';
import type { Setting } from '@pepite/bots';
import { GAMES } from '@pepite/games';
import { defaultOptions } from '@pepite/kernel';
import { command, type Context, DONE, INTERRUPTED } from '../../command.ts';
import { helpWidth } from '../../help.ts';
import { inColumns, type Side, wrap } from '../../layout.ts';
import { startProgress } from '../../progress.ts';
import { textsIn } from '../../words/index.ts';
import { processorTime } from '../measure.ts';
import { measureThinking, type Speed } from './measure.ts';
import { FLAGS } from './plan.ts';
import { benchBotsWords, helpWords } from './words.ts';

interface Measured extends Speed {
  readonly setting: Setting;
}

export const benchBotsCommand = command({
  name: 'bench bots',
  arguments: [],
  flags: FLAGS,
  words: helpWords,
  async run(context, { flags: { game, seconds, seed, json } }) {
    const measured = await measureAll(context, settingsOf(game), seed, seconds);
    if (json) context.out.write(`${JSON.stringify(measured.map(toJson), undefined, 2)}\n`);
    else context.out.write(`${tableOf(context, measured, seconds).join('\n')}\n`);
    if (!context.interrupted.aborted) return DONE;
    context.error.write(`${textsIn(context.language).interrupted}\n`);
    return INTERRUPTED;
  },
});

const settingsOf = (id: string | undefined): readonly Setting[] =>
  GAMES.filter((game) => id === undefined || game.id === id).flatMap((game) =>
    Array.from({ length: game.seats.most - game.seats.least + 1 }, (_, more) => {
      const seats = game.seats.least + more;
      return { game, seats, options: defaultOptions(game.options, seats) };
    }),
  );

async function measureAll(
  context: Context,
  settings: readonly Setting[],
  seed: number,
  seconds: number,
): Promise<readonly Measured[]> {
  const clock = (): number => 1000 * processorTime();
  const progress = startProgress(context, settings.length);
  const measured: Measured[] = [];
  for (const setting of settings) {
    // Ctrl-C is heard between two tables.
    await setImmediate();
    if (context.interrupted.aborted) break;
    measured.push({ setting, ...measureThinking(setting, seed, 1000 * seconds, clock) });
    progress.update(measured.length);
  }
  progress.stop();
  return measured;
}

const SIDES: readonly Side[] = ['left', 'right', 'right', 'right', 'right'];

function tableOf(
  { language, out }: Context,
  measured: readonly Measured[],
  seconds: number,
): readonly string[] {
  const words = benchBotsWords[language];
  const { number } = textsIn(language);
  const rows = measured.map(({ setting, iterationsPerSecond, perChoice, choices }) => [
    setting.game.words[language].title,
    number(setting.seats),
    number(iterationsPerSecond),
    number(perChoice),
    number(choices),
  ]);
  const processor = cpus().at(0)?.model ?? process.arch;
  const method = words.method(number(seconds), process.versions.node, processor);
  return [
    ...inColumns([words.columns, ...rows], SIDES),
    '',
    ...wrap(method, helpWidth(out.columns)),
  ];
}

const toJson = ({ setting, ...speed }: Measured): object => ({
  game: setting.game.id,
  seats: setting.seats,
  ...speed,
});
