import type { Game } from '@pepite/kernel';
import { apply } from './apply.ts';
import { imagine } from './imagine.ts';
import { CLAUSES, due, FAULTS, judge, judgeChance } from './judge.ts';
import { listing } from './listing.ts';
import { chances, learns, moves, turn } from './moves.ts';
import { parse, print } from './notation.ts';
import { bound, result } from './score.ts';
import { words } from './words.ts';
import {
  type AurumOptions,
  type Box,
  broken,
  create,
  type Hand,
  OPTIONS,
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
  inks: { B: 'blue', C: 'red', P: 'violet', S: 'white', Z: 'cyan', G: 'gold' },
  bound,
  create,
  turn,
  moves,
  chances,
  apply,
  learns,
  judge,
  judgeChance,
  due,
  print,
  parse,
  result,
  rounds: ({ report }) => ({ ended: report.round, ending: report.ending }),
  imagine,
  broken,
};
