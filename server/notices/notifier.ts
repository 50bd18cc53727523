import {
  type Awaited,
  type AwaitedTurn,
  type Cancel,
  type Clock,
  companionsOf,
  type Guest,
  type MatchRegistry,
  ownerOf,
} from '@pepite/matches';
import type { OwnMatch, SendOutcome } from '@pepite/protocol';
import type { StoreClient } from '../store/batch.ts';
import type { GuestNotices, NoticeKey, UntoldTurn, UntoldTurns } from '../store/kept-notices.ts';
import { type DueTurn, dueNow, type FirstSeen, isWebhook, retryDate, seenNow } from './due.ts';
import { hasArrived, isGone, mayRetry } from './outgoing.ts';
import type { Senders } from './senders.ts';
import { noticeId, type TurnNotice } from './turn-notice.ts';

/** How often it is looked for turns that somebody is to be told of, in milliseconds. */
export const LOOK_EVERY = 5000;

/** Of so many guests at a time: neither moves nor commits wait for long. */
const GUESTS_AT_ONCE = 1000;

/** So many times as long as a look took is waited before the next: it takes a tenth of the time. */
const REST = 10;

/** The right to look for them, where several processes share a store. */
const NOTICES = 'notices';

/** So many are told at a time: one slow service must not hold up all others. */
const AT_ONCE = 16;

/** What is asked of matches. */
export interface NoticedMatches {
  readonly leases: MatchRegistry['leases'];
  isThere(match: string, guest: Guest): boolean;
  awaitedAt(match: string, guest: Guest, plies: number): Promise<Awaited>;
  matchesOf(guest: Guest): Promise<readonly OwnMatch[]>;
}

/** What becomes of notices, as it is counted. */
export type NoticeFate = 'sent' | 'failed' | 'dropped';

interface NotifierParts {
  readonly registry: NoticedMatches;
  readonly store: StoreClient;
  readonly senders: Pick<Senders, 'toDevice' | 'toWebhook'>;
  readonly clock: Clock;
  /** Whether the host does not let a guest in. */
  readonly isBlocked: (guest: Guest) => boolean;
  readonly count: (channel: 'push' | 'webhook', fate: NoticeFate) => void;
  readonly report: (error: unknown) => void;
}

/**
 * Tells players who are away that it is their turn. What is due is found in the store again and
 * again, so nothing is forgotten when a server ends. That something is sent is noted before it is:
 * a server that is killed in between has told nobody, but nobody is ever told twice.
 */
export class Notifier {
  readonly #parts: NotifierParts;
  #seen: FirstSeen = new Map();
  #isLooking = false;
  /** When it may be looked again. */
  #next = 0;
  #stop: Cancel;

  constructor(parts: NotifierParts) {
    this.#parts = parts;
    parts.registry.leases?.want(NOTICES, { gained() {}, lost() {} });
    this.#stop = this.#lookLater();
  }

  close(): void {
    this.#stop();
  }

