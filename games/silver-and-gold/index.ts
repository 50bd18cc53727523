import type { Game } from '@pepite/kernel';
import { apply } from './apply.ts';
import { imagine } from './imagine.ts';
import { CLAUSES, due, FAULTS, judge, judgeChance } from './judge.ts';
import { chances, learns, moves, turn } from './moves.ts';
import { parse, print } from './notation.ts';
import { TURNS_PER_ROUND } from './pieces.ts';
import { bound, result } from './score.ts';
import { words } from './words.ts';
import { type Box, broken, create, type Hand, type Table } from './world.ts';

export const silverAndGold: Game<Table, Hand, Box> = {
  id: 'silver-and-gold',
  rules: 1,
  seats: { least: 1, most: 4 },
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
