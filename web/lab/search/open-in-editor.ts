import { itemAt } from '@pepite/kernel';
import { type Experiment, readExperiment } from '@pepite/lab';
import { router } from '../../site/router.svelte.ts';
import { draftOf } from '../editor/draft.ts';
import { keepDraft } from '../editor/kept.ts';

/** Shows the last variant of an experiment in the editor of cards, instead of what was there. */
export function openInEditor(experiment: Experiment): void {
  const read = readExperiment(experiment);
  if ('problem' in read) throw new Error(read.problem.why.en);
  const { arms } = read.value;
  const { options, seats } = itemAt(arms, arms.length - 1);
  keepDraft({ draft: draftOf(options, seats), seats });
  router.goTo('/lab/cards');
}
