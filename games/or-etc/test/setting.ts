import { Referee, versionOf } from '@pepite/kernel';
import { legal, playLines } from '../../test/play-lines.ts';
import { STANDARD_DECK } from '../pieces/deck.ts';
import { game as orEtc } from '../index.ts';
import { type Box, type Hand, type OrEtcOptions, Step, type Table } from '../world.ts';

export type OrEtcReferee = Referee<Table, Hand, Box, OrEtcOptions>;

interface Start {
  readonly first?: number;
  /** Each seat's tool, chosen at its value: pick and wagon leave 4 cards. */
  readonly tools: readonly string[];
  /** Cards of each hand, as far as they matter: the rest is filled up with XX---:1. */
  readonly hands?: readonly string[];
  /** The centre dice, one fewer than seats. */
  readonly beers?: string;
  readonly options?: Partial<OrEtcOptions>;
  /** An earlier version of the rules. */
  readonly rules?: 1;
}

const FILLER = 'XX---:1';
const TOOLS = 6;

export const wordsIn = (text: string): readonly string[] =>
  text.split(' ').filter((word) => word !== '');

export const inOrder = (seats: number, first = 0): readonly number[] =>
  Array.from({ length: seats }, (_, step) => (first + step) % seats);

/** The rules as they were before who is asked was a matter of public facts. */
export const orEtc1 = versionOf(orEtc, 1) ?? orEtc;

export function fresh(
  seats: number,
  options: Partial<OrEtcOptions> = {},
  game: typeof orEtc1 = orEtc,
): OrEtcReferee {
  return new Referee(game, seats, { sheets: seats, accidents: 3, ...options });
}

/** Everyone refuses every tool once; then each chooses one. There are cards enough of all kinds. */
export function equipped({ first = 0, tools, options, rules }: Start): OrEtcReferee {
  const game = rules === 1 ? orEtc1 : orEtc;
  const referee = fresh(tools.length, { sheets: 12, ...options }, game);
  const order = inOrder(tools.length, first);
  playLines(referee, `* first ${first}`);
  for (let tool = 0; tool < TOOLS; tool++)
    playLines(referee, ...order.map((seat) => `${seat} fold`));
  playLines(referee, ...order.map((seat) => `${seat} choose ${tools[seat]}`));
  return referee;
}

/** A match before its first roll. */
export function started(start: Start): OrEtcReferee {
  const referee = equipped(start);
  const { hands = [], tools, beers = '1 1 1 1 1' } = start;
  const { players } = referee.table;
  tools.forEach((_, seat) => {
    const cards = wordsIn(hands[seat] ?? '');
    const filled = [...cards, ...Array.from({ length: 5 }, () => FILLER)];
    for (const card of filled.slice(0, players[seat].limit))
      playLines(referee, `* deal ${seat} ${card}`);
  });
  playLines(
    referee,
    ...wordsIn(beers)
      .slice(0, tools.length - 1)
      .map((die) => `* beer ${die}`),
  );
  return referee;
}

/**
 * Makes moves that must be legal. Whoever is asked but can only lay nothing, or let a claim go, is
 * answered for, as the server does.
 */
export function play(referee: OrEtcReferee, ...lines: readonly string[]): void {
  for (const line of lines) {
    playLines(referee, line);
    for (const forced of forcedIn(referee)) playLines(referee, forced);
  }
}

function forcedIn(referee: OrEtcReferee): readonly string[] {
  const { step } = referee.table;
  if (step !== Step.lay && step !== Step.contest) return [];
  return inOrder(referee.seats).flatMap((seat) => {
    const moves = legal(referee, seat);
    return moves.length === 1 ? [`${seat} ${moves[0]}`] : [];
  });
}

/** Who takes part rolls: `3 11223` means that seat 3 rolls 1 1 2 2 3. */
export const rolls = (...texts: readonly string[]): readonly string[] =>
  texts.map((text) => `* roll ${text}`);

/** Those of its legal moves that begin with a word. */
export const legalOf = (referee: OrEtcReferee, seat: number, word: string): readonly string[] =>
  legal(referee, seat).filter((text) => text.split(' ')[0] === word);

/** Lets everybody who is asked pass, lay nothing and keep everything, until chance moves. */
export function idle(referee: OrEtcReferee): void {
  const choices = ['pass', 'skip', 'drop', 'refuse', 'let'];
  for (;;) {
    const seat = inOrder(referee.seats).find((one) => referee.legal(one).length > 0);
    if (seat === undefined) return;
    const choice = legal(referee, seat).find((text) => choices.includes(text));
    playLines(referee, `${seat} ${choice ?? 'nothing'}`);
  }
}

/** Plays a turn in which everyone with throws rolls these dice in each phase and does nothing. */
export function idleTurn(referee: OrEtcReferee, dice = '12346'): void {
  const { turn } = referee.table;
  while (referee.table.turn === turn && !referee.isOver) {
    playLines(referee, `* roll ${referee.table.player} ${dice}`);
    idle(referee);
  }
}

/** The cards of a hand, as texts. */
export const handOf = (referee: OrEtcReferee, seat: number): readonly string[] =>
  namesOf(referee.view(seat).hand.cards);

/** Counts by kind as names of the printed cards. */
export const namesOf = (counts: readonly number[]): readonly string[] =>
  counts.flatMap((copies, card) => Array.from({ length: copies }, () => STANDARD_DECK.names[card]));
