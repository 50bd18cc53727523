import {
  type Actor,
  CHANCE,
  type Language,
  MOST_SEATS,
  type Move,
  type Options,
  type Referee,
  type Seat,
  withNames,
} from '@pepite/kernel';
import { PLAY_TEXTS } from './words.ts';

type AnyReferee = Referee<unknown, unknown, unknown, Options>;

/** Something that happened, and how it is told to those who may not learn what it was. */
interface LoggedMove {
  readonly actor: Actor;
  readonly move: Move | undefined;
  readonly unseen: string;
  readonly isForced: boolean;
}

/** Tells one seat what happened, and only what that seat may learn. */
export class MatchLog {
  readonly #referee: AnyReferee;
  readonly #seat: Seat;
  readonly #names: readonly string[];
  readonly #language: Language;
  #logged: LoggedMove[] = [];

  constructor(referee: AnyReferee, seat: Seat, names: readonly string[], language: Language) {
    this.#referee = referee;
    this.#seat = seat;
    this.#names = names;
    this.#language = language;
  }

  /** Lets something happen and remembers what the seat learned of it. */
  observe<R>(happen: () => R, isForced = false): R {
    const referee = this.#referee;
    const unseen = withNames(this.#words.unseen(referee.table), this.#names);
    const settled = referee.journal.length;
    const outcome = happen();
    // Sealed choices are told when they settle, all together.
    for (const seen of referee.seen(this.#seat, settled)) {
      const move = 'move' in seen ? seen.move : undefined;
      this.#logged.push({ actor: seen.actor, move, unseen, isForced });
    }
    return outcome;
  }

  /** The lines since the last call. */
  take(): readonly string[] {
    const all = this.#logged;
    this.#logged = [];
    const logged = all.filter((entry, index) => !this.#isToldBy(all[index + 1], entry));
    const verbs = logged.map((entry) => this.#verb(entry));
    const lines = logged.map((entry, index) =>
      isInLongRun(verbs, index) ? entry.unseen : this.#tell(entry),
    );
    return countRepeats(lines, PLAY_TEXTS[this.#language].times);
  }

  get #words(): AnyReferee['game']['words'][Language] {
    return this.#referee.game.words[this.#language];
  }

  /** Whether what comes next is chance, which tells the move of a player before it as well. */
  #isToldBy(next: LoggedMove | undefined, { actor, move }: LoggedMove): boolean {
    if (next?.actor !== CHANCE || actor === CHANCE || move === undefined) return false;
    return this.#words.isToldByNext?.(move) === true;
  }

  /** The kind of a chance outcome that the seat has learned. */
  #verb({ actor, move }: LoggedMove): string | undefined {
    if (actor !== CHANCE || move === undefined) return undefined;
    return this.#referee.game.print(move).split(' ')[0];
  }

  #tell({ actor, move, unseen, isForced }: LoggedMove): string {
    const what = move === undefined ? unseen : this.#words.move(move, this.#names, actor);
    const line = actor === CHANCE ? what : `${this.#names[actor]} ${what}`;
    return isForced && actor === this.#seat ? PLAY_TEXTS[this.#language].forced(line) : line;
  }
}

/**
 * Whether chance did the same kind of thing more often in a row than there can be seats: a deal,
 * whose cards are better seen in the hand than told one by one.
 */
function isInLongRun(verbs: readonly (string | undefined)[], index: number): boolean {
  const verb = verbs[index];
  if (verb === undefined) return false;
  let first = index;
  while (verbs[first - 1] === verb) first--;
  let last = index;
  while (verbs[last + 1] === verb) last++;
  return last - first + 1 > MOST_SEATS;
}

function countRepeats(
  lines: readonly string[],
  times: (line: string, count: number) => string,
): readonly string[] {
  const runs: { readonly line: string; count: number }[] = [];
  for (const line of lines) {
    const last = runs.at(-1);
    if (last?.line === line) last.count++;
    else runs.push({ line, count: 1 });
  }
  return runs.map(({ line, count }) => (count === 1 ? line : times(line, count)));
}
