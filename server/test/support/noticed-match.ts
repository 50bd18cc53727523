import { itemAt, type Language } from '@pepite/kernel';
import type { Awaited } from '@pepite/matches';
import type { NewMatchRequest, SendOutcome } from '@pepite/protocol';
import { onTestFinished } from 'vitest';
import type { Page } from '../../../matches/test/support/page.ts';
import { settle } from '../../../matches/test/support/settle.ts';
import { TestRegistry } from '../../../matches/test/support/test-registry.ts';
import { type NoticedMatches, Notifier } from '../../notices/notifier.ts';
import { textOf, type TurnNotice } from '../../notices/turn-notice.ts';
import { openInMemory } from '../../store/database.ts';
import type { KeptDevice } from '../../store/kept-notices.ts';
import { openStore } from './same-thread-store.ts';

const DEVICE: KeptDevice = {
  device: 'phone',
  name: 'Phone',
  language: 'en',
  date: 1,
  subscription: { endpoint: 'https://push.example/1', p256dh: 'key', auth: 'secret' },
};
export const WEBHOOK = {
  address: 'https://example.org/hook',
  secret: 'whsec_x',
  origin: 'https://play.example.org',
  language: 'fr',
} as const;

const ARRIVED: SendOutcome = { kind: 'answered', status: 201 };

/** A match whose players may be told of turns by senders that only write down what they send. */
export class NoticedMatch {
  readonly #database = openInMemory();
  readonly #store = openStore(this.#database);
  readonly client = this.#store.client;
  setting = new TestRegistry({ store: this.#store.store });
  /** Who was told, by which channel. */
  readonly sent: string[] = [];
  /** What they read. */
  readonly read: string[] = [];
  readonly counted: string[] = [];
  /** What comes of what is sent. */
  outcome: SendOutcome | (() => Promise<SendOutcome>) = ARRIVED;
  /** Called by each process between finding what is due and telling it, which waits for that. */
  betweenFindingAndTelling: () => Promise<void> = () => Promise.resolve();
  /** What the match says of a guest, in place of what is so. */
  awaited: Awaited | undefined;
  readonly pages: Page[] = [];
  id = '';
  readonly #notifiers: Notifier[] = [];

  constructor() {
    onTestFinished(() => void this.#database.close());
    onTestFinished(() => this.stop());
  }

  /** People sit down at a table that begins when it is full, and are told on a device each. */
  async begin(names: readonly string[], request: Partial<NewMatchRequest> = {}): Promise<void> {
    for (const name of names) this.pages.push(await this.setting.guest(name));
    const table = { bots: names.map(() => null), startsWhenFull: true, ...request };
    const match = await this.setting.create(itemAt(this.pages, 0), table);
    this.id = match.id;
    for (const [seat, page] of this.pages.entries()) {
      await page.watch(match);
      if (seat > 0) await page.ask({ type: 'sit', seat });
    }
    for (const name of names) {
      await this.client.call('addDevice', name, { ...DEVICE, device: `${name}’s` });
    }
  }

  /** Begins to tell, as one more process would. */
  start(): void {
    const tell = (guest: string, notice: TurnNotice, language: Language) => {
      this.sent.push(guest);
      this.read.push(textOf(notice, language).title);
      return typeof this.outcome === 'function' ? this.outcome() : Promise.resolve(this.outcome);
    };
    this.#notifiers.push(
      new Notifier({
        registry: this.#matches(),
        store: this.client,
        clock: this.setting.clock,
        senders: {
          toDevice: (notice, _waiting, { device, language }) => tell(device, notice, language),
          toWebhook: (notice, { language }, guest) => tell(`webhook of ${guest}`, notice, language),
        },
        isBlocked: (guest) => guest === 'Blocked',
        count: (channel, fate) => this.counted.push(`${channel} ${fate}`),
        report: (error) => this.setting.services.report(error),
      }),
    );
  }

  #matches(): NoticedMatches {
    const { registry } = this.setting;
    return {
      leases: registry.leases,
      isThere: (match, guest) => registry.isThere(match, guest),
      matchesOf: (guest) => registry.matchesOf(guest),
      awaitedAt: async (match, guest, plies) => {
        await this.betweenFindingAndTelling();
        return this.awaited ?? registry.awaitedAt(match, guest, plies);
      },
    };
  }

  stop(): void {
    for (const notifier of this.#notifiers.splice(0)) notifier.close();
  }

  /** The server ends without a word, and another one goes on with what is kept. */
  restart(): void {
    this.stop();
    this.setting = this.setting.restart();
    this.start();
  }

  /** Lets time pass, and takes out what was sent. */
  async pass(milliseconds: number): Promise<readonly string[]> {
    await this.setting.pass(milliseconds);
    await settle();
    return this.sent.splice(0).toSorted();
  }
}
