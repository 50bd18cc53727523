import type { Seat } from '@pepite/kernel';
import type {
  MatchState,
  Phrase,
  ServerMessage,
  Sign,
  TalkEntry,
  TalkState,
} from '@pepite/protocol';
import type { Request } from '../../site/reconnecting-socket.ts';
import type { AnyProblem } from '../../words/problem.ts';
import type { TalkTexts } from '../../words/talk.ts';
import {
  hearing,
  newIn,
  NOTHING_HEARD,
  type Reaction,
  type Telling,
  type Words,
} from './heard-talk.ts';
import { NOTHING, recallTalk, rememberTalk, type TalkMemory } from './talk-memory.ts';

/** What is said through. */
interface Line {
  /** How many connections there have been: what was said between two of them may be missed. */
  readonly session: number;
  send(request: Request): number | undefined;
}

/** A sign on a move, who has put it there, and how many. */
interface ToldSign {
  readonly sign: Sign;
  readonly text: string;
  readonly count: number;
}

/** What is said at one match, as this page has heard it and wants to see it. */
export class TableTalk {
  readonly #match: string;
  readonly #line: Line;
  #state = $state.raw<TalkState>();
  #you = $state<Seat | null>(null);
  #isWaiting = $state(true);
  #heard = $state.raw(NOTHING_HEARD);
  #latest = $state.raw<readonly TalkEntry[]>([]);
  #memory = $state.raw<TalkMemory>(NOTHING);
  #problem = $state.raw<AnyProblem>();
  /** What somebody is writing: it stays in the field until it has arrived. */
  draft = $state('');
  #sentDraft = '';
  /** The message that is on its way, and whether it has arrived. */
  #sent: number | undefined;
  #isSending = $state(false);
  /** The connection through which it was asked what was missed. */
  #asked = -1;

  constructor(match: string, line: Line) {
    this.#match = match;
    this.#line = line;
    this.#memory = recallTalk(match);
  }

  /** Whether one may talk here, and how; nothing where nobody can. */
  get state(): TalkState | undefined {
    return this.#state;
  }

