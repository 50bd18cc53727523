import type { Clock } from '@pepite/matches';
import { NO_LIMITS } from '../../http/limits.ts';
import { ChallengeLimits } from '../../programs/challenge-limits.ts';
import { Challenges } from '../../programs/challenges.ts';
import { ProgramDirectory } from '../../programs/directory.ts';

/** Challenges where no program is connected. */
export const noChallenges = (clock: Clock): Challenges =>
  new Challenges({
    directory: new ProgramDirectory({ shared: undefined, clock, report() {} }),
    limits: new ChallengeLimits(NO_LIMITS, clock),
    isBlocked: () => false,
    asked() {},
  });
