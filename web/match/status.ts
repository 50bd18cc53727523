import type { StatusAction, TurnStatus } from '../boards/board.ts';
import type { Texts } from '../words/texts.ts';
import type { LiveMatch } from './live.svelte.ts';
import { tellTurn } from './turn-words.ts';

/** What the page says of the turn; `isForced`: the only move is about to be made. */
export function statusOf(texts: Texts, live: LiveMatch, isForced: boolean): TurnStatus {
  const isPast = live.past.shown !== undefined;
  if (live.state?.clock?.paused === true && !isPast) return pausedStatus(texts, live);
  return {
    isDeciding: live.isDeciding && !live.isSlow && !isForced && !isPast,
    whose: live.isReplaced ? texts.match.youAreReplaced : tellTurn(texts, live),
    detail: detailOf(texts, live, isForced),
    action: isPast ? undefined : actionOf(texts, live),
  };
}

/** Nobody plays while the clocks are stopped; whoever plays may let them go on. */
function pausedStatus({ clock }: Texts, live: LiveMatch): TurnStatus {
  const run = (): void => live.ask({ type: 'pause', on: false });
  const mayGoOn = live.seat !== undefined && !live.isReplaced;
  return {
    isDeciding: false,
    whose: clock.stopped,
    detail: '',
    action: mayGoOn ? { id: 'resume', label: clock.goOn, run } : undefined,
  };
}

function detailOf({ match }: Texts, live: LiveMatch, isForced: boolean): string {
  if (live.past.shown !== undefined) return match.lookingBack;
  if (live.isSlow) return live.wire.isOpen ? match.sent : match.notSent;
  if (isForced) return match.forced;
  return live.seat === undefined ? match.watching : '';
}

function actionOf({ match }: Texts, live: LiveMatch): StatusAction | undefined {
  if (live.isReplaced) {
    return { id: 'reclaim', label: match.reclaim, run: () => live.ask({ type: 'reclaim' }) };
  }
  if (!live.isSealed) return undefined;
  return { id: 'take-back', label: match.takeBack, run: () => live.takeBack() };
}
