import { deciding } from '@pepite/kernel';
import type { Status } from '@pepite/protocol';
import type { PlayState } from './play-state.ts';

/** What is known of a match without looking into it. */
export interface Standing {
  readonly status: Status;
  readonly plies: number;
  /** The seats that have to decide. */
  readonly deciding: number;
}

export function standingOf(state: PlayState | undefined): Standing {
  if (state === undefined) return { status: 'waiting', plies: 0, deciding: 0 };
  const { journal, turn } = state.referee;
  const status = state.isOver ? 'over' : 'playing';
  return { status, plies: journal.length, deciding: state.isAborted ? 0 : deciding(turn) };
}
