import { itemAt } from '@pepite/kernel';
import { measureGroups } from './measures/index.ts';
import { PHRASES } from './phrases.ts';
import type { ExperimentProblem } from './problem.ts';
import type { ReadExperiment } from './read-experiment.ts';

/** What is wrong with the measure that an experiment is to go on until, if anything is. */
export async function problemWithUntil({
  experiment: { until },
  game,
  arms,
}: ReadExperiment): Promise<ExperimentProblem | undefined> {
  if (until === undefined) return undefined;
  const specs = measureGroups(game, await game.loadMeasures?.()).flatMap((group) => group.specs);
  const { seats, options } = itemAt(arms, 0);
  const known = specs.flatMap((spec) =>
    spec.items === undefined
      ? [spec.id]
      : spec.items(seats, options).map(({ id }) => `${spec.id}/${id}`),
  );
  if (known.includes(until.measure)) return undefined;
  // All cards of a game would fill the screen.
  const kinds = specs.map((spec) => (spec.items === undefined ? spec.id : `${spec.id}/…`));
  return { where: 'until.measure', why: PHRASES.measureUnknown(until.measure, kinds) };
}
