import type { StoredMatch } from '@pepite/matches';
import { History } from '../matches/history.ts';
import { MatchPlans } from '../matches/match-plans.ts';
import { MatchTalk } from '../matches/match-talk.ts';
import { PlanTurns } from '../matches/plan-turns.ts';
import { Database } from './database.ts';
import { PageTalk } from './page-talk.ts';
import { replace, type Undo } from './planting.ts';

/** Bugs in what people do besides playing: plans, talk, and how a match is ended. */
export const PLANTED_IN_HABITS = {
  'makes a planned move again and again': () =>
    replace(MatchPlans.prototype, 'after', () => () => ({})),

  'makes a move that somebody else has planned': () =>
    replace(
      MatchPlans.prototype,
      'of',
      (real) =>
        function (this: MatchPlans, seat) {
          return real.call(this, seat === 0 ? 1 : 0);
        },
    ),

  'forgets planned moves': () => replace(PlanTurns.prototype, 'wake', () => () => {}),

  'does not tell what was said before somebody came': () =>
    replace(MatchTalk.prototype, 'hear', () => () => Promise.resolve([])),

  'does not tell what was said at another process': () =>
    replace(MatchTalk.prototype, 'heardOf', () => () => Promise.resolve()),

  'asks for nothing that was said while it was away': () =>
    replace(PageTalk.prototype, 'told', (real) => {
      const asked = new WeakSet<PageTalk>();
      return function (this: PageTalk, state) {
        if (asked.has(this)) return;
        if (state.talk !== undefined) asked.add(this);
        real.call(this, state);
      };
    }),

  'lets signs be put on any move': () =>
    replace(History.prototype, 'isSeenByAll', () => () => true),

  'forgets that a match was ended when it starts again': () =>
    replace(
      Database.prototype,
      'connect',
      (real) =>
        function (this: Database, gate) {
          const reached = real.call(this, gate);
          const load = async (match: string): Promise<StoredMatch | undefined> => {
            const stored = await reached.store.load(match);
            return stored && { ...stored, ending: null };
          };
          return { ...reached, store: { ...reached.store, load } };
        },
    ),
} satisfies Readonly<Record<string, () => Undo>>;
