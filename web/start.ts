import type { mount } from 'svelte';
import App from './App.svelte';
import { drawBehind } from './first/first-screen.ts';
import { inOwnTask } from './site/own-task.ts';
import { settings } from './site/settings.svelte.ts';
import { loadTexts } from './words/index.ts';

/** Draws the page, once there are words for it. */
export async function start(draw: typeof mount): Promise<void> {
  const target = document.getElementById('app');
  if (target === null) throw new Error('index.html has no #app');
  await inOwnTask(loadTexts(settings.language));
  drawBehind(target, settings.language);
  draw(App, { target });
}
