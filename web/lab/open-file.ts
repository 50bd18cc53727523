import type { Read } from '@pepite/kernel';
import {
  type Experiment,
  type ExperimentProblem,
  type LabResult,
  parseExperiment,
  parseResult,
} from '@pepite/lab';

/** What a file brings: an experiment, perhaps with what was found. */
export interface Opened {
  readonly experiment: Experiment;
  readonly result?: LabResult;
}

/** Reads a file of the lab, whoever has written it. */
export function readLabFile(text: string): Read<Opened, ExperimentProblem> {
  if (isResult(text)) {
    const read = parseResult(text);
    if ('problem' in read) return read;
    const { experiment, result } = read.value;
    return { value: { experiment, result } };
  }
  const read = parseExperiment(text);
  return 'problem' in read ? read : { value: { experiment: read.value.experiment } };
}

/** Results say that they are ones; what is neither is told as an experiment that it is none. */
const isResult = (text: string): boolean => 'lab' in objectIn(text);

/** The object that a text is in JSON; an empty one where it is none. */
export function objectIn(text: string): object {
  try {
    const document: unknown = JSON.parse(text);
    return typeof document === 'object' && document !== null ? document : {};
  } catch {
    return {};
  }
}
