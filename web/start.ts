import type { mount } from 'svelte';
import App from './App.svelte';
import { drawBehind } from './first/first-screen.ts';
import { settings } from './site/settings.svelte.ts';

/** Draws the page. */
export function start(draw: typeof mount): void {
  const target = document.getElementById('app');
  if (target === null) throw new Error('index.html has no #app');
  drawBehind(target, settings.language);
  draw(App, { target });
}
