import {
  deciding,
  has,
  isTogether,
  itemAt,
  type Move,
  Moves,
  type Rng,
  sealed,
  type Seat,
} from '@pepite/kernel';
import { anyProbe } from './probe.ts';
import type { TwinComparison } from './twin-comparison.ts';
import { MATCH, type Onlooker, type Stage } from './twin-stage.ts';

/** One sealed choice in so many is another one in the twin. */
const OTHER = 20;
/** How many legal moves of one match are tried in the other. */
const TRIED = 40;

/** The people at two matches: they do the same in both, at the same moments. */
export class TwinPeople {
  readonly #stages: readonly [Stage, Stage];
  readonly #comparison: TwinComparison;
  readonly #rng: Rng;
  /** By seat, the move before which a person has answered, of those who answer at once. */
  readonly #answered = new Map<Seat, number>();

  constructor(stages: readonly [Stage, Stage], comparison: TwinComparison, rng: Rng) {
    this.#stages = stages;
    this.#comparison = comparison;
    this.#rng = rng;
  }

  /** The seats of people who have to decide in both matches and have not done so. */
  get acting(): readonly Seat[] {
    const [one, other] = this.#stages;
    const both = deciding(one.referee.turn) & deciding(other.referee.turn);
    const isAsked = (seat: Seat): boolean =>
      has(both, seat) && this.#answered.get(seat) !== one.lines.length;
    return one.onlookers.flatMap(({ seat }) => (seat !== undefined && isAsked(seat) ? [seat] : []));
  }

  get isTogether(): boolean {
    return isTogether(this.#stages[0].referee.turn);
  }

  /** Those who are answered for in one of the matches: they must not be late in the other. */
  get urgent(): readonly Seat[] {
    return this.acting.filter((seat) => this.#isForcedInOne(seat));
  }

  #isForcedInOne(seat: Seat): boolean {
    const { game } = this.#stages[0].referee;
    if (game.hidesAnswers !== true || !this.isTogether) return false;
    const [one, other] = this.#stages.map((stage) => onlyMove(stage, seat));
    return (one === undefined) !== (other === undefined);
  }

  /** Somebody decides in both matches; false if there is nothing that may be done in both. */
  act(seat: Seat): boolean {
    const isSealed = this.isTogether;
    if (isSealed) this.#answered.set(seat, this.#stages[0].lines.length);
    if (this.#isForcedInOne(seat)) this.#doTheOnlyThing(seat);
    else if (isSealed && this.#rng.below(OTHER) === 0) this.#doSomethingElse(seat);
    else if (!this.#doTheSame(seat)) return false;
    this.#comparison.compare();
    return true;
  }

  #doTheSame(seat: Seat): boolean {
    const move = this.#commonMove(seat);
    if (move === undefined) return false;
    for (const stage of this.#stages) play(stage, seat, move);
    const { turn } = this.#stages[1].referee;
    // A choice may take several moves.
    if (has(sealed(turn) & deciding(turn), seat)) this.#answered.delete(seat);
    return true;
  }

  /** A move that is legal in both matches; rather one by which nothing is done. */
  #commonMove(seat: Seat): Move | undefined {
    const [{ referee: one }, { referee: other }] = this.#stages;
    const listed = one.listed(seat);
    const some = Array.from({ length: TRIED }, () => listed.draw(this.#rng));
    const common = some.filter((move) => other.judge(seat, move) === undefined);
    const quiet = common.find((move) => ['skip', 'let'].includes(one.game.print(move)));
    return this.#rng.below(2) === 0 ? (quiet ?? common[0]) : common[0];
  }

  /** What is the only thing to do in one of the matches; there, perhaps by doing nothing. */
  #doTheOnlyThing(seat: Seat): void {
    const forced = this.#stages.map((stage) => onlyMove(stage, seat));
    const move = forced[0] ?? forced[1];
    const isLegal = ({ referee }: Stage): boolean =>
      move !== undefined && referee.judge(seat, move) === undefined;
    if (move === undefined || !this.#stages.every(isLegal)) {
      this.#doSomethingElse(seat);
      return;
    }
    const isSilent = this.#rng.below(2) === 0;
    if (isSilent) this.#comparison.noteOtherChoice(seat);
    for (const [side, stage] of this.#stages.entries()) {
      if (forced[side] === undefined || !isSilent) play(stage, seat, move);
    }
  }

  /** Something sealed differs: nobody else may notice before it is turned up. */
  #doSomethingElse(seat: Seat): void {
    this.#comparison.noteOtherChoice(seat);
    for (const stage of this.#stages) {
      const { length } = stage.lines;
      const goesOn = (): boolean => {
        const { turn, game } = stage.referee;
        const isOpen = has(sealed(turn) & deciding(turn), seat) && game.hidesAnswers !== true;
        return isOpen && stage.lines.length === length;
      };
      do play(stage, seat, stage.referee.anyLegal(seat, this.#rng));
      while (goesOn());
    }
  }

  /** Somebody who does not know the difference asks for anything, in the same words in both. */
  probe(): void {
    const [{ onlookers, lines }] = this.#stages;
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
    for (const stage of this.#stages) stage.say(who.name, message);
    this.#comparison.compare();
  }

  /** Whoever plays with nobody but bots is given real hints, which take a while. */
  #isAlone({ seat }: Onlooker): boolean {
    const { onlookers } = this.#stages[0];
    return seat !== undefined && onlookers.filter((one) => one.seat !== undefined).length === 1;
  }
}

function onlyMove({ referee }: Stage, seat: Seat): Move | undefined {
  const moves = new Moves();
  referee.game.moves(referee.view(seat), moves);
  return moves.weight === 1 ? moves.at(0) : undefined;
}

function play(stage: Stage, seat: Seat, move: Move): void {
  const { game, journal } = stage.referee;
  const own = stage.referee.chosen(seat).length;
  stage.say(`p${seat}`, { type: 'move', ply: journal.length, own, move: game.print(move) });
}
