import type { MeasureSpec } from '@pepite/kernel';
import { measureGroups } from '../measures/index.ts';
import type { ExperimentProblem } from '../problem.ts';
import { SEARCH_PHRASES } from './phrases.ts';
import type { ReadSearch } from './read-search.ts';
import type { Goal } from './search.ts';

/** What is wrong with the goals, if anything: a game's measures have to be loaded to know. */
export async function problemWithGoals({
  search,
  game,
}: ReadSearch): Promise<ExperimentProblem | undefined> {
  const specs = measureGroups(game, await game.loadMeasures?.()).flatMap((group) => group.specs);
  const open = specs.filter(({ isClose }) => isClose !== true);
  const wrong = search.goals.findIndex((goal) => !open.some((spec) => isAbout(goal, spec)));
  const goal = search.goals[wrong];
  if (goal === undefined) return undefined;
  const known = open.map((spec) => (spec.items === undefined ? spec.id : `${spec.id}/*`));
  const why = specs.some((spec) => isAbout(goal, spec))
    ? SEARCH_PHRASES.measureDear
    : SEARCH_PHRASES.measureUnknown(goal.measure, known);
  return { where: `goals[${wrong}].measure`, why };
}

/** Which items there are may depend on the options, so any may be named. */
const isAbout = ({ measure }: Goal, spec: MeasureSpec): boolean =>
  spec.items === undefined ? measure === spec.id : measure.startsWith(`${spec.id}/`);
