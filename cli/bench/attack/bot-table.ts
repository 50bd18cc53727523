import { deciding, type Game, has, Moves, parseView, type Rng } from '@pepite/kernel';
import type { Sight } from '../load.ts';
import { arrive } from './person.ts';
import { createMatch, type Origin } from './attack-socket.ts';

const PERSON = 0;
const BOT = 1;
/** How long a bot waits before it moves, as servers are set unless they are told otherwise. */
const BOT_PAUSE = 700;
/** How long the person takes, in milliseconds. */
const THOUGHT = 500;

/** Somebody who plays against an expert, one match after another, and looks at the clock. */
export class BotTable {
  readonly #game: Game;
  readonly #rng: Rng;
  readonly #moves = new Moves();
  #move: ((sight: Sight) => void) | undefined;
  /** Since when the expert has had to decide, and where the match stood. */
  #asked: { readonly ply: number; readonly at: number } | undefined;
  #answers: number[] = [];
  /** How many answers have come since it was opened. */
  answered = 0;

  constructor(game: Game, rng: Rng) {
    this.#game = game;
    this.#rng = rng;
  }

  async open(origin: Origin): Promise<void> {
    const told = (_: number, sight: Sight): void => this.#told(sight);
    const { guest, cookie } = await arrive(origin, this.#game, PERSON, told, () => undefined);
    this.#move = (sight) => guest.move(this.#choose(sight), sight.ply);
    const match = await createMatch(origin, cookie, {
      game: this.#game.id,
      bots: [null, 'expert'],
      options: {},
      access: 'link',
      pace: 'human',
      start: true,
    });
    guest.enter(match);
  }

  #told(sight: Sight): void {
    const asked = this.#asked;
    if (asked !== undefined && sight.ply > asked.ply) {
      this.#answers.push(this.#waited);
      this.answered++;
      this.#asked = undefined;
    }
    const decides = deciding(this.#game.turn(sight.table));
    if (has(decides, BOT)) this.#asked ??= { ply: sight.ply, at: performance.now() };
    if (has(decides, PERSON)) setTimeout(() => this.#move?.(sight), THOUGHT);
  }

  /** How long the expert has taken beyond its pause. */
  get #waited(): number {
    const { at = performance.now() } = this.#asked ?? {};
    return Math.max(0, performance.now() - at - BOT_PAUSE);
  }

  #choose({ table, hand }: Sight): number {
    this.#moves.clear();
    this.#game.moves(parseView(JSON.stringify({ table, seat: PERSON, hand })), this.#moves);
    return this.#moves.draw(this.#rng);
  }

  /** What answers took since this was asked last; one that has not come counts so far. */
  takeAnswers(): readonly number[] {
    const answers = this.#answers;
    this.#answers = [];
    return this.#waited > 0 ? [...answers, this.#waited] : answers;
  }
}
