import { gameOf } from '@pepite/games';
import { deciding, type Game, has, Moves, variantOf } from '@pepite/kernel';
import type { MatchState, ServerMessage } from '@pepite/protocol';
import { Contributor } from '../web/match/fair-chance/contributor.ts';
import { FollowedMatch } from '../web/match/followed-match.ts';
import { hasResigned, isReplaced, turnOf, viewOf } from '../web/match/position.ts';
import { ReconnectingSocket, type Request } from '../web/site/reconnecting-socket.ts';
import type { Dice } from './dice.ts';
import { Habits } from './habits.ts';
import type { Link, Listener, Network } from './network.ts';
import { PageTalk } from './page-talk.ts';
import { Lane } from './schedule.ts';
import type { ServerProcess } from './server-process.ts';
import { printed } from './truth.ts';
import type { World } from './world.ts';

/** How long a person thinks before doing something, in milliseconds. */
const THOUGHT = { least: 30, most: 900 };
const LONG_THOUGHT = { least: 2000, most: 9000 };
/** How often somebody looks at the page though nothing was told. */
const GLANCE = 2500;
/** A page hears one message a frame. */
const FRAME = { least: 0, most: 30 };
/** After so long a request counts as lost. */
const REQUEST = 8000;
/** How many digits a page adds to chance. */
const CONTRIBUTION = 32;
const WAY = { least: 1, most: 40 };

/** What pages of a run share. */
export interface PageParts {
  readonly world: World;
  readonly network: Network;
  /** Where the next request or socket goes to. */
  readonly choose: () => ServerProcess;
  readonly match: string;
  /** Whether somebody is in front of it who wants to play, or only to look on. */
  readonly isPlayer: boolean;
  /** Whether they think longer than a clock allows. */
  readonly isSlow: boolean;
}

/** A page with somebody in front of it: the code of the real page, without what it shows. */
export class Page {
  readonly name: string;
  /** What it knows of what was said. */
  readonly talk: PageTalk;
  readonly #guest: string;
  readonly #parts: PageParts;
  readonly #dice: Dice;
  readonly #socket: ReconnectingSocket;
  readonly #followed: FollowedMatch;
  readonly #habits: Habits;
  readonly #stop: () => void;
  readonly #frames: Lane;
  #game: Game | undefined;
  #link: Link | undefined;
  #isClosed = false;
  #isThinking = false;
  #isResting = false;

  constructor(
    { name, guest }: { readonly name: string; readonly guest: string },
    parts: PageParts,
  ) {
    const { world, match } = parts;
    this.name = name;
    this.#guest = guest;
    this.#parts = parts;
    this.#dice = world.dice;
    this.#frames = new Lane(world.schedule);
    this.#socket = new ReconnectingSocket({
      greet: () => this.#greet(),
      open: (events) => {
        this.#link = parts.network.connect(guest, parts.choose(), events);
        return this.#link.socket;
      },
      after: (milliseconds, call) => world.schedule.after(milliseconds, () => this.#alive(call)),
      chance: () => this.#dice.fraction(),
      changed: (isOpen) => world.trace(name, () => (isOpen ? 'is connected' : 'is not connected')),
    });
    this.#followed = new FollowedMatch(
      match,
      this.#socket,
      new Contributor(this.#socket, () => this.#newContribution()),
    );
    this.talk = new PageTalk(this.#socket);
    this.#habits = new Habits(guest, world.dice, world.decisions);
    this.#stop = this.#socket.watch({ type: 'watch', match }, (message) => this.#queue(message));
    this.#glance();
  }

  #alive(call: () => void): void {
    if (!this.#isClosed) call();
  }

  get state(): MatchState | undefined {
    return this.#followed.state;
  }

  /** Which process it is connected to, if to any. */
  get server(): Listener | undefined {
    return this.#socket.isOpen ? this.#link?.server : undefined;
  }

  /** Whether a move of this page has neither arrived nor been refused. */
  get isWaiting(): boolean {
    return this.#followed.sent !== undefined;
  }

  /** What this page knows, printed to be compared. */
  get known(): string | undefined {
    const position = this.#followed.state?.position;
    return position ? printed(position) : undefined;
  }

  /** Nobody is in front of it any more, but it stays open. */
  rest(): void {
    this.#isResting = true;
  }

  comeBack(): void {
    this.#socket.comeBack();
  }

