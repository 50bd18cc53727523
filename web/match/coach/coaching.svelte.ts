import { type Coach, type Language, type Move, withNames } from '@pepite/kernel';
import type { LiveMatch } from '../live.svelte.ts';
import { regretOf, type Regret } from './worse.ts';

/** A move that was not made yet, since the expert finds it much worse than another one. */
export interface Held extends Regret {
  readonly move: Move;
  readonly ply: number;
  readonly own: number;
  /** Since when the player can read about it, on the clock of the page. */
  readonly since: number;
}

/** Milliseconds within which the same press again is a double click, not an answer. */
const DOUBLE_CLICK = 800;

/** What a coach needs of a match. */
export type CoachedMatch = Pick<
  LiveMatch,
  | 'state'
  | 'seat'
  | 'names'
  | 'game'
  | 'view'
  | 'position'
  | 'isDeciding'
  | 'moves'
  | 'hint'
  | 'isHinting'
  | 'isSent'
  | 'judge'
  | 'attempt'
  | 'weigh'
>;

/** What a coach needs of the page around it. */
interface CoachingPage {
  /** Whether the player wants a coach in matches of a game. */
  readonly isWanted: (game: string) => boolean;
  readonly loadCoach: (game: string) => Promise<Coach | undefined>;
  /** Milliseconds on some clock. */
  readonly now: () => number;
}

/**
 * The coach of a match: says before each decision what matters, and asks to look again before a
 * move is made that gives away much. Only where hints are allowed: alone with bots, or by consent.
 */
export class Coaching {
  readonly #live: CoachedMatch;
  readonly #page: CoachingPage;
  #coach = $state.raw<Coach>();
  #isLoading = false;
  #held = $state.raw<Held>();

  constructor(live: CoachedMatch, page: CoachingPage) {
    this.#live = live;
    this.#page = page;
  }

  /** Whether the coach speaks here. */
  get isOn(): boolean {
    const { state, seat } = this.#live;
    if (state?.status !== 'playing' || !state.hints || seat === undefined) return false;
    return this.#page.isWanted(state.setup.game);
  }

  /** Whether there is something to choose now: what is forced needs no advice. */
  get #isChoice(): boolean {
    return this.isOn && this.#live.isDeciding && this.#live.moves.length > 1;
  }

  /** What matters now, in one sentence; empty where there is nothing to say. */
  sentence(language: Language): string {
    const { view, state, names } = this.#live;
    if (!this.#isChoice || view === undefined || state === undefined) return '';
    const said = this.#coach?.advise(view, state.setup.options, language) ?? '';
    return withNames(said, names);
  }

  /** Why a move may be the one to make, in one sentence; empty while that is not known. */
  reason(text: string, language: Language): string {
    const { view, state, names, game } = this.#live;
    const move = game?.parse(text);
    if (view === undefined || state === undefined || move === undefined) return '';
    const said = this.#coach?.explain(view, state.setup.options, move, language) ?? '';
    return withNames(said, names);
  }

  /** Gets ready for the decision that begins, if one does: called whenever something changes. */
  prepare(): void {
    const game = this.#live.state?.setup.game;
    const isAsked = this.isOn || this.#live.isHinting;
    if (!isAsked || game === undefined) return;
    if (!this.#isLoading) void this.#load(game);
    if (this.#isChoice) this.#live.weigh();
  }

  async #load(game: string): Promise<void> {
    this.#isLoading = true;
    try {
      this.#coach = await this.#page.loadCoach(game);
    } catch {
      // Offline, and never used before: the match goes on without.
    }
  }

  /** The move that is to be looked at again, if there is one in this position. */
  get held(): Held | undefined {
    const held = this.#held;
    const { position } = this.#live;
    const isNow = held !== undefined && held.ply === position?.ply && held.own === position.own;
    return isNow && this.isOn ? held : undefined;
  }

  /** Makes a move, unless it should be looked at again first. Who makes it again means it. */
  attempt(move: Move): void {
    const { held } = this;
    if (held?.move === move) {
      if (this.#page.now() - held.since > DOUBLE_CLICK) this.playHeld();
      return;
    }
    this.#held = this.#worthAnotherLook(move);
    if (this.#held === undefined) this.#live.attempt(move);
  }

  #worthAnotherLook(move: Move): Held | undefined {
    const { game, hint, position } = this.#live;
    if (!this.#isChoice || game === undefined || position === undefined) return undefined;
    if (this.#live.isSent || this.#live.judge(move) !== undefined) return undefined;
    const regret = regretOf(hint?.moves ?? [], game.print(move));
    const since = this.#page.now();
    return regret && { ...regret, move, ply: position.ply, own: position.own, since };
  }

  /** The player makes it all the same. */
  playHeld(): void {
    const { held } = this;
    this.chooseAgain();
    if (held !== undefined) this.#live.attempt(held.move);
  }

  chooseAgain(): void {
    this.#held = undefined;
  }
}
