import { type Clock, type Guest, ownerOf } from '@pepite/matches';
import type { Problem } from '@pepite/protocol';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import type { Block } from '../store/blocks.ts';
import { bucketOf } from './address.ts';
import { guestIn } from './guest-cookie.ts';
import { sendProblem } from './problems.ts';
import { GUEST_LENGTH, type Refusals } from './refusals.ts';

/** Guests whom the host does not let in, and the sockets that end when somebody becomes one. */
export class BlockedGuests {
  readonly #clock: Clock;
  readonly #log: FastifyBaseLogger;
  readonly #sockets = new Map<Guest, Set<() => void>>();
  #blocks: ReadonlyMap<Guest, Block> = new Map();

  constructor(clock: Clock, log: FastifyBaseLogger) {
    this.#clock = clock;
    this.#log = log;
  }

  /** What a guest is told who is not let in. */
  problemOf(guest: Guest): Problem | undefined {
    const block = this.#blocks.get(guest);
    if (block === undefined) return undefined;
    const { until } = block;
    const isOver = until !== null && until <= this.#clock.date();
    return isOver ? undefined : { kind: 'blocked', until };
  }

  /** These are all who are blocked now. */
  change(blocks: readonly Block[]): void {
    const before = this.#blocks;
    // It concerns a device: whoever plays on it with the one who is blocked is not let in either.
    const owned = blocks
      .map((block) => ({ ...block, guest: ownerOf(block.guest) }))
      .toSorted((one, other) => (one.until ?? Infinity) - (other.until ?? Infinity));
    this.#blocks = new Map(owned.map((block) => [block.guest, block]));
    for (const block of owned) {
      const known = before.get(block.guest);
      if (known?.until === block.until && known.reason === block.reason) continue;
      this.#note(block, 'blocked');
      for (const end of this.#sockets.get(block.guest) ?? []) end();
    }
    for (const block of before.values()) {
      if (!this.#blocks.has(block.guest)) this.#note(block, 'no longer blocked');
    }
  }

  /** Calls `end` when a guest is blocked; returns what stops that. */
  watch(guest: Guest, end: () => void): () => void {
    const ends = this.#sockets.get(guest) ?? new Set();
    this.#sockets.set(guest, ends.add(end));
    return () => {
      ends.delete(end);
      if (ends.size === 0) this.#sockets.delete(guest);
    };
  }

  #note({ guest, until, reason }: Block, what: string): void {
    this.#log.info({ guest: guest.slice(0, GUEST_LENGTH), until, reason }, what);
  }
}

/** Refuses whatever a blocked guest asks for; the pages, which say why, are everybody's. */
export function refuseBlocked(
  app: FastifyInstance,
  blocked: BlockedGuests,
  refusals: Refusals,
): void {
  app.addHook('onRequest', (request, reply, done) => {
    const { url = '' } = request.routeOptions;
    const guest = url.startsWith('/api/') || url === '/socket' ? guestIn(request) : undefined;
    const problem = guest === undefined ? undefined : blocked.problemOf(guest);
    if (problem === undefined) return done();
    const { id: reqId, ip } = request;
    refusals.note({ kind: problem.kind, address: bucketOf(ip), guest, reqId });
    sendProblem(reply, problem);
  });
}
