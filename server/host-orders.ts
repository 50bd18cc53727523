import { decideNewName, type MatchRegistry } from '@pepite/matches';
import type { StoreClient } from './store/batch.ts';
import type { HostOrders, RenamedGuest } from './store/host-orders.ts';

/** An ended match is removed after so many milliseconds: by then every process has let go of it. */
const GONE_AFTER = 60_000;
/** Nobody sits at more matches that are not over. */
const MOST_MATCHES = 1000;

/** Carries out what the host has decided beside the server, once each. */
export class OrderedByHost {
  readonly #registry: MatchRegistry;
  readonly #store: StoreClient;
  #orders: HostOrders = { ended: [], renamed: [] };
  /** What has been done here already. */
  readonly #renamed = new Set<string>();
  readonly #removed = new Set<string>();

  private constructor(registry: MatchRegistry, store: StoreClient) {
    this.#registry = registry;
    this.#store = store;
  }

  /** What was decided while no server was up is done first. */
  static async open(registry: MatchRegistry, store: StoreClient): Promise<OrderedByHost> {
    const ordered = new OrderedByHost(registry, store);
    await ordered.carryOut(await store.call('hostOrders'));
    return ordered;
  }

  /** These are all orders now. */
  async carryOut(orders: HostOrders): Promise<void> {
    this.#orders = orders;
    for (const { match } of orders.ended) this.#registry.end(match);
    for (const order of orders.renamed) {
      const key = JSON.stringify(order);
      if (this.#renamed.has(key)) continue;
      this.#renamed.add(key);
      await this.#rename(order);
    }
  }

  /** At matches under way it is a step like any other: everybody is told, at every process. */
  async #rename({ guest, name }: RenamedGuest): Promise<void> {
    const own = await this.#store.call('ofGuest', guest, MOST_MATCHES);
    for (const { match: id, status } of own) {
      if (status === 'over') continue;
      const found = await this.#registry.find(id);
      if ('problem' in found) continue;
      const match = found.value;
      await match.carryOut(() => decideNewName(match, guest, name));
    }
    await this.#store.call('nameAnew', guest, name);
  }

  /** Removes matches that were ended a while before a date, and what nobody needs any more. */
  async tidyUp(date: number): Promise<void> {
    const gone = this.#orders.ended
      .filter((one) => one.date < date - GONE_AFTER && !this.#removed.has(one.match))
      .map(({ match }) => match);
    await Promise.all([
      gone.length > 0 && this.#store.call('removeMatches', gone),
      this.#store.call('dropOldReports', date),
      this.#store.call('dropOldOrders', date),
    ]);
    for (const match of gone) this.#removed.add(match);
  }
}
