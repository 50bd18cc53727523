import type { BotService } from '@pepite/bots/host';
import type { Rng } from '@pepite/kernel';
import { LobbyFeed, MatchRegistry, type MatchServices, type MatchStore } from '@pepite/matches';
import type { NewMatchRequest } from '@pepite/protocol';
import { botsAtOnce } from '../../../bots/test/support/direct.ts';
import { TestClock } from '../../../matches/test/support/clock.ts';
import { settle } from '../../../matches/test/support/settle.ts';
import { Connection } from '../../http/connection.ts';
import type { HttpServices } from '../../http/services.ts';
import { makeMetrics } from '../../metrics.ts';
import { openInMemory } from '../../store/database.ts';
import { openStore, type SameThreadStore, type StoreParts } from './same-thread-store.ts';

const metrics = makeMetrics(() => 0);

/** A connection whose other end is a list. */
export interface Heard {
  readonly connection: Connection;
  /** What it was sent and nobody has taken out yet. */
  readonly texts: string[];
}

/** What a test brings of its own. */
interface Parts extends Pick<StoreParts, 'before' | 'committed'> {
  /** Stands between the matches and the disk. */
  readonly spy: (store: MatchStore) => MatchStore;
  /** What chance follows from: nothing, where the test says what it brings. */
  readonly newSource: MatchServices['newSource'];
}

/** Everything behind the sockets, in memory: what is sent here is what sockets carry. */
export class TestServer {
  readonly clock = new TestClock();
  readonly database = openInMemory();
  readonly client: SameThreadStore['client'];
  readonly store: MatchStore;
  readonly bots: BotService;
  /** Errors that the program has recovered from: there should be none. */
  readonly reports: unknown[] = [];
  services: HttpServices;
  readonly #open: () => MatchRegistry;

  constructor(rng: Rng, { spy = (store) => store, newSource, ...parts }: Partial<Parts> = {}) {
    const report = (error: unknown): void => {
      this.reports.push(error);
    };
    const { client, store } = openStore(this.database, { ...parts, failed: report });
    this.client = client;
    this.store = spy(store);
    this.bots = botsAtOnce(rng);
    const lobby = new LobbyFeed(this.clock, () => registry, report);
    this.#open = () =>
      new MatchRegistry(store, {
        store: this.store,
        talk: store.talk,
        clock: this.clock,
        rng,
        newSource,
        bots: this.bots,
        jitter: () => 0,
        botPause: 0,
        awayAfter: 120_000,
        lobbyChanged: (guests) => lobby.changed(guests),
        moveCounted: (actor) => metrics.moved(actor),
        program: 'test',
        report,
      });
    const registry = this.#open();
    this.services = { registry, lobby, metrics, report };
  }

  get registry(): MatchRegistry {
    return this.services.registry;
  }

  /** Another registry on the same disk: what it knows is what a fresh start would know. */
  reopen(): MatchRegistry {
    return this.#open();
  }

  /** Somebody comes, with a name or without. */
  async come(guest: string, name?: string): Promise<Heard> {
    const texts: string[] = [];
    const send = (text: string): void => {
      texts.push(text);
    };
    if (name !== undefined) await this.registry.rename(guest, name);
    const line = { send, retelling() {}, allow: () => true, hangUp() {} };
    return { connection: new Connection(guest, guest, this.services, line), texts };
  }

  async create(guest: string, setup: Omit<NewMatchRequest, 'access' | 'start'>): Promise<string> {
    const whole: NewMatchRequest = { access: 'public', start: false, ...setup };
    const created = await this.registry.create(whole, guest);
    if ('problem' in created) throw new Error(JSON.stringify(created.problem));
    return created.value.id;
  }

  /** The program that a match can't be played on by, as the disk has it. */
  async brokenIn(match: string): Promise<string | null | undefined> {
    return (await this.store.load(match))?.brokenIn;
  }

  async close(): Promise<void> {
    this.registry.close();
    await settle();
    this.database.close();
  }
}
