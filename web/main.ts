import { hasFirstScreen } from './first/first-screen.ts';

/** Milliseconds: a page that nobody sees draws no frames, and must start all the same. */
const LONGEST = 200;

/** Once the browser has drawn what the server has written into the page. */
const drawn = (): Promise<void> =>
  new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
    setTimeout(resolve, LONGEST);
  });

const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

// What can be read is drawn first; then scripts are run, and in a task of its own they draw.
if (hasFirstScreen()) await drawn();
const { start } = await import('./start.ts');
await nextTask();
start();
