import {
  deciding,
  has,
  isSimultaneous,
  itemAt,
  type Move,
  Moves,
  type Rng,
  sealed,
  type Seat,
} from '@pepite/kernel';
import { anyProbe } from './probe.ts';
import type { PairComparison } from './pair-comparison.ts';
import { MATCH, type Onlooker, type PairMatch } from './pair-match.ts';

/** One sealed choice in so many is another one in the twin. */
const OTHER = 20;
/** How many legal moves of one match are tried in the other. */
const TRIED = 40;

/** The people at two matches: they do the same in both, at the same moments. */
export class PairPeople {
  readonly #matches: readonly [PairMatch, PairMatch];
  readonly #comparison: PairComparison;
  readonly #rng: Rng;
  /** By seat, the move before which a person has answered, of those who answer at once. */
  readonly #answered = new Map<Seat, number>();

  constructor(matches: readonly [PairMatch, PairMatch], comparison: PairComparison, rng: Rng) {
    this.#matches = matches;
    this.#comparison = comparison;
    this.#rng = rng;
  }

  /** The seats of people who have to decide in both matches and have not done so. */
  get acting(): readonly Seat[] {
    const [one, other] = this.#matches;
    const both = deciding(one.referee.turn) & deciding(other.referee.turn);
    const isAsked = (seat: Seat): boolean =>
      has(both, seat) && this.#answered.get(seat) !== one.lines.length;
    return one.onlookers.flatMap(({ seat }) => (seat !== undefined && isAsked(seat) ? [seat] : []));
  }

  get isSimultaneous(): boolean {
    return isSimultaneous(this.#matches[0].referee.turn);
  }

  /** Those who are answered for in one of the matches: they must not be late in the other. */
  get urgent(): readonly Seat[] {
    return this.acting.filter((seat) => this.#isForcedInOne(seat));
  }

  #isForcedInOne(seat: Seat): boolean {
    const { game } = this.#matches[0].referee;
    if (game.hidesAnswers !== true || !this.isSimultaneous) return false;
    const [one, other] = this.#matches.map((match) => onlyMove(match, seat));
    return (one === undefined) !== (other === undefined);
  }

  /** Somebody decides in both matches; false if there is nothing that may be done in both. */
  async act(seat: Seat): Promise<boolean> {
    const isSealed = this.isSimultaneous;
    if (isSealed) this.#answered.set(seat, this.#matches[0].lines.length);
    if (this.#isForcedInOne(seat)) await this.#doTheOnlyThing(seat);
    else if (isSealed && this.#rng.below(OTHER) === 0) await this.#doSomethingElse(seat);
    else if (!(await this.#doTheSame(seat))) return false;
    this.#comparison.compare();
    return true;
  }

  async #doTheSame(seat: Seat): Promise<boolean> {
    const move = this.#commonMove(seat);
    if (move === undefined) return false;
    for (const match of this.#matches) await play(match, seat, move);
    const { turn } = this.#matches[1].referee;
    // A choice may take several moves.
    if (has(sealed(turn) & deciding(turn), seat)) this.#answered.delete(seat);
    return true;
  }

  /** A move that is legal in both matches; rather one by which nothing is done. */
  #commonMove(seat: Seat): Move | undefined {
    const [{ referee: one }, { referee: other }] = this.#matches;
    const listed = one.listed(seat);
    const some = Array.from({ length: TRIED }, () => listed.draw(this.#rng));
    const common = some.filter((move) => other.judge(seat, move) === undefined);
    const quiet = common.find((move) => ['skip', 'let'].includes(one.game.print(move)));
    return this.#rng.below(2) === 0 ? (quiet ?? common[0]) : common[0];
  }

  /** What is the only thing to do in one of the matches; there, perhaps by doing nothing. */
  async #doTheOnlyThing(seat: Seat): Promise<void> {
    const forced = this.#matches.map((match) => onlyMove(match, seat));
    const move = forced[0] ?? forced[1];
    const isLegal = ({ referee }: PairMatch): boolean =>
      move !== undefined && referee.judge(seat, move) === undefined;
    if (move === undefined || !this.#matches.every(isLegal)) {
      await this.#doSomethingElse(seat);
      return;
    }
    const isSilent = this.#rng.below(2) === 0;
    if (isSilent) this.#comparison.noteOtherChoice(seat);
    for (const [side, match] of this.#matches.entries()) {
      if (forced[side] === undefined || !isSilent) await play(match, seat, move);
    }
  }

  /** Something sealed differs: nobody else may notice before it is turned up. */
  async #doSomethingElse(seat: Seat): Promise<void> {
    this.#comparison.noteOtherChoice(seat);
    for (const match of this.#matches) {
      const { length } = match.lines;
      const goesOn = (): boolean => {
        const { turn, game } = match.referee;
        const isOpen = has(sealed(turn) & deciding(turn), seat) && game.hidesAnswers !== true;
        return isOpen && match.lines.length === length;
      };
      do await play(match, seat, match.referee.anyLegal(seat, this.#rng));
      while (goesOn());
    }
  }

  /** Somebody who does not know the difference asks for anything, in the same words in both. */
  async probe(): Promise<void> {
    const [{ onlookers, lines }] = this.#matches;
    const asking = onlookers.filter(
      ({ seat, name }) => !this.#comparison.isKnownTo(seat) && name !== 'lobby',
    );
    const who = itemAt(asking, this.#rng.below(asking.length));
    const text = anyProbe(this.#rng, MATCH, lines.length);
    const probe = JSON.parse(text) as { readonly type: string };
    if (probe.type === 'hint' && this.#isAlone(who)) return;
    const made = lines.filter((line) => !line.startsWith('*'));
    const move = made.length > 0 ? itemAt(made, this.#rng.below(made.length)).slice(2) : 'pass';
    const message = probe.type === 'move' ? { ...probe, move } : probe;
    for (const match of this.#matches) await match.say(who.name, message);
    this.#comparison.compare();
  }

  /** Whoever plays with nobody but bots is given real hints, which take a while. */
  #isAlone({ seat }: Onlooker): boolean {
    const { onlookers } = this.#matches[0];
    return seat !== undefined && onlookers.filter((one) => one.seat !== undefined).length === 1;
  }
}

function onlyMove({ referee }: PairMatch, seat: Seat): Move | undefined {
  const moves = new Moves();
  referee.game.moves(referee.view(seat), moves);
  return moves.weight === 1 ? moves.at(0) : undefined;
}

async function play(match: PairMatch, seat: Seat, move: Move): Promise<void> {
  const { game, journal } = match.referee;
  const own = match.referee.chosen(seat).length;
  await match.say(`p${seat}`, { type: 'move', ply: journal.length, own, move: game.print(move) });
}
