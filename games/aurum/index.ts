import type { Game } from '@pepite/kernel';
import { apply } from './apply.ts';
import { imagine } from './imagine.ts';
import { CLAUSES, FAULTS, judge, judgeChance, outOfTurnFault } from './judge.ts';
import { listing } from './listing.ts';
import { audience, chances, moves, turn } from './moves.ts';
import { parse, print } from './notation.ts';
import { PLANS } from './plans.ts';
import { bound, pointsSoFar, result } from './score.ts';
import { words } from './words.ts';
import {
  type AurumOptions,
  type Box,
  create,
  type Hand,
  invariantError,
  OPTIONS,
  sideOf,
  type Table,
} from './world.ts';

export const game: Game<Table, Hand, Box, AurumOptions> = {
  id: listing.id,
  rules: 1,
  seats: listing.seats,
  options: OPTIONS,
  clauses: CLAUSES,
  faults: FAULTS,
  words,
  loadCoach: async () => (await import('./coach.ts')).coach,
  loadGuide: {
    en: async () => (await import('./guide.en.ts')).english,
    fr: async () => (await import('./guide.fr.ts')).french,
  },
  loadReference: async () => (await import('./reference.ts')).reference,
  loadMeasures: async () => (await import('./measures.ts')).measures,
  loadArrays: async () => (await import('./arrays.ts')).arrays,
  inks: { B: 'blue', C: 'red', P: 'violet', S: 'white', Z: 'cyan', G: 'gold' },
  plans: PLANS,
  bound,
  create,
  turn,
  moves,
  chances,
  apply,
  audience,
  judge,
  judgeChance,
  outOfTurnFault,
  print,
  parse,
  partnersClause: 'A26',
  sideOf,
  result,
  pointsSoFar,
  rounds: ({ report }) => ({ ended: report.round, ending: report.ending }),
  stages: { kind: 'trick', at: ({ tricks }) => tricks.reduce((sum, won) => sum + won, 0) },
  imagine,
  invariantError,
};
