import {
  deciding,
  each,
  faultRefusal,
  type Game,
  has,
  isChance,
  isOver,
  itemAt,
  type Language,
  type Move,
  type RecordProblem,
  variantOf,
  versionOf,
} from '@pepite/kernel';
import type { Logged, MatchState, Position, Problem, ServerMessage } from '@pepite/protocol';
import type { Unreachable } from '../site/api.ts';
import type { Request } from '../site/reconnecting-socket.ts';
import { frameQueue } from '../site/frame-queue.ts';
import { SharedChance } from './fair-chance/shared-chance.ts';
import { FollowedMatch, type SentMove } from './followed-match.ts';
import type { OffLesson } from './off-lesson.ts';
import { isLost, type Lost } from './lost.ts';
import { hasResigned, isReplaced, movesOf, seatOf, turnOf, viewOf } from './position.ts';
import { Past } from './past.svelte.ts';
import { isBotSeat, seatName } from '../site/program-names.ts';
import { Planning } from './planning.svelte.ts';
import { RoundStarts } from './rounds.ts';
import { TableTalk } from './talk/table-talk.svelte.ts';
import type { Wire, WireMessage } from './wire.ts';

type RulesUnknown = Extract<RecordProblem, { kind: 'rules-unknown' }>;

/** Most moves arrive sooner, and then a word about it would only flicker. */
const SLOW_AFTER = 300;

/** Always the same, so that nothing is worked out anew while others decide. */
const NO_MOVES: readonly Move[] = [];

/** What a match needs of the page that shows it. */
export interface MatchPage {
  /** Fetches the rules of a game. */
  readonly loadGame: (id: string) => Promise<Game>;
  readonly goTo: (address: string) => void;
}

/** A match as this page watches it, and what its player may do there. */
export class LiveMatch {
  readonly match: string;
  readonly wire: Wire;
  readonly #page: MatchPage;
  /** What it was told, and what it has sent; what is shown of that is below. */
  readonly #followed: FollowedMatch;
  #state = $state.raw<MatchState>();
  #game = $state.raw<Game>();
  #latest = $state.raw<readonly Logged[]>([]);
  #problem = $state.raw<Problem | Unreachable | OffLesson>();
  #sent = $state.raw<SentMove>();
  #isSlow = $state(false);
  #slowTimer: ReturnType<typeof setTimeout> | undefined;
  #hint = $state.raw<Extract<ServerMessage, { type: 'hint' }>>();
  /** The position for which a hint is wanted. */
  #hinting = $state.raw<Pick<Position, 'ply' | 'own'>>();
  /** A hint that was asked for ahead of time, and the socket that it was asked for through. */
  #weighing: Omit<SentMove, 'text'> | undefined;
  #lost = $state.raw<Lost>();
  #hasFailed = $state(false);
  #unknown = $state.raw<RulesUnknown>();
  #wantsRematch = false;
  readonly rounds = new RoundStarts();
  readonly past = new Past();
  readonly talk: TableTalk;
  readonly planning = new Planning(this);

  constructor(match: string, wire: Wire, page: MatchPage) {
    this.match = match;
    this.wire = wire;
    this.#page = page;
    this.#followed = new FollowedMatch(match, wire, new SharedChance(match, wire));
    this.talk = new TableTalk(match, wire);
  }