  /** Whether the player at this page may say something now. */
  readonly mayTalk = $derived(this.#state?.on === true && this.#you !== null);

  get memory(): TalkMemory {
    return this.#memory;
  }

  /** What is to be read, the latest last. */
  readonly words: readonly Words[] = $derived(
    this.#heard.words.filter((entry) => !this.isMuted(entry)),
  );

  /** How much of it is new. */
  readonly unread = $derived(
    this.words.filter(({ number, seat }) => number > this.memory.read && seat !== this.#you).length,
  );

  /** What has just been said, that is no news to whoever said it. */
  get latest(): readonly TalkEntry[] {
    return this.#latest;
  }

  get problem(): AnyProblem | undefined {
    return this.#problem;
  }

  get isSending(): boolean {
    return this.#isSending;
  }

  isOwn({ seat }: TalkEntry): boolean {
    return seat === this.#you;
  }

  isMuted({ seat, name }: Pick<TalkEntry, 'seat' | 'name'>): boolean {
    if (seat === this.#you) return false;
    const { isMuted, seats, names } = this.memory;
    return isMuted || names.includes(name) || (!this.#isWaiting && seats.includes(seat));
  }

  /** The signs on a move, and the seats that have put each of them there. */
  signsOn(ply: number): ReadonlyMap<Sign, readonly Reaction[]> {
    const found = new Map<Sign, readonly Reaction[]>();
    for (const reaction of this.#heard.reactions) {
      const { sign } = reaction;
      if (reaction.ply !== ply || sign === null || this.isMuted(reaction)) continue;
      found.set(sign, [...(found.get(sign) ?? []), reaction]);
    }
    return found;
  }

  /** The same in words: who has put which sign on a move. */
  tellSigns(ply: number, words: TalkTexts): readonly ToldSign[] {
    return [...this.signsOn(ply)].map(([sign, reactions]) => ({
      sign,
      count: reactions.length,
      text: words.signBy(
        words.signs[sign],
        reactions.map((one) => (this.isOwn(one) ? words.you : one.name)),
      ),
    }));
  }

  /** Whether any move has a sign. */
  readonly hasSigns = $derived(
    this.#heard.reactions.some((one) => one.sign !== null && !this.isMuted(one)),
  );

  /** The sign that the player at this page has put on a move. */
  ownSign(ply: number): Sign | null {
    const own = this.#heard.reactions.find((one) => one.ply === ply && one.seat === this.#you);
    return own?.sign ?? null;
  }

  /** The match has been told: what was missed is asked for, once for each connection. */
  told({ talk, you, status }: Pick<MatchState, 'talk' | 'you' | 'status'>): void {
    this.#state = talk;
    this.#you = you;
    this.#isWaiting = status === 'waiting';
    if (talk === undefined || this.#asked === this.#line.session) return;
    this.#asked = this.#line.session;
    this.#heard = { ...this.#heard, isUpToDate: false };
    // Nobody knows whether it has arrived: if so it is among what was missed.
    if (this.#isSending) this.#problem = { kind: 'unreachable' };
    this.#arrived();
    this.#line.send({ type: 'hear', after: this.#heard.through });
  }

  /** What was said at this match; what another one was asked for may come late. */
  take({ match, ...telling }: Extract<ServerMessage, { readonly type: 'talk' }>): void {
    if (match === this.#match) this.hear(telling);
  }

  hear(telling: Telling): void {
    const news = newIn(this.#heard, telling.entries);
    this.#heard = hearing(this.#heard, telling);
    if (telling.entries.some((entry) => this.isOwn(entry))) this.#said();
    // What was said while nobody listened is to be read, and not called out.
    if (telling.after === undefined) {
      this.#latest = news.filter((entry) => !this.isOwn(entry) && !this.isMuted(entry));
    }
  }

  /** Something of one's own has been told to all: it need not be written again. */
  #said(): void {
    if (this.draft === this.#sentDraft) this.draft = '';
    this.#arrived();
  }

  #arrived(): void {
    this.#isSending = false;
    this.#sent = undefined;
    this.#sentDraft = '';
  }

  /** Something was refused; true if it was said here. */
  refused(id: number | null, problem: AnyProblem): boolean {
    if (id === null || id !== this.#sent) return false;
    this.#arrived();
    this.#problem = problem;
    return true;
  }

  sayDraft(): void {
    this.#sentDraft = this.draft;
    this.#send({ type: 'say', text: this.draft });
  }

  sayPhrase(phrase: Phrase): void {
    this.#send({ type: 'say-phrase', phrase });
  }

  /** Puts a sign on a move, or takes it away if it is the one that is there. */
  react(ply: number, sign: Sign): void {
    this.#send({ type: 'react', ply, sign: this.ownSign(ply) === sign ? null : sign });
  }

  /** The host lets the table talk, or not. */
  allow(isOn: boolean): void {
    this.#send({ type: 'allow-talk', on: isOn });
    this.#isSending = false;
  }

  #send(request: Request): void {
    const id = this.#line.send(request);
    this.#sent = id;
    this.#isSending = id !== undefined;
    this.#problem = id === undefined ? { kind: 'unreachable' } : undefined;
  }

  forgetProblem(): void {
    this.#problem = undefined;
  }

  /** Everything that was said has been seen. */
  markRead(): void {
    const last = this.#heard.words.at(-1)?.number ?? 0;
    if (last > this.memory.read) this.#remember({ read: last });
  }

  muteAll(isMuted: boolean): void {
    this.#remember({ isMuted });
  }

  /** Before a match begins seats change hands: then it is the name that counts. */
  mute({ seat, name }: { readonly seat: Seat; readonly name: string }, isMuted: boolean): void {
    const { seats, names } = this.memory;
    const others = {
      seats: seats.filter((one) => one !== seat),
      names: names.filter((one) => one !== name),
    };
    if (!isMuted) this.#remember(others);
    else if (this.#isWaiting) this.#remember({ ...others, names: [...others.names, name] });
    else this.#remember({ ...others, seats: [...others.seats, seat] });
  }

  #remember(change: Partial<TalkMemory>): void {
    this.#memory = { ...this.memory, ...change };
    rememberTalk(this.#match, this.#memory);
  }
}
