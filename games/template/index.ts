import type { Game } from '@pepite/kernel';
import { apply } from './apply.ts';
import { imagine } from './imagine.ts';
import { CLAUSES, FAULTS, judge, judgeChance, outOfTurnFault } from './judge.ts';
import { listing } from './listing.ts';
import { audience, chances, moves, turn } from './moves.ts';
import { parse, print } from './notation.ts';
import { bound, result, rounds } from './score.ts';
import { words } from './words.ts';
import { type Box, create, type Hand, invariantError, type Table } from './world.ts';

export const game: Game<Table, Hand, Box> = {
  id: listing.id,
  rules: 1,
  seats: listing.seats,
  options: {},
  clauses: CLAUSES,
  faults: FAULTS,
  words,
  loadCoach: async () => (await import('./coach.ts')).coach,
  loadGuide: {
    en: async () => (await import('./guide.en.ts')).english,
    fr: async () => (await import('./guide.fr.ts')).french,
  },
  loadReference: async () => (await import('./reference.ts')).reference,
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
  result,
  rounds,
  stages: { kind: 'trick', at: ({ tricks }) => tricks },
  imagine,
  invariantError,
};
