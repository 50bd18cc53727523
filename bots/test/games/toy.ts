import { everybody, type Game, type Words } from '@pepite/kernel';

const WORDS: Words<unknown, unknown> = {
  title: '',
  credits: '',
  options: {},
  clauses: {},
  refusals: {},
  endings: {},
  move: String,
  unseen: () => '',
  question: () => '',
  table: () => [],
  hand: () => [],
};

type Rules<T, H, B> = Pick<
  Game<T, H, B>,
  'create' | 'turn' | 'moves' | 'apply' | 'result' | 'imagine'
> &
  Partial<Pick<Game<T, H, B>, 'chances' | 'audience'>>;

/** A game for two that is small enough to be solved; what the search does not ask is left out. */
export const toyGame = <T, H, B>(rules: Rules<T, H, B>): Game<T, H, B> => ({
  id: 'toy',
  rules: 1,
  seats: { least: 2, most: 2 },
  options: {},
  clauses: [],
  faults: {},
  words: { en: WORDS, fr: WORDS },
  bound: () => 100,
  chances: () => {},
  audience: () => everybody(2),
  judge: () => undefined,
  judgeChance: () => undefined,
  outOfTurnFault: () => '',
  print: String,
  parse: Number,
  rounds: () => ({ ended: 0, ending: '' }),
  invariantError: () => undefined,
  ...rules,
});
