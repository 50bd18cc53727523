import { BAD_INPUT, command, type Context, DONE, INTERRUPTED } from '../../command.ts';
import { helpWidth } from '../../help.ts';
import { wrap } from '../../layout.ts';
import { textsIn } from '../../words/index.ts';
import { withTemporaryFolder } from '../folder.ts';
import { helpWords } from './help.ts';
import { FLAGS, type Plan } from './plan.ts';
import { reportTable } from './report.ts';
import type { Scale } from './run.ts';
import type { Store } from './store.ts';
import { scaleWords } from './words.ts';

export const benchScaleCommand = command({
  name: 'bench scale',
  arguments: [],
  flags: FLAGS,
  words: helpWords,
  run: (context, { flags: { json, ...plan } }) =>
    withTemporaryFolder(async (folder) => {
      try {
        const { measureScale } = await import('./run.ts');
        const { withStore } = await import('./store.ts');
        const measure = (store: Store): Promise<Scale> => measureScale(plan, store, context);
        const scale = await withStore(plan, folder, context, measure);
        // It has been said why.
        if (scale === undefined) return BAD_INPUT;
        const lines = json
          ? [JSON.stringify({ plan, ...scale }, null, 2)]
          : told(context, plan, scale);
        context.out.write(`${lines.join('\n')}\n`);
        return DONE;
      } catch (error) {
        if (!context.interrupted.aborted) throw error;
        context.error.write(`${textsIn(context.language).interrupted}\n`);
        return INTERRUPTED;
      }
    }),
});

function told({ language, out }: Context, plan: Plan, scale: Scale): readonly string[] {
  const words = scaleWords[language];
  const method = words.method(plan, scale.live.isPinned);
  return [...reportTable(plan, scale, words), '', ...wrap(method, helpWidth(out.columns))];
}
