import type { ClientMessage } from '@pepite/protocol';
import { type Decided, refused } from './decision.ts';
import { seatedPlay } from './match-moves.ts';
import type { PlayedMatch } from './played-match.ts';
import { withNext, withStanding } from './seat-plans.ts';
import type { Guest } from './store.ts';

/** What a player asks for who plans ahead. */
export type PlanRequest = Extract<ClientMessage, { readonly type: 'plan' | 'plan-moves' }>;

/** A player plans something, or does not any more: nobody else is told. */
export function decidePlan(match: PlayedMatch, guest: Guest, request: PlanRequest): Decided {
  if (match.status !== 'playing') return refused({ kind: 'not-playing' });
  const found = seatedPlay(match, guest);
  if ('problem' in found) return found;
  const { play, seat } = found.value;
  const before = match.plans.of(seat);
  const planned =
    request.type === 'plan'
      ? withStanding(play.state, seat, before, request)
      : withNext(play.state, seat, before, request);
  if ('problem' in planned) return planned;
  const change = match.plans.with(seat, planned.value);
  return { value: { change, apply: () => match.plansMade(change, seat) } };
}

/**
 * Somebody has looked after planned moves here. Where none is to be made, another version of the
 * program has not noted that, or the store would not have named the match: it is noted now.
 */
export function decideStalePlans({ plans }: Pick<PlayedMatch, 'plans'>): Decided {
  const change = plans.where({});
  if (change.planDue !== null) return { value: undefined };
  return { value: { change, apply: () => void plans.take(change) } };
}