  /** Watches from now on; returns what stops it. */
  watch(): () => void {
    let isWatching = true;
    // One a frame: of two at once, what the first one tells would not be seen.
    const stop = this.wire.watch({ type: 'watch', match: this.match }, (message) =>
      frameQueue.do(() => isWatching && this.#hear(message)),
    );
    return () => {
      isWatching = false;
      stop();
    };
  }

  get state(): MatchState | undefined {
    return this.#state;
  }

  get game(): Game | undefined {
    return this.#game;
  }

  /** What has just happened. */
  get latest(): readonly Logged[] {
    return this.#latest;
  }

  /** Why something was not done. */
  get problem(): Problem | Unreachable | OffLesson | undefined {
    return this.#problem;
  }

  /** Why there is nothing to watch here, if there is not. */
  get lost(): Lost | undefined {
    return this.#lost;
  }

  /** Whether the rules of the game could not be fetched. */
  get hasFailed(): boolean {
    return this.#hasFailed;
  }

  /** That the match is played by rules that this page does not know, if it is. */
  get unknown(): RulesUnknown | undefined {
    return this.#unknown;
  }

  /** Whether a move of ours is on its way. */
  get isSent(): boolean {
    return this.#sent !== undefined;
  }

  /** Whether a move of ours has been on its way for so long that it should be said. */
  get isSlow(): boolean {
    return this.#isSlow && this.#sent !== undefined;
  }

  /** The same until somebody comes or goes: whatever shows names is left alone by moves. */
  readonly #seats = $derived(this.#state?.seats);
  readonly names = $derived(this.#seats?.map(seatName) ?? []);
  readonly position = $derived(this.#state?.position ?? undefined);
  readonly turn = $derived(turnOf(this.#game, this.position));
  /** Where this page's player sits and sees a hand; nothing for a spectator. */
  readonly seat = $derived(seatOf(this.#state));
  /** What this page's player sees: worked out only where there is something to decide. */
  readonly view = $derived(viewOf(this.#state));
  readonly isReplaced = $derived(isReplaced(this.#state));
  readonly hasResigned = $derived(hasResigned(this.#state));
  /** Whether this page's player has to decide. */
  readonly isDeciding = $derived(
    this.seat !== undefined && !this.isReplaced && has(deciding(this.turn), this.seat),
  );
  /** Whether this page's player has chosen, and may still take it back. */
  readonly isSealed = $derived((this.position?.own ?? 0) > 0);
  readonly moves = $derived(this.isDeciding ? movesOf(this.#game, this.view) : NO_MOVES);
  /** Those whom the match waits for. */
  readonly awaited = $derived(
    [...each(deciding(this.turn))].map((seat) => itemAt(this.names, seat)),
  );
  /** Whether the match waits for bots only. */
  readonly isThinking = $derived(
    [...each(deciding(this.turn))].every((seat) => isBotSeat(this.#state?.seats[seat])),
  );
  readonly isChance = $derived(isChance(this.turn));
  /** A screen for all around a table counts as nobody. */
  readonly #isSpectator = $derived.by(
    () => this.#state?.you === null && this.wire.isOnlooker !== true,
  );
  /** How many others watch without a seat. */
  readonly spectators = $derived(
    Math.max(0, (this.#state?.spectators ?? 0) - (this.#isSpectator ? 1 : 0)),
  );

  /** What the turn asks of its player, in words. */
  question(language: Language): string {
    const table = this.position?.table;
    if (this.#game === undefined || table === undefined || isOver(this.turn)) return '';
    return this.#game.words[language].question(table);
  }

  /** The clause about what is to be done now. */
  get clause(): string | undefined {
    if (this.#game === undefined || this.position === undefined) return undefined;
    return this.#game.faults[this.#game.outOfTurnFault(this.position.table)];
  }

  /** Why a move can't be made now, if it can't. */
  judge(move: Move): Problem | undefined {
    const game = this.#game;
    if (game === undefined || this.position === undefined) return { kind: 'not-playing' };
    if (this.view === undefined) return { kind: 'not-seated' };
    const fault = this.isDeciding
      ? game.judge(this.view, move)
      : game.outOfTurnFault(this.position.table);
    return fault === undefined ? undefined : faultRefusal(game, fault);
  }

  /** Makes a move if it is legal, else says why it is not. */
  attempt(move: Move): void {
    if (this.#sent !== undefined) return;
    this.#problem = this.judge(move);
    this.planning.tried(move);
    const { position } = this;
    if (this.#problem !== undefined || position === undefined || this.#game === undefined) return;
    this.#followed.send(this.#game.print(move), position);
    this.#show();
  }

  /** What the expert would do in this position, once it has said so. */
  get hint(): Extract<ServerMessage, { type: 'hint' }> | undefined {
    return this.#isNow(this.#hint) ? this.#hint : undefined;
  }

  /** Whether the player wants to know what the expert would do in this position. */
  get isHinting(): boolean {
    return this.#isNow(this.#hinting);
  }

  askHint(): void {
    if (this.position === undefined) return;
    const { ply, own } = this.position;
    this.#hinting = { ply, own };
    if (this.hint === undefined && !this.#isWeighing) this.ask({ type: 'hint', ply, own });
  }

  /** Finds out what moves are worth in this position, before anybody asks; in vain, if need be. */
  weigh(): void {
    if (this.position === undefined || this.hint !== undefined || this.#isWeighing) return;
    const { ply, own } = this.position;
    const { session } = this.wire;
    this.#weighing = { ply, own, session, id: this.wire.send({ type: 'hint', ply, own }) };
  }

  get #isWeighing(): boolean {
    return this.#isNow(this.#weighing) && this.#weighing?.session === this.wire.session;
  }

  forgetHint(): void {
    this.#hinting = undefined;
  }

  #isNow(at: Pick<Position, 'ply' | 'own'> | undefined): boolean {
    const { position } = this;
    return at !== undefined && at.ply === position?.ply && at.own === position.own;
  }

  /** Asks for the positions before the earliest one that is known. */
  lookBack(): void {
    const before = this.past.first;
    this.ask(before === undefined ? { type: 'look-back' } : { type: 'look-back', before });
  }

  takeBack(): void {
    if (this.position !== undefined) this.ask({ type: 'take-back', ply: this.position.ply });
  }

  rematch(): void {
    this.#wantsRematch = true;
    this.ask({ type: 'rematch' });
  }

  /** Asks the server for something; if it refuses, the reason is shown. */
  ask(request: Request): void {
    this.#problem = this.wire.send(request) === undefined ? { kind: 'unreachable' } : undefined;
  }

  forgetProblem(): void {
    this.#problem = undefined;
  }

  /** Shows what has come of what was told or sent. */
  #show(): void {
    const { state, latest, sent } = this.#followed;
    const isSentNow = sent !== undefined && sent !== this.#sent;
    this.#state = state;
    this.#latest = latest;
    this.#sent = sent;
    if (!isSentNow) return;
    this.#isSlow = false;
    clearTimeout(this.#slowTimer);
    this.#slowTimer = setTimeout(() => (this.#isSlow = true), SLOW_AFTER);
  }

  #hear(message: WireMessage): void {
    if (message.type === 'match') this.#replace(message.state);
    else if (message.type === 'moved') this.#advance(message);
    else if (message.type === 'presence' || message.type === 'plans') this.#note(message);
    else if (message.type === 'past') this.past.add(message.positions, message.more);
    else if (message.type === 'hint') this.#hint = message;
    else if (message.type === 'talk') this.talk.take(message);
    else if (message.type === 'refused') this.#refused(message.id, message.problem);
  }

  #replace(state: MatchState): void {
    if (!this.#followed.replace(state)) return;
    this.talk.told(state);
    this.#positionTold();
    if (this.#game === undefined) void this.#load(state);
    if (this.#wantsRematch && state.next !== null) this.#page.goTo(this.wire.addressOf(state.next));
  }

  async #load({ setup: { game, rules, options } }: MatchState): Promise<void> {
    try {
      const played = versionOf(await this.#page.loadGame(game), rules);
      if (played === undefined) this.#unknown = { kind: 'rules-unknown', game, rules };
      else this.#game = variantOf(played, options);
      this.#noteRound();
    } catch {
      this.#hasFailed = true;
    }
  }

  #advance(message: Extract<ServerMessage, { type: 'moved' }>): void {
    if (!this.#followed.advance(message)) return;
    this.#problem = undefined;
    this.#positionTold();
  }

  #note(message: Extract<ServerMessage, { type: 'presence' | 'plans' }>): void {
    if (message.type === 'plans') this.#followed.notePlans(message);
    else this.#followed.notePresence(message);
    this.#show();
  }

  #positionTold(): void {
    this.#show();
    this.#noteRound();
    this.past.close();
  }

  #noteRound(): void {
    if (this.#game === undefined || this.position === undefined) return;
    const { ended } = this.#game.rounds(this.position.table);
    this.rounds.note(ended, this.position.lookBack.round);
  }

  #refused(id: number | null, problem: Problem | OffLesson): void {
    const { kind } = problem;
    if (this.talk.refused(id, problem) || this.#followed.hasContributed(id)) return;
    if (isLost(kind)) this.#lost ??= kind;
    this.#followed.refused(id);
    this.#show();
    const isHint = kind === 'hint-failed' || (id !== null && id === this.#weighing?.id);
    if (isHint) this.#weighing = undefined;
    // Nobody has asked for it yet, so nobody misses it.
    if (!isHint || this.isHinting) this.#problem = problem;
  }
}
