import type { Game } from '@pepite/kernel';
import { apply } from './apply.ts';
import { imagine } from './imagine.ts';
import { CLAUSES, due, FAULTS, judge, judgeChance } from './judge.ts';
import { listing } from './listing.ts';
import { chances, learns, moves, turn } from './moves.ts';
import { parse, print } from './notation.ts';
import { TURNS_PER_ROUND } from './pieces.ts';
import { bound, result } from './score.ts';
import { words } from './words.ts';
import { type Box, broken, create, type Hand, type Table } from './world.ts';

export const game: Game<Table, Hand, Box> = {
  id: listing.id,
  rules: 1,
  seats: listing.seats,
  options: {},
  clauses: CLAUSES,
  faults: FAULTS,
  words,
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
  rounds: ({ turns }) => {
    const ended = Math.floor(turns / TURNS_PER_ROUND);
    return { ended, ending: ended === 0 ? 'none' : 'revealed' };
  },
  imagine,
  broken,
};
