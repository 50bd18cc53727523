import type { Read } from '@pepite/kernel';
import {
  type ExperimentProblem,
  parseSearch,
  parseState,
  readSearch,
  type Search,
  type SearchState,
} from '@pepite/lab';
import { objectIn } from '../open-file.ts';

/** What a file brings: a search, perhaps with what was found so far. */
export interface OpenedSearch {
  readonly search: Search;
  readonly state?: SearchState;
}

/** Reads a file of a search, of this page or of `pepite lab search`. */
export function readSearchFile(text: string): Read<OpenedSearch, ExperimentProblem> {
  const document = objectIn(text);
  if (!('labSearch' in document)) {
    const read = parseSearch(text);
    return 'problem' in read ? read : { value: { search: read.value.search } };
  }
  const read = readSearch('search' in document ? document.search : undefined);
  if ('problem' in read) return read;
  const state = parseState(text, read.value);
  return 'problem' in state ? state : { value: { search: read.value.search, state: state.value } };
}
