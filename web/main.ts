import { hasFirstScreen } from './first/first-screen.ts';

/** Milliseconds: a page that nobody sees draws no frames, and must start all the same. */
const LONGEST = 200;
/** So many scripts are asked for at a time: to ask for all of them at once takes long. */
const BATCH = 6;

/** Once the browser has drawn what the server has written into the page. */
const drawn = (): Promise<void> =>
  new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
    setTimeout(resolve, LONGEST);
  });

const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

/** Has the browser fetch all that the page is going to need, before it is asked for. */
async function fetchScripts(): Promise<void> {
  const listed = document.querySelector<HTMLTemplateElement>('#scripts')?.content.children ?? [];
  const links = [...listed];
  for (let from = 0; from < links.length; from += BATCH) {
    document.head.append(...links.slice(from, from + BATCH));
    await nextTask();
  }
}

// What can be read is drawn first; then scripts are fetched and run, and in a task of its own they
// draw.
if (hasFirstScreen()) {
  await drawn();
  await fetchScripts();
}
const { start } = await import('./start.ts');
await nextTask();
start();
