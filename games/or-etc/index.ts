import type { Game } from '@pepite/kernel';
import { apply } from './apply.ts';
import { CARDS } from './data/cards.ts';
import { imagine } from './imagine.ts';
import { judge, judgeChance, outOfTurnFault } from './judge.ts';
import { invariantError } from './judging/invariants.ts';
import { CLAUSES, FAULTS } from './judging/faults.ts';
import { listing } from './listing.ts';
import { audience, turn } from './moves.ts';
import { parse, print } from './notation.ts';
import { MOST_HAND } from './pieces.ts';
import { PLANS } from './plans.ts';
import { type Deck, deckOf, deckSize, STANDARD_DECK } from './pieces/deck.ts';
import { bound, pointsSoFar, result } from './score.ts';
import { asksByHands, type Rules } from './steps/asking.ts';
import { chances, moves } from './steps/choices.ts';
import { wordsOf } from './words.ts';
import { type Box, create, type Hand, OPTIONS, type OrEtcOptions, type Table } from './world.ts';

interface OrEtc extends Game<Table, Hand, Box, OrEtcOptions> {
  /** What is printed on its cards: for those who show or weigh them. */
  readonly deck: Deck;
}

/** The game played by some rules: nothing in a world says what is printed on its cards. */
const playedBy = (rules: Rules, deck = rules.deck): OrEtc => ({
  id: listing.id,
  rules: rules.version,
  earlier: rules.version === NEWEST ? [variant(deck, 1)] : [],
  seats: listing.seats,
  options: OPTIONS,
  clauses: CLAUSES,
  faults: FAULTS,
  words: wordsOf(deck),
  loadCoach: async () => (await import('./coach.ts')).coach,
  loadGuide: {
    en: async () => (await import('./guide.en.ts')).english,
    fr: async () => (await import('./guide.fr.ts')).french,
  },
  loadReference: async () => (await import('./reference.ts')).referenceOf(deck),
  loadMeasures: async () => (await import('./measures.ts')).measures,
  loadArrays: async () => (await import('./arrays.ts')).arrays,
  lookBack: 'all',
  hidesAnswers: !asksByHands(rules),
  plans: PLANS,
  deck,
  whyUnplayable,
  variant: (options) => variant(deckOf(options), rules.version),
  bound,
  create: (seats, options) => create(deck, seats, options),
  turn,
  moves: (view, into) => moves(deck, view, into),
  chances,
  apply: (world, actor, move) => apply(rules, world, actor, move),
  audience,
  judge: (view, move) => judge(deck, view, move),
  judgeChance,
  outOfTurnFault,
  print: (move) => print(deck, move),
  parse: (text, actor) => parse(deck, text, actor),
  result,
  pointsSoFar,
  rounds: ({ ending }) => ({ ended: ending === 'none' ? 0 : 1, ending }),
  stages: { kind: 'turn', at: ({ turn }) => turn },
  imagine: (view, rng, into) => imagine(rules, view, rng, into),
  invariantError: (world) => invariantError(deck, world),
});

/** O8: a deck too small for the first deal. */
function whyUnplayable(seats: number, { sheets, cards }: OrEtcOptions) {
  const have = deckSize(cards ?? CARDS) * sheets;
  const need = MOST_HAND * seats;
  if (have >= need) return undefined;
  return {
    en: `${have} Filon cards are too few for ${seats} players: the deal may take ${need} (O8)`,
    fr:
      `${have} cartes Filon ne suffisent pas pour ${seats} joueurs : ` +
      `la première donne peut en demander ${need} (O8)`,
  };
}

type Version = Rules['version'];
const NEWEST: Version = 2;

/** By deck, the game under each version of the rules. */
const variants = new WeakMap<Deck, Map<Version, OrEtc>>();

function variant(deck: Deck, version: Version): OrEtc {
  const versions = variants.get(deck) ?? new Map<Version, OrEtc>();
  variants.set(deck, versions);
  const game = versions.get(version) ?? playedBy({ deck, version });
  versions.set(version, game);
  return game;
}

/** With the cards as they are printed, under the newest rules. */
export const game: OrEtc = variant(STANDARD_DECK, NEWEST);
