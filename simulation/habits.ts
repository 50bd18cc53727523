import { type Game, Moves, plansOf } from '@pepite/kernel';
import type { MatchState } from '@pepite/protocol';
import { PHRASE_NAMES, SIGNS } from '@pepite/protocol/talk';
import { viewOf } from '../web/match/position.ts';
import type { Request } from '../web/site/reconnecting-socket.ts';
import type { Decisions } from './decisions.ts';
import type { Dice } from './dice.ts';

/** How often people do something else than to move, of all times that they look at the match. */
const LEAVE = 0.01;
const RESIGN = 0.001;
const ABORT = 0.006;
const TALK = 0.04;
const PLAN = 0.06;

/** What a player does now and then besides playing: plans, talks, and goes. */
export class Habits {
  readonly #guest: string;
  readonly #dice: Dice;
  readonly #decisions: Decisions;
  /** Moves that could be made once: they may be planned for later. */
  #known: readonly string[] = [];

  constructor(guest: string, dice: Dice, decisions: Decisions) {
    this.#guest = guest;
    this.#dice = dice;
    this.#decisions = decisions;
  }

  /** What is asked for now; mostly nothing. */
  besides(state: MatchState, game: Game): Request | undefined {
    const dice = this.#dice;
    if (dice.happens(LEAVE)) return { type: 'leave' };
    if (dice.happens(RESIGN)) return { type: 'resign' };
    if (dice.happens(ABORT)) return { type: 'abort', on: dice.happens(0.8) };
    if (dice.happens(TALK)) return this.#talk(state);
    return dice.happens(PLAN) ? this.#plan(state, game) : undefined;
  }

  #talk({ talk, position }: MatchState): Request | undefined {
    if (talk === undefined) return undefined;
    const dice = this.#dice;
    const ply = position?.ply ?? 0;
    if (ply > 0 && dice.happens(0.5)) {
      // On any move, also on some that not everybody has learned: those are refused.
      const sign = dice.happens(0.2) ? null : dice.pick(SIGNS);
      return { type: 'react', ply: dice.below(ply), sign };
    }
    if (talk.kind === 'free') return { type: 'say', text: `text ${dice.below(1000)}` };
    return { type: 'say-phrase', phrase: dice.pick(PHRASE_NAMES) };
  }

  #plan(state: MatchState, game: Game): Request {
    const dice = this.#dice;
    if (dice.happens(0.4)) {
      const { id: plan } = dice.pick(plansOf(game));
      const on = dice.happens(0.7);
      if (on) this.#decisions.notePlan(this.#guest, plan);
      return { type: 'plan', plan, on };
    }
    this.#look(state, game);
    const count = this.#known.length === 0 ? 0 : dice.below(3);
    const moves = Array.from({ length: count }, () => dice.pick(this.#known));
    this.#decisions.notePlannedMoves(this.#guest, moves);
    return { type: 'plan-moves', ply: state.position?.ply ?? 0, moves };
  }

  /** Some moves that can be made now, if any can: they are known from then on. */
  #look(state: MatchState, game: Game): void {
    const view = viewOf(state);
    if (view === undefined) return;
    LEGAL.clear();
    game.moves(view, LEGAL);
    if (LEGAL.weight === 0) return;
    const some = Array.from({ length: 3 }, () => LEGAL.draw(this.#dice));
    this.#known = [...new Set(some.map((move) => game.print(move)))];
  }
}

const LEGAL = new Moves();
