import { gameOf } from '@pepite/games';
import { type Context, DONE, type ExitCode, refuseCommand } from '../command.ts';
import { withWholeFile } from '../files.ts';
import { GAME_IDS } from '../seating.ts';
import { textsIn } from '../words/index.ts';
import { sentence } from '../words/sentences.ts';
import { drawReference } from './reference-page.ts';
import { sayInterrupted } from './run.ts';
import { PRINT_TEXTS } from './words.ts';

interface Asked {
  readonly game: string;
  readonly out: string;
}

/** Writes the reference card of a game as a PDF; flags that are about cards have no place there. */
export async function printReference(
  context: Context,
  { game: id, out }: Asked,
  others: Readonly<Record<string, unknown>>,
): Promise<ExitCode> {
  const { language } = context;
  const texts = PRINT_TEXTS[language];
  const game = gameOf(id);
  if (game === undefined) {
    const problem = { kind: 'game-unknown', game: id, known: GAME_IDS } as const;
    return refuseCommand(context, sentence(textsIn(language).seating, problem));
  }
  const unwanted = Object.entries(others).find(([, value]) => value !== undefined);
  if (unwanted !== undefined)
    return refuseCommand(context, texts.reference.unwanted(`--${unwanted[0]}`));
  const reference = await game.loadReference?.();
  if (reference === undefined) return refuseCommand(context, texts.nothing(id, GAME_IDS));
  if (context.interrupted.aborted) return sayInterrupted(context);
  const { title } = game.words[language];
  const done = await withWholeFile(out, async (file) => {
    file?.write(await drawReference(title, reference[language], language));
    file?.keep();
  });
  if ('problem' in done)
    return refuseCommand(context, sentence(textsIn(language).files, done.problem));
  context.out.write(`${texts.reference.done(title, out)}\n`);
  return DONE;
}
