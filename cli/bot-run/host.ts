import { gameOf } from '@pepite/games';
import type { Language, Result } from '@pepite/kernel';
import type { LineToOnlineProgram, OnlineAnswer } from '@pepite/outside';
import type { Programs } from '@pepite/outside/programs';
import type { LobbyMatch } from '@pepite/protocol';
import { pauseFor } from '../online/follow.ts';
import type { BodyOf, OnlineServer } from '../online/server.ts';
import { HostedMatch, type Standing } from './match.ts';
import { BOT_RUN_TEXTS } from './words.ts';

/** What a program is to do at a server. */
export interface Wishes {
  readonly command: string;
  readonly milliseconds: number;
  /** How many tables it sits at at a time. */
  readonly atOnce: number;
  /** The games whose tables it joins; none if it joins no tables. */
  readonly joins: readonly string[];
  /** The games to which it accepts challenges. */
  readonly accepts: readonly string[];
  /** The match that it opens against bots of the server's, and how many times. */
  readonly opens: { readonly table: BodyOf<'open'>; readonly times: number } | undefined;
}

type Challenge = Extract<LineToOnlineProgram, { readonly type: 'challenge' }>;

/** How often it looks for tables, in milliseconds. */
const LOOK_EVERY = 3000;

/** A program at the tables of a server: sits down, plays wherever it sits, and leaves. */
export class ProgramHost {
  readonly #server: OnlineServer;
  readonly #programs: Programs;
  readonly #wishes: Wishes;
  readonly #language: Language;
  readonly #say: (line: string) => void;
  readonly #stopping = new AbortController();
  readonly #stop: AbortSignal;
  /** Tables that wait for players, and whether that was said. */
  readonly #tables = new Map<string, boolean>();
  /** Seats that were given up: what is still told of them is of no use. */
  readonly #given = new Set<string>();
  readonly #matches = new Map<string, { readonly played: HostedMatch; readonly seat: number }>();
  /** Matches that it has opened, and how many of those are over. */
  readonly #opened = new Set<string>();
  #ended = 0;
  #isConnected = false;
  /** Why it can't go on, if it can't. */
  problem: string | undefined;

  constructor(
    server: OnlineServer,
    programs: Programs,
    wishes: Wishes,
    { language, interrupted }: { readonly language: Language; readonly interrupted: AbortSignal },
    say: (line: string) => void,
  ) {
    this.#server = server;
    this.#programs = programs;
    this.#wishes = wishes;
    this.#language = language;
    this.#say = say;
    this.#stop = AbortSignal.any([interrupted, this.#stopping.signal]);
  }

  /** Aborted when there is nothing left to do, or nothing can be done any more. */
  get stop(): AbortSignal {
    return this.#stop;
  }

  get #texts() {
    return BOT_RUN_TEXTS[this.#language];
  }

  /** What follows from a line of the server; lines of later versions are passed over. */
  hear(line: LineToOnlineProgram): void {
    switch (line.type) {
      case 'hello':
        this.#isConnected = true;
        // What is still there is told once more.
        this.#tables.clear();
        void this.#forgetEnded();
        break;
      case 'challenge':
        void this.#answer(line);
        break;
      case 'challenge-over':
        this.#tables.delete(line.match);
        break;
      case 'table':
        if (this.#tables.get(line.match) !== true) {
          this.#say(this.#texts.sits(this.#linkTo(line.match)));
        }
        this.#tables.set(line.match, true);
        break;
      case 'start':
      case 'position':
        this.#tables.delete(line.match);
        if (this.#plays(line)) this.#matchOf(line).hear(line);
        break;
      case 'end':
        this.#tables.delete(line.match);
        this.#finish(line.match, line.result);
        break;
      default:
    }
  }

  /** There is nothing more to do. */
  close(): void {
    this.#stopping.abort();
  }

  lost(): void {
    this.#isConnected = false;
  }

  /** Others may play with the same token: what it was not asked to play is theirs. */
  #plays({ match, position: { game } }: Standing): boolean {
    const { joins, accepts, opens } = this.#wishes;
    const isAsked = [...joins, ...accepts, opens?.table.game].includes(game);
    return isAsked && !this.#given.has(match);
  }

