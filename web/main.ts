import { expectFirstScreen, fetchLater, firstScreenDrawn } from './first/first-screen.ts';
import { nextTask } from './site/own-task.ts';
import { registerServiceWorker } from './site/register-worker.ts';

// First: it waits for the page to be loaded, which may be so while others are waited for.
registerServiceWorker();
// What can be read is drawn before scripts are fetched and run, which takes a while.
if (expectFirstScreen(location.pathname)) await firstScreenDrawn();
await fetchLater();
// To run the library, to run our own code, and to draw are tasks of their own.
const { mount } = await import('svelte');
await nextTask();
const { start } = await import('./start.ts');
await start(mount);
