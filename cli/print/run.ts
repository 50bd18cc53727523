import { itemNamed } from '@pepite/kernel';
import { type Context, DONE, type ExitCode, INTERRUPTED, refuseCommand } from '../command.ts';
import { withWholeFile } from '../files.ts';
import { startProgress } from '../progress.ts';
import type { Setting } from '@pepite/bots';
import { makeSetting, readWritten } from '../seating.ts';
import { textsIn } from '../words/index.ts';
import { sentence } from '../words/sentences.ts';
import { makeDocument, type Order, pagesOf } from './document.ts';
import { PRINTABLE_IDS, PRINTABLES } from './printables.ts';
import { PRINT_TEXTS } from './words.ts';

interface Asked {
  readonly game: string;
  readonly seats: number | undefined;
  readonly sheets: number | undefined;
  readonly accidents: number | undefined;
  readonly options: string | undefined;
  readonly cards: string | undefined;
  readonly backs: boolean;
  readonly out: string;
}

/** Writes all cards of a game as a PDF. */
export async function printCards(context: Context, asked: Asked): Promise<ExitCode> {
  const { language } = context;
  const texts = textsIn(language);
  const chosen = Object.entries({ sheets: asked.sheets, accidents: asked.accidents });
  const counts = Object.fromEntries(chosen.filter(([, value]) => value !== undefined));
  const isKnown = Object.hasOwn(PRINTABLES, asked.game);
  // A game that nobody knows is told so first; one with nothing to print before its options.
  const written = await writtenIn(context, isKnown ? asked.options : undefined);
  if ('problem' in written) return refuseCommand(context, sentence(texts.seating, written.problem));
  const options = isKnown ? withCounts(written.value, counts) : {};
  const setting = await makeSetting(context, asked.game, asked, options);
  if (!isKnown && !('problem' in setting && setting.problem.kind === 'game-unknown')) {
    return refuseCommand(context, PRINT_TEXTS[language].nothing(asked.game, PRINTABLE_IDS));
  }
  if ('problem' in setting) return refuseCommand(context, sentence(texts.seating, setting.problem));
  const order = orderOf(context, setting.value, asked.backs);
  const done = await withWholeFile(asked.out, async (file) => {
    const bytes = await draw(context, order);
    if (bytes === undefined) return false;
    file?.write(bytes);
    file?.keep();
    return true;
  });
  if ('problem' in done) return refuseCommand(context, sentence(texts.files, done.problem));
  return done.value ? sayDone(context, order, asked.out) : sayInterrupted(context);
}

const writtenIn = (context: Context, options = '{}') => readWritten(context, options);

/** The numbers that flags name count, whatever the options say. */
const withCounts = (written: unknown, counts: object): unknown =>
  typeof written === 'object' && written !== null && !Array.isArray(written)
    ? { ...written, ...counts }
    : written;

function orderOf({ language }: Context, setting: Setting, hasBacks: boolean): Order {
  const { game, seats, options } = setting;
  const { title } = game.words[language];
  const { faces, back } = itemNamed(PRINTABLES, game.id);
  return {
    title,
    language,
    faces: faces(seats, options, language),
    back: hasBacks ? back : undefined,
    footer: (page, pages) => PRINT_TEXTS[language].footer(title, page, pages),
  };
}

async function draw(context: Context, order: Order): Promise<Uint8Array | undefined> {
  const progress = startProgress(context, pagesOf(order));
  try {
    return await makeDocument(
      order,
      (page) => progress.update(page),
      () => context.interrupted.aborted,
    );
  } finally {
    progress.stop();
  }
}

function sayDone({ out, language }: Context, order: Order, file: string): ExitCode {
  const { done } = PRINT_TEXTS[language];
  out.write(`${done(order.faces.length, pagesOf(order), file)}\n`);
  return DONE;
}

export function sayInterrupted({ error, language }: Context): ExitCode {
  error.write(`${textsIn(language).interrupted}\n`);
  return INTERRUPTED;
}
