import { type Language, ONLY_MOVE } from '@pepite/kernel';
import type { StatusAction, TurnStatus } from '../boards/board.ts';
import type { Texts } from '../words/texts.ts';
import type { LiveMatch } from './live.svelte.ts';
import { tellNext, tellPlanned } from './plan-words.ts';
import { tellTurn } from './turn-words.ts';

/** What the page says of the turn, and of what is planned for it. */
export function statusOf(texts: Texts, live: LiveMatch, language: Language): TurnStatus {
  const isPast = live.past.shown !== undefined;
  const isPlanned = live.planning.upcoming !== undefined;
  if (live.state?.clock?.paused === true && !isPast) return pausedStatus(texts, live);
  return {
    isDeciding: live.isDeciding && !live.isSlow && !isPlanned && !isPast,
    whose: live.isReplaced ? tellReplaced(texts, live) : tellTurn(texts, live),
    detail: detailOf(texts, live, language),
    action: isPast ? undefined : actionOf(texts, live),
  };
}

const tellReplaced = ({ match, leaving }: Texts, live: LiveMatch): string =>
  live.hasResigned ? leaving.youResigned : match.youAreReplaced;

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

function detailOf({ match, plans }: Texts, live: LiveMatch, language: Language): string {
  const { upcoming, next } = live.planning;
  if (live.past.shown !== undefined) return match.lookingBack;
  if (live.isSlow) return live.wire.isOpen ? match.sent : match.notSent;
  if (upcoming?.plan === ONLY_MOVE) return match.forced;
  if (upcoming !== undefined) return plans.upcoming(tellPlanned(live, upcoming.move, language));
  if (live.seat === undefined) return match.watching;
  if (live.isReplaced || next.length === 0) return '';
  return `· ${tellNext(live, next, plans, language)}`;
}

function actionOf({ match, plans }: Texts, live: LiveMatch): StatusAction | undefined {
  const { planning } = live;
  if (live.hasResigned) return undefined;
  if (live.isReplaced) {
    return { id: 'reclaim', label: match.reclaim, run: () => live.ask({ type: 'reclaim' }) };
  }
  const { upcoming } = planning;
  if (upcoming !== undefined && upcoming.plan !== ONLY_MOVE) {
    return { id: 'decide', label: plans.decide, run: () => planning.decide() };
  }
  if (upcoming === undefined && planning.next.length > 0) {
    return { id: 'drop-plan', label: plans.drop, run: () => planning.forget() };
  }
  if (!live.isSealed) return undefined;
  return { id: 'take-back', label: match.takeBack, run: () => live.takeBack() };
}
