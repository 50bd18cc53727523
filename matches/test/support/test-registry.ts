import type { BotService } from '@pepite/bots/host';
import { Seeded } from '@pepite/kernel';
import type { NewMatchRequest } from '@pepite/protocol';
import { botsAtOnce } from '../../../bots/test/support/direct.ts';
import { LobbyFeed } from '../../lobby-feed.ts';
import type { Match } from '../../match.ts';
import { MatchRegistry } from '../../registry.ts';
import type { MatchServices } from '../../services.ts';
import type { SharedStore } from '../../process-store.ts';
import type { GuestStore, MatchStore } from '../../store.ts';
import type { TalkStore } from '../../talk-store.ts';
import { TestClock } from './clock.ts';
import { MemoryStore } from '../../memory-store.ts';
import { Page } from './page.ts';
import { settle } from './settle.ts';

export const AWAY = 120_000;
export const PAUSE = 700;

/** A store, which other processes may share. */
type AnyStore = MatchStore &
  GuestStore & { readonly shared?: SharedStore; readonly talk?: TalkStore };

/** What a test brings of its own. */
interface Parts {
  readonly store?: AnyStore;
  readonly seed?: number;
  readonly bots?: BotService;
  readonly botPause?: number;
  readonly clock?: TestClock;
  /** Services in place of those that there would be. */
  readonly services?: Partial<MatchServices>;
}

/** Matches with a store in memory, a clock of their own and chance from a seed. */
export class TestRegistry {
  readonly clock: TestClock;
  readonly store: AnyStore;
  readonly reports: unknown[] = [];
  readonly services: MatchServices;
  readonly registry: MatchRegistry;
  readonly lobby: LobbyFeed;
  onLobbyChange: (guests: readonly string[]) => void = () => {};
  /** Who made the moves that were counted. */
  readonly counted: ('guest' | 'bot')[] = [];
  /** Draws the times at which bots move: as early as may be. */
  jitter = (): number => 0;

  constructor(parts: Parts = {}) {
    const { seed = 1, bots, botPause, clock } = parts;
    const store: AnyStore = parts.store ?? new MemoryStore();
    this.store = store;
    this.clock = clock ?? new TestClock();
    this.services = {
      store,
      shared: store.shared,
      talk: store.talk,
      clock: this.clock,
      rng: new Seeded(seed),
      bots: bots ?? botsAtOnce(new Seeded(seed, 1)),
      jitter: () => this.jitter(),
      botPause: botPause ?? PAUSE,
      awayAfter: AWAY,
      changedElsewhere: (match) => this.lobby.changedElsewhere(match),
      lobbyChanged: (guests) => {
        this.lobby.changed(guests);
        this.onLobbyChange(guests);
      },
      moveCounted: (mover) => this.counted.push(mover),
      program: 'test',
      report: (error) => this.reports.push(error),
      ...parts.services,
    };
    this.registry = new MatchRegistry(store, this.services);
    this.lobby = new LobbyFeed(
      this.clock,
      () => this.registry,
      (error) => this.reports.push(error),
    );
  }

  /** The same store after a crash: only what it has kept is left. */
  restart(bots?: BotService): TestRegistry {
    this.registry.close();
    return new TestRegistry({ store: this.store, seed: 2, ...(bots && { bots }) });
  }

  /** The page of a guest who is called like the guest. */
  async guest(name: string, origin?: string): Promise<Page> {
    await this.registry.rename(name, name);
    return this.page(name, origin);
  }

  /** The pages of several guests. */
  async guests<const Names extends readonly string[]>(
    ...names: Names
  ): Promise<{ readonly [Name in keyof Names]: Page }> {
    const pages = await Promise.all(names.map((name) => this.guest(name)));
    return pages as { readonly [Name in keyof Names]: Page };
  }

  /** A match that is there. */
  async find(id: string): Promise<Match> {
    const found = await this.registry.find(id);
    if ('problem' in found) throw new Error(found.problem.kind);
    return found.value;
  }

  /** One more page of a guest. */
  page(guest: string, origin?: string): Page {
    const { registry, lobby } = this;
    const report = (error: unknown): void => {
      this.reports.push(error);
    };
    return new Page(guest, { registry, lobby, refused: () => {}, report }, origin);
  }

  /** A match that its host watches. */
  async create(host: Page, request: Partial<NewMatchRequest>): Promise<Match> {
    const whole: NewMatchRequest = {
      game: 'aurum',
      bots: [null, null, null],
      options: {},
      access: 'public',
      start: false,
      ...request,
    };
    const created = await this.registry.create(whole, host.guest);
    if ('problem' in created) throw new Error(created.problem.kind);
    await this.watch(created.value, host);
    return created.value;
  }

  async watch(match: Match, ...pages: readonly Page[]): Promise<void> {
    for (const page of pages) await page.watch(match);
  }

  /** Lets so many milliseconds pass, with all that happens in them. */
  async pass(milliseconds: number): Promise<void> {
    await this.clock.pass(milliseconds);
    await settle();
  }
}
