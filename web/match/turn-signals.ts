import type { SoundName } from '../boards/kit/sound.ts';
import type { LiveMatch } from './live.svelte.ts';

/** What of a match is told by more than words. */
export interface Situation {
  /** Whether the match waits for the player of this page, and nobody moves for them. */
  readonly isAsked: boolean;
  readonly isOver: boolean;
  readonly hasWon: boolean;
  /** Why something was refused: another one each time. */
  readonly refusal: object | undefined;
}

export function situationOf(live: LiveMatch): Situation {
  const { state } = live;
  const you = state?.you ?? undefined;
  return {
    isAsked: live.isDeciding && live.planning.upcoming === undefined,
    isOver: state?.status === 'over',
    hasWon: you !== undefined && state?.result?.winners.includes(you) === true,
    refusal: live.problem,
  };
}

/** What is heard when one moment follows another; nothing at the first one, when a page opens. */
export function signalOf(before: Situation | undefined, now: Situation): SoundName | undefined {
  if (before === undefined) return undefined;
  if (now.isOver && !before.isOver) return now.hasWon ? 'won' : undefined;
  if (now.refusal !== undefined && now.refusal !== before.refusal) return 'refused';
  return now.isAsked && !before.isAsked ? 'turn' : undefined;
}

/** The sign of the tab: with a dot while the match waits for the player of this page. */
export const faviconOf = ({ isAsked }: Pick<Situation, 'isAsked'>): string =>
  isAsked ? '/favicon-turn.svg' : '/favicon.svg';
