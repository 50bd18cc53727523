import type { NoticeCost } from '@pepite/server';
import { BAD_INPUT, command, type Context, DONE, INTERRUPTED } from '../../command.ts';
import { inColumns, wrap } from '../../layout.ts';
import { helpWidth } from '../../help.ts';
import { startProgress } from '../../progress.ts';
import { textsIn } from '../../words/index.ts';
import { FLAGS } from './plan.ts';
import { helpWords, noticeWords } from './words.ts';

/** So many servers at once. */
const WRITERS = [1, 4, 10, 20];
/** Each in four ways of telling, five times. */
const TURNS = 5 * 4 * WRITERS.length;

export const benchNoticesCommand = command({
  name: 'bench notices',
  arguments: [],
  flags: FLAGS,
  words: helpWords,
  async run(context, { flags: { seconds, json } }) {
    const { language, error, interrupted, out } = context;
    const progress = startProgress(context, TURNS);
    let measured = 0;
    const tick = (): void => progress.update(++measured);
    const plan = { writers: WRITERS, seconds, tick, interrupted };
    const { benchNotices } = await import('./run.ts');
    const costs = await benchNotices(context, plan).finally(() => progress.stop());
    if (costs === undefined) return BAD_INPUT;
    if (interrupted.aborted) {
      error.write(`${textsIn(language).interrupted}\n`);
      return INTERRUPTED;
    }
    const lines = json ? [JSON.stringify({ seconds, costs }, null, 2)] : table(context, costs);
    out.write(`${lines.join('\n')}\n`);
    return DONE;
  },
});

function table({ language, out }: Context, costs: readonly NoticeCost[]): readonly string[] {
  const words = noticeWords[language];
  const commitsOf = (writers: number, telling: NoticeCost['telling']): string => {
    const found = costs.find((one) => one.writers === writers && one.telling === telling);
    return words.whole(Math.round(found?.commits ?? 0));
  };
  const rows = WRITERS.map((writers) => [
    words.whole(writers),
    commitsOf(writers, 'none'),
    commitsOf(writers, 'after'),
    commitsOf(writers, 'unpaced'),
    commitsOf(writers, 'within'),
  ]);
  return [
    ...inColumns([words.columns, ...rows], ['right', 'right', 'right', 'right', 'right']),
    '',
    ...wrap(words.method, helpWidth(out.columns)),
  ];
}
