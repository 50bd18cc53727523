import type { MatchStore } from '@pepite/matches';
import { isSealed } from './batch.ts';

/**
 * A store that tells of changes that came too late. Those of sealed choices alone are left out:
 * that somebody has chosen is as secret as the choice.
 */
export const tellingConflicts = (store: MatchStore, conflicted: () => void): MatchStore => ({
  ...store,
  async append(match, revision, change, date, lease) {
    const answer = await store.append(match, revision, change, date, lease);
    if (answer === 'conflict' && !isSealed(change)) conflicted();
    return answer;
  },
});