  #lookLater(): Cancel {
    return this.#parts.clock.after(LOOK_EVERY, () => {
      this.#stop = this.#lookLater();
      void this.#lookOnce();
    });
  }

  /** A service may take longer to answer than the time between two looks. */
  async #lookOnce(): Promise<void> {
    const { leases } = this.#parts.registry;
    const mayLook = leases === undefined || leases.held(NOTICES) !== undefined;
    const { clock } = this.#parts;
    if (!mayLook || this.#isLooking || clock.now() < this.#next) return;
    this.#isLooking = true;
    try {
      await this.#look();
    } catch (error) {
      this.#parts.report(new Error('players could not be told of turns', { cause: error }));
    } finally {
      this.#isLooking = false;
    }
  }

  async #look(): Promise<void> {
    const { clock, registry, isBlocked } = this.#parts;
    const date = clock.date();
    const found = await this.#untold(date);
    const untold = found.filter(
      ({ match, guest }) => !registry.isThere(match, guest) && !isBlocked(ownerOf(guest)),
    );
    const now = clock.now();
    this.#seen = seenNow(untold, this.#seen, now);
    const due = dueNow(untold, { now, date, seen: this.#seen });
    for (let place = 0; place < due.length; place += AT_ONCE) {
      await Promise.all(due.slice(place, place + AT_ONCE).map((turn) => this.#tell(turn)));
    }
  }

  /** All turns that somebody is to be told of; the more guests there are, the rarer it is asked. */
  async #untold(date: number): Promise<readonly UntoldTurn[]> {
    const { store, clock } = this.#parts;
    const begun = clock.now();
    const all: UntoldTurn[] = [];
    for (let after: Guest | null = ''; after !== null;) {
      const found: UntoldTurns = await store.call('untoldTurns', date, after, GUESTS_AT_ONCE);
      all.push(...found.turns);
      after = found.last;
    }
    this.#next = clock.now() + REST * (clock.now() - begun);
    return all;
  }

  async #tell(due: DueTurn): Promise<void> {
    const { registry, store } = this.#parts;
    const { match, guest, turn } = due;
    const awaited = await registry.awaitedAt(match, guest, turn);
    if (awaited.kind === 'not-now') return;
    const notices = await store.call('noticesOf', ownerOf(guest));
    const waiting = await this.#waitingOn(ownerOf(guest));
    await Promise.all(
      due.channels.map(async ({ channel, attempts }) => {
        const key = { match, guest, channel, turn };
        if (!(await store.call('claimNotice', key, attempts + 1))) return;
        if (awaited.kind === 'answered') return;
        const notice = noticeOf(key, awaited.turn);
        // Of hidden answers not even how many are asked for is counted.
        const count = awaited.isHidden ? () => {} : this.#parts.count;
        await this.#send(key, attempts + 1, this.#sending(notice, waiting, key, notices), count);
      }),
    );
  }

  /** The matches that wait for anybody on the device of a guest. */
  async #waitingOn(owner: Guest): Promise<readonly string[]> {
    const people = [owner, ...companionsOf(owner)];
    const own = await Promise.all(people.map((one) => this.#parts.registry.matchesOf(one)));
    const waiting = own.flat().filter(({ yourTurn }) => yourTurn);
    return [...new Set(waiting.map(({ match }) => match))];
  }

  /** Sends a notice by a channel, if that is still there. */
  async #sending(
    notice: TurnNotice,
    waiting: readonly string[],
    { guest, channel }: NoticeKey,
    { devices, webhook }: GuestNotices,
  ): Promise<SendOutcome | undefined> {
    const { senders } = this.#parts;
    if (isWebhook(channel)) {
      return webhook ? senders.toWebhook(notice, webhook, ownerOf(guest)) : undefined;
    }
    const device = devices.find((one) => one.device === channel);
    return device && senders.toDevice(notice, waiting, device);
  }

  async #send(
    key: NoticeKey,
    attempts: number,
    sending: Promise<SendOutcome | undefined>,
    count: NotifierParts['count'],
  ): Promise<void> {
    const { store, clock, report } = this.#parts;
    const channel = isWebhook(key.channel) ? 'webhook' : 'push';
    let outcome: SendOutcome | undefined;
    try {
      outcome = await sending;
    } catch (error) {
      report(new Error('a notice could not be written', { cause: error }));
      outcome = { kind: 'answered', status: 410 };
    }
    if (outcome === undefined) return;
    if (hasArrived(outcome)) return count(channel, 'sent');
    if (channel === 'push' && isGone(outcome)) {
      await store.call('dropDevice', ownerOf(key.guest), key.channel);
      return count(channel, 'dropped');
    }
    count(channel, 'failed');
    const retry = mayRetry(outcome) ? retryDate(attempts, clock.date()) : undefined;
    if (retry === undefined) count(channel, 'dropped');
    else await store.call('retryNotice', key, retry);
  }
}

const noticeOf = ({ match, guest, turn }: NoticeKey, awaited: AwaitedTurn): TurnNotice => ({
  ...awaited,
  match,
  turn,
  id: noticeId(match, guest, turn),
});