  #linkTo(match: string): string {
    return `${this.#server.base}/m/${match}`;
  }

  #matchOf(line: Standing): HostedMatch {
    const { match, position } = line;
    const known = this.#matches.get(match);
    if (known !== undefined) return known.played;
    const { command, milliseconds } = this.#wishes;
    const played = new HostedMatch(match, {
      server: this.#server,
      programs: this.#programs,
      command,
      milliseconds,
      stop: this.#stop,
      failed: (id, failure) => this.#say(this.#texts.stoodIn(id, failure)),
      abandoned: (id) => void this.#abandon(id),
    });
    this.#matches.set(match, { played, seat: position.seat });
    const title = gameOf(position.game)?.words[this.#language].title ?? position.game;
    this.#say(this.#texts.begins(title, position.seat + 1, this.#linkTo(match)));
    return played;
  }

  #finish(match: string, result: Result | null): void {
    const known = this.#matches.get(match);
    if (known === undefined) return;
    this.#matches.delete(match);
    this.#say(this.#texts.over(match, result, known.seat));
    void known.played.end(result).then(() => this.#count(match));
  }

  #count(match: string): void {
    const { opens, joins, accepts } = this.#wishes;
    if (this.#opened.has(match)) this.#ended++;
    const waits = joins.length + accepts.length > 0;
    if (opens !== undefined && !waits && this.#ended >= opens.times) this.#stopping.abort();
  }

  /** Nobody can play for the program: the seat is given up, and nothing else is begun. */
  async #abandon(match: string): Promise<void> {
    this.problem = this.#texts.gaveUp(this.#wishes.command);
    await this.#give('resign', match);
    this.#stopping.abort();
  }

  /** Matches that have ended while there was no connection: nobody tells of them any more. */
  async #forgetEnded(): Promise<void> {
    for (const match of this.#matches.keys()) {
      const answer = await this.#ask('moves', { match });
      if (answer?.type === 'refused' && answer.retryAfter === undefined) this.#finish(match, null);
    }
  }

  /** Sits down where it is asked to, if it plays that and has room; its seat counts at once. */
  async #answer({ match, game, from }: Challenge): Promise<void> {
    const reason = this.#whyNot(game);
    if (reason === undefined) this.#tables.set(match, false);
    const answer = await (reason === undefined
      ? this.#ask('accept', { match })
      : this.#ask('decline', { match, reason }));
    const isAccepted = reason === undefined && answer?.type === 'done';
    if (!isAccepted) this.#tables.delete(match);
    const title = gameOf(game)?.words[this.#language].title ?? game;
    this.#say(this.#texts.challenged(from.name, title, isAccepted));
  }

  #whyNot(game: string): 'game' | 'busy' | undefined {
    if (!this.#wishes.accepts.includes(game)) return 'game';
    return this.#room > 0 && !this.#stop.aborted ? undefined : 'busy';
  }

  /** Sits down and opens matches wherever it may, until it is stopped. */
  async seekTables(): Promise<void> {
    while (!this.#stop.aborted) {
      if (this.#isConnected) await this.#seek();
      await pauseFor(LOOK_EVERY, this.#stop);
    }
  }

  get #room(): number {
    return this.#wishes.atOnce - this.#tables.size - this.#matches.size;
  }

  async #seek(): Promise<void> {
    const { opens, joins } = this.#wishes;
    if (opens !== undefined) await this.#openAll(opens);
    if (joins.length === 0 || this.#room <= 0) return;
    const found = await this.#ask('tables', {});
    const tables = found?.type === 'done' ? (found.tables ?? []) : [];
    for (const table of tables.filter((one) => this.#wants(one))) {
      if (this.#room > 0 && !this.#stop.aborted) await this.#sitBy('sit', { match: table.match });
    }
  }

  async #openAll({ table, times }: NonNullable<Wishes['opens']>): Promise<void> {
    while (this.#opened.size < times && this.#room > 0) {
      const match = await this.#sitBy('open', table);
      if (match === undefined) return;
      this.#opened.add(match);
    }
  }

  #wants({ game, match, names }: LobbyMatch): boolean {
    const isKnown = this.#tables.has(match) || this.#matches.has(match);
    return !isKnown && names.includes(null) && this.#wishes.joins.includes(game);
  }

  /** Takes a seat, which counts before the server tells of it; at which match, if it has one. */
  async #sitBy<K extends 'open' | 'sit'>(name: K, body: BodyOf<K>): Promise<string | undefined> {
    const answer = await this.#ask(name, body);
    if (answer?.type === 'done' && answer.match !== undefined) {
      const isTold = this.#tables.has(answer.match) || this.#matches.has(answer.match);
      if (!isTold) this.#tables.set(answer.match, false);
      return answer.match;
    }
    if (answer?.type !== 'refused' || name === 'sit') return undefined;
    this.#say(this.#texts.notOpened(answer.message));
    // What can't be opened now can't be opened later, either, unless the server is only busy.
    if (answer.retryAfter === undefined && answer.problem.kind !== 'too-many-matches') {
      this.problem = this.#texts.notOpened(answer.message);
      this.#stopping.abort();
    }
    return undefined;
  }

  /** What the server answers; nothing if it can't be reached. */
  async #ask<K extends Parameters<OnlineServer['ask']>[0]>(
    name: K,
    body: BodyOf<K>,
  ): Promise<OnlineAnswer | undefined> {
    return this.#server.ask(name, body).catch(() => undefined);
  }

  /** Gets up everywhere: gives seats up where a match is being played. How many those were. */
  async leave(): Promise<number> {
    const playing = [...this.#matches.keys()];
    await Promise.all([
      ...Array.from(this.#tables.keys()).map((match) => this.#give('stand', match)),
      ...playing.map((match) => this.#give('resign', match)),
    ]);
    return playing.length;
  }

  async #give(name: 'stand' | 'resign', match: string): Promise<void> {
    this.#given.add(match);
    this.#tables.delete(match);
    this.#matches.delete(match);
    const answer = await this.#ask(name, { match });
    if (answer?.type === 'done') this.#say(this.#texts[name](match));
  }
}
