import type { RecordProblem, ReplayProblem } from '@pepite/kernel';
import type { Problem } from '@pepite/protocol';
import type { OffLesson } from '../match/off-lesson.ts';
import type { Unreachable } from '../site/api.ts';

/** Everything that can go wrong on these pages. */
export type AnyProblem = Problem | RecordProblem | ReplayProblem | Unreachable | OffLesson;

type Kind = AnyProblem['kind'];
type Telling<K extends Kind> = (problem: Extract<AnyProblem, { readonly kind: K }>) => string;

/** A text for every kind of problem: one that is missing is a type error. */
export type ProblemTexts = { readonly [K in Kind]: string | Telling<K> };

export const tellProblem =
  (texts: ProblemTexts) =>
  (problem: AnyProblem): string => {
    // A later version of the server may name what this page does not know yet.
    const text = texts[Object.hasOwn(texts, problem.kind) ? problem.kind : 'failed'];
    // The text was found by the kind of the problem, which the compiler can't follow.
    return typeof text === 'string' ? text : (text as (problem: AnyProblem) => string)(problem);
  };
