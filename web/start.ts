import type { mount } from 'svelte';
import App from './App.svelte';
import { drawBehind } from './first/first-screen.ts';
import { inOwnTask } from './site/own-task.ts';
import { router } from './site/router.svelte.ts';
import { settings } from './site/settings.svelte.ts';
import { loadTexts } from './words/index.ts';

/** Draws the page, once there are words for it. */
export async function start(draw: typeof mount): Promise<void> {
  const target = document.getElementById('app');
  if (target === null) throw new Error('index.html has no #app');
  await inOwnTask(loadTexts(settings.language));
  const { page } = router;
  // Within a page of somebody else nothing else is ever shown, and nobody is asked who they are.
  if (page.name === 'embed') {
    const { default: Embed } = await import('./pages/Embed.svelte');
    draw(Embed, { target, props: { match: page.match } });
    return;
  }
  drawBehind(target, settings.language);
  draw(App, { target });
}
