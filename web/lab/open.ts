import type { Experiment } from '@pepite/lab';
import { router } from '../site/router.svelte.ts';
import { newId, openKept } from './kept.ts';

/** Shows an experiment in the lab, beside those that are kept there. */
export async function openInLab(experiment: Experiment): Promise<void> {
  const store = await openKept();
  await store.put({ id: newId(), changed: Date.now(), experiment });
  router.goTo('/lab');
}
