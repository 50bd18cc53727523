import { thinks } from '../names.ts';
import type { BotRole } from './protocol.ts';
import type { Owner } from './service.ts';

/** What people from one network may have at a time. */
export interface BotLimits {
  readonly bots: number;
  /** Such as think: they take memory, and time even when they take turns. */
  readonly thinkers: number;
  /** Hints that they wait for. */
  readonly hints: number;
}

export const BOT_LIMITS: BotLimits = { bots: 300, thinkers: 60, hints: 4 };

/** For a page: there is nobody else to leave room for. */
export const NO_BOT_LIMITS: BotLimits = { bots: Infinity, thinkers: Infinity, hints: Infinity };

/** Which bots there are, and for whom: nobody has more than their share. */
export class BotQuota {
  readonly #limits: BotLimits;
  readonly #taken = new Map<number, { readonly role: BotRole; readonly owner: Owner }>();

  constructor(limits: BotLimits) {
    this.#limits = limits;
  }

  take(bot: number, role: BotRole, owner: Owner): void {
    this.#taken.set(bot, { role, owner });
  }

  free(bot: number): void {
    this.#taken.delete(bot);
  }

  /** Whether an origin may have these bots besides those it has now: people move. */
  hasRoom(origin: string, roles: readonly BotRole[]): boolean {
    const own = [...this.#taken.values()].filter(({ owner }) => owner.origin() === origin);
    const all = [...own.map(({ role }) => role), ...roles];
    const { bots, thinkers } = this.#limits;
    return all.length <= bots && all.filter(thinks).length <= thinkers;
  }
}
