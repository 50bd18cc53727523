import { progressIn } from '../lesson/progress.ts';
import { nextTask } from '../site/own-task.ts';

/** Milliseconds: a page that takes longer than this is shown as far as it has come. */
const LONGEST = 10_000;
/** Milliseconds: what should never happen must not keep the page from coming. */
const LONGEST_FRAME = 2000;
/** So many files are asked for at a time: to ask for all of them at once takes long. */
const BATCH = 6;
const LESSON = /^\/learn\/([^/]+)$/;

/** What the server has written into the page, to be read before any script has run. */
const written = (): HTMLElement | null => document.getElementById('first');

/** The page itself, as long as it is drawn beside the document. */
let page: HTMLElement | undefined;

/** Whether this reader is about to see what was written: then it is waited for until it is seen. */
export function expectFirstScreen(path: string): boolean {
  const isWritten = written()?.dataset['path'] === path;
  const [, game] = LESSON.exec(path) ?? [];
  const isFurther = game !== undefined && progressIn(game).place > 0;
  // Whoever follows a link to a clause is led there by the page itself.
  if (isWritten && !isFurther && location.hash === '') return true;
  written()?.remove();
  return false;
}

/** Once the browser has drawn what was written; a page that nobody sees draws no frames. */
export const firstScreenDrawn = (): Promise<void> =>
  new Promise((resolve) => {
    if (document.hidden) resolve();
    requestAnimationFrame(() => setTimeout(resolve));
    setTimeout(resolve, LONGEST_FRAME);
  });

/** Has the browser fetch all that the page is going to need, before it is asked for. */
export async function fetchLater(): Promise<void> {
  const links = [
    ...(document.querySelector<HTMLTemplateElement>('#later')?.content.children ?? []),
  ];
  for (let from = 0; from < links.length; from += BATCH) {
    document.head.append(...links.slice(from, from + BATCH));
    await nextTask();
  }
}

/** Has the page drawn beside the document until it can take the place of what was written. */
export function drawBehind(app: HTMLElement, language: string): void {
  if (written()?.dataset['language'] !== language) written()?.remove();
  if (written() === null) return;
  app.remove();
  page = app;
  setTimeout(showPage, LONGEST);
}

/** Shows the page, which looks as what was written: it can be read and pressed now. */
export function showPage(): void {
  if (page === undefined) return;
  const first = written();
  if (first === null) document.body.append(page);
  else first.replaceWith(page);
  page = undefined;
}
