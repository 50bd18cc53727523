import { mount } from 'svelte';
import App from './App.svelte';
import { checkFirstScreen, replaceFirstScreen } from './first/first-screen.ts';
import { registerServiceWorker } from './site/register-worker.ts';
import { settings } from './site/settings.svelte.ts';

/** Milliseconds: a page that takes longer than this is shown as far as it has come. */
const LONGEST = 10_000;

export function start(): void {
  const target = document.getElementById('app');
  if (target === null) throw new Error('index.html has no #app');
  checkFirstScreen(location.pathname, settings.language);
  setTimeout(replaceFirstScreen, LONGEST);
  mount(App, { target });
  registerServiceWorker();
}
