import type { Read } from '@pepite/kernel';
import type { Problem } from '@pepite/protocol';
import type { Lease } from './lease.ts';
import type { MatchChange } from './store.ts';

/**
 * What somebody's request leads to. The change is kept first; once it is, `apply` brings what is in
 * memory up to date and tells those who may know.
 */
export interface Decision {
  readonly change: MatchChange;
  /** The right to make it, where only one process may. */
  readonly lease?: Lease | undefined;
  readonly apply: () => void;
}

/** A decision, the problem with the request, or nothing where there is nothing to keep or tell. */
export type Decided = Read<Decision | undefined, Problem>;

export const refused = (problem: Problem): { readonly problem: Problem } => ({ problem });