  /** The page is closed, or loaded anew by another one: its socket goes with it. */
  close(): void {
    this.#isClosed = true;
    this.#stop();
    // A browser says that it closes a page; one whose battery is empty does not.
    if (this.#dice.happens(0.7)) this.#link?.socket.close();
    else this.#link?.cut(false, false);
  }

  /** What the page asks for before it opens a socket. */
  #greet(): Promise<boolean> {
    const { world } = this.#parts;
    const { schedule, faults, dice } = world;
    const { promise, resolve } = Promise.withResolvers<boolean>();
    const answer = (isGreeted: boolean): void => this.#alive(() => resolve(isGreeted));
    schedule.after(REQUEST, () => answer(false));
    if (faults.happens('lostRequest')) return promise;
    schedule.after(dice.between(WAY.least, WAY.most), () => {
      const server = this.#parts.choose();
      if (!server.isAlive) {
        answer(false);
        return;
      }
      void server
        .greet(this.#guest)
        .then(() => schedule.after(dice.between(WAY.least, WAY.most), () => answer(true)));
    });
    return promise;
  }

  #queue(message: ServerMessage): void {
    const wait = this.#dice.between(FRAME.least, FRAME.most);
    this.#frames.pass(wait, () => this.#alive(() => this.#hear(message)));
  }

  #hear(message: ServerMessage): void {
    const followed = this.#followed;
    if (message.type === 'match') followed.replace(message.state);
    else if (message.type === 'moved') followed.advance(message);
    else if (message.type === 'presence') followed.notePresence(message);
    else if (message.type === 'plans') followed.notePlans(message);
    else if (message.type === 'refused') followed.refused(message.id);
    else if (message.type === 'talk') this.talk.hear(message);
    if (message.type === 'match') this.talk.told(message.state);
    const { setup } = followed.state ?? {};
    if (setup !== undefined && this.#game === undefined) {
      const game = gameOf(setup.game, setup.rules);
      this.#game = game && variantOf(game, setup.options);
    }
    this.#think();
  }

  #newContribution(): string {
    const digits = Array.from({ length: CONTRIBUTION }, () => this.#dice.below(16).toString(16));
    return digits.join('');
  }

  #glance(): void {
    this.#parts.world.schedule.after(GLANCE, () =>
      this.#alive(() => {
        this.#think();
        this.#glance();
      }),
    );
  }

  #think(): void {
    if (this.#isThinking || this.#isResting) return;
    this.#isThinking = true;
    const { least, most } = this.#parts.isSlow ? LONG_THOUGHT : THOUGHT;
    this.#parts.world.schedule.after(this.#dice.between(least, most), () => {
      this.#isThinking = false;
      this.#alive(() => !this.#isResting && this.#act());
    });
  }

  #act(): void {
    const { state } = this;
    if (state === undefined || this.#followed.sent !== undefined) return;
    if (state.status === 'waiting') this.#sitOrStart(state);
    else if (state.status === 'playing') this.#play(state);
  }

  #send(request: Request): void {
    this.#socket.send(request);
  }

  #sitOrStart(state: MatchState): void {
    const open = state.seats.flatMap(({ kind }, seat) => (kind === 'open' ? [seat] : []));
    if (state.you === null && open.length > 0 && this.#parts.isPlayer) {
      this.#send({ type: 'sit', seat: this.#dice.pick(open) });
    } else if (state.host && open.length === 0) this.#send({ type: 'start' });
  }

  #play(state: MatchState): void {
    const { seats, you } = state;
    const away = seats.findIndex((seat) => seat.kind === 'guest' && seat.replaceable);
    if (this.#dice.happens(0.03)) this.#send({ type: 'look-back' });
    if (you === null) return;
    if (hasResigned(state)) return;
    if (isReplaced(state)) this.#send({ type: 'reclaim' });
    else if (away >= 0 && away !== you && this.#dice.happens(0.5) && !isBot(state, away)) {
      this.#send({ type: 'replace', seat: away });
    } else this.#playOrElse(state, you);
  }

  #playOrElse(state: MatchState, you: number): void {
    const request = this.#game && this.#habits.besides(state, this.#game);
    if (request === undefined) this.#move(state, you);
    else this.#send(request);
  }

  #move(state: MatchState, seat: number): void {
    const { position } = state;
    if (position === null) return;
    const { ply, own } = position;
    if (own > 0 && this.#dice.happens(0.1)) {
      this.#parts.world.decisions.noteTakeBack(this.#guest, ply);
      this.#send({ type: 'take-back', ply });
      return;
    }
    if (!has(deciding(turnOf(this.#game, position)), seat)) return;
    const text = this.#choose(state);
    if (text === undefined) return;
    this.#parts.world.decisions.note(this.#guest, { ply, own }, text);
    this.#followed.send(text, { ply, own });
  }

  /** Any legal move, found as the page finds it. */
  #choose(state: MatchState): string | undefined {
    const view = viewOf(state);
    if (view === undefined || this.#game === undefined) return undefined;
    LEGAL.clear();
    this.#game.moves(view, LEGAL);
    return LEGAL.weight === 0 ? undefined : this.#game.print(LEGAL.draw(this.#dice));
  }
}

const LEGAL = new Moves();

const isBot = (state: MatchState, seat: number): boolean => {
  const occupant = state.seats[seat];
  return occupant?.kind === 'guest' && occupant.replaced;
};
