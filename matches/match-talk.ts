import type { Problem, TalkEntry, TalkState } from '@pepite/protocol';
import type { Broadcast } from './broadcast.ts';
import type { Clock } from './clock.ts';
import type { MatchSteps } from './match-steps.ts';
import { printMessage } from './printing.ts';
import type { Guest } from './store.ts';
import { decideTalk, type TalkRequest, talkStateOf, type TalkTable } from './talk-requests.ts';
import type { NewTalk, TalkStore } from './talk-store.ts';
import { type Rate, TokenBucket } from './token-bucket.ts';

/** What one guest may say at a match: a few things at once, then one every two seconds. */
const RATE: Rate = { burst: 6, perSecond: 0.5 };
/** A sign is seen by whoever looks at that move: it costs less. */
const SIGN_COST = 0.5;

/** The match that is talked at. */
export interface TalkedMatch extends TalkTable {
  readonly id: string;
  readonly steps: MatchSteps;
  readonly broadcast: Broadcast;
}

/**
 * What is said at one match: decided, kept, and then told, as everything is, but not as a step of
 * the match, so that no move ever waits for it.
 */
export class MatchTalk {
  readonly #match: TalkedMatch;
  readonly #store: TalkStore | undefined;
  readonly #clock: Clock;
  readonly #rates = new Map<Guest, TokenBucket>();
  /** The number up to which those who watch here know everything; nothing before one has asked. */
  #told: number | undefined;

  constructor(match: TalkedMatch, store: TalkStore | undefined, clock: Clock) {
    this.#match = match;
    this.#store = store;
    this.#clock = clock;
  }

  /** Whether one may talk, and how; nothing if nobody can. */
  get state(): TalkState | undefined {
    return this.#store && talkStateOf(this.#match);
  }

  async say(guest: Guest, request: TalkRequest): Promise<Problem | undefined> {
    const { steps, id } = this.#match;
    let talk: NewTalk | undefined;
    const problem = await steps.inquire(() => {
      const decided = decideTalk(this.#match, guest, request);
      if ('problem' in decided) return decided.problem;
      talk = decided.value;
      return undefined;
    });
    if (problem !== undefined) return problem;
    if (talk === undefined || this.#store === undefined) return { kind: 'talk-off' };
    const cost = talk.said.kind === 'reaction' ? SIGN_COST : 1;
    if (!this.#rateOf(guest).take(cost)) return { kind: 'talks-too-much' };
    const number = await this.#store.say(id, talk);
    if (number === undefined) return { kind: 'no-such-match' };
    const { seat, name, said } = talk;
    await this.#keptHere({ ...said, number, seat, name });
    return undefined;
  }

  #rateOf(guest: Guest): TokenBucket {
    const rate = this.#rates.get(guest) ?? new TokenBucket(RATE, this.#clock);
    this.#rates.set(guest, rate);
    return rate;
  }

  async #keptHere(entry: TalkEntry): Promise<void> {
    const { number } = entry;
    const isNext = this.#told === undefined || number === this.#told + 1;
    if (isNext) this.#tell([entry]);
    else await this.heardOf(number);
  }

  /** So much has been said by now, here or at another process. */
  async heardOf(number: number): Promise<void> {
    // Before anybody has asked here, nobody misses anything.
    if (this.#told === undefined || number <= this.#told) return;
    this.#tell((await this.#store?.talkSince(this.#match.id, this.#told)) ?? []);
  }

  /** Somebody here wants to be told what is said from now on, at other processes, too. */
  async listen(): Promise<void> {
    if (this.#told === undefined && this.#store !== undefined) await this.hear(0);
  }

  /** What was said after a number, for one page that asks; from now on all are told more. */
  async hear(after: number): Promise<readonly TalkEntry[]> {
    // What a page says that it knows is believed for that page only.
    const from = this.#told === undefined ? 0 : after;
    const entries = (await this.#store?.talkSince(this.#match.id, from)) ?? [];
    const last = entries.at(-1)?.number ?? 0;
    this.#told ??= last;
    await this.heardOf(last);
    return entries.filter(({ number }) => number > after);
  }

  #tell(entries: readonly TalkEntry[]): void {
    const news = entries.filter(({ number }) => number > (this.#told ?? 0));
    const last = news.at(-1);
    if (last === undefined || this.#match.steps.isClosed) return;
    this.#told = last.number;
    this.#match.broadcast.tell(
      printMessage({ type: 'talk', match: this.#match.id, entries: news }),
    );
  }
}
