import { cryptographic } from '@pepite/bots';
import type { BotService } from '@pepite/bots/host';
import { ONLY_MOVE, PROGRAM, type Read, type Rng, Seeded } from '@pepite/kernel';
import { type Clock, LobbyFeed, MatchRegistry, type MatchServices } from '@pepite/matches';
import { MemoryStore } from '@pepite/matches/memory-store';
import type { NewMatchRequest, Problem } from '@pepite/protocol';
import { SeatAtMatch, SELF } from './seat.ts';

/** What matches need of the program that they are played in. */
export interface MatchParts {
  readonly clock: Clock;
  readonly bots: BotService;
  /** What the player is called. */
  readonly name: string;
  readonly report: (error: unknown) => void;
  /** How long an answer waits for others, in milliseconds. */
  readonly patience: number;
  /** Where matches are kept: in memory, for as long as the program runs. */
  readonly store?: MemoryStore;
}

interface Opened {
  readonly seat: SeatAtMatch;
  readonly registry: MatchRegistry;
}

const LARGEST_SEED = 2 ** 31;

/** Bots that choose the same in the same positions. */
const seededBots = (bots: BotService, seeds: Rng): BotService => ({
  seat: (setup, owner) => bots.seat({ ...setup, seed: seeds.below(LARGEST_SEED) }, owner),
  hasRoom: (origin, roles) => bots.hasRoom(origin, roles),
  mayAdvise: (origin) => bots.mayAdvise(origin),
});

/** The matches of this program: those of a server, with one person and a store in memory. */
export class LocalMatches {
  readonly parts: MatchParts;
  readonly #store: MemoryStore;
  readonly #opened = new Map<string, Opened>();
  #count = 0;

  constructor(parts: MatchParts) {
    this.parts = parts;
    this.#store = parts.store ?? new MemoryStore();
    void this.#store.rename(SELF, parts.name, 0);
  }

  /** Begins a match; with a seed, one that can be repeated. */
  async open(
    request: NewMatchRequest,
    { seed, asksAlways }: { readonly seed: number | undefined; readonly asksAlways: boolean },
  ): Promise<Read<SeatAtMatch, Problem>> {
    const registry = this.#registryOf(seed);
    const created = await registry.create(request, SELF);
    if ('problem' in created) return created;
    const seat = await this.follow(created.value.id, registry);
    if ('problem' in seat || asksAlways) return seat;
    const problem = await seat.value.skipOnlyMoves(ONLY_MOVE);
    return problem === undefined ? seat : { problem };
  }

  /** Follows a match that the store has. */
  async follow(
    match: string,
    registry = this.#registryOf(undefined),
  ): Promise<Read<SeatAtMatch, Problem>> {
    const { clock, report } = this.parts;
    const lobby = new LobbyFeed(clock, () => registry, report);
    const seat = new SeatAtMatch(match, { registry, lobby, refused: () => {}, report });
    const problem = await seat.watch();
    if (problem !== undefined) return { problem };
    this.#opened.set(match, { seat, registry });
    return { value: seat };
  }

  /** Each match has a registry of its own, and with it a chance of its own. */
  #registryOf(seed: number | undefined): MatchRegistry {
    const { clock, report, bots } = this.parts;
    const services: MatchServices = {
      store: this.#store,
      clock,
      rng: seed === undefined ? cryptographic : new Seeded(seed, 0),
      bots: seed === undefined ? bots : seededBots(bots, new Seeded(seed, 1)),
      jitter: () => 0,
      newMatchId: () => `m${++this.#count}`,
      // There is nobody who would have to follow with their eyes.
      botPause: 0,
      // Nor anybody who could be away.
      awayAfter: 2 ** 31 - 1,
      lobbyChanged: () => {},
      moveCounted: () => {},
      program: PROGRAM,
      report,
    };
    return new MatchRegistry(this.#store, services);
  }

  get all(): readonly SeatAtMatch[] {
    return [...this.#opened.values()].map(({ seat }) => seat);
  }

  find(match: string): Opened | undefined {
    return this.#opened.get(match);
  }

  async close(): Promise<void> {
    for (const { seat, registry } of this.#opened.values()) {
      await seat.close();
      registry.close();
    }
  }
}
