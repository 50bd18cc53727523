import type { Clock, Guest } from '@pepite/matches';
import type { SendOutcome } from '@pepite/protocol';
import type { KeptDevice, KeptWebhook } from '../store/kept-notices.ts';
import { type Lookup, Outgoing } from './outgoing.ts';
import { pushLetter, type PushSender, publicText } from './push.ts';
import { SendLimits } from './send-limits.ts';
import type { TurnNotice } from './turn-notice.ts';
import { testLetter, turnLetter } from './webhook.ts';

interface SenderSettings {
  /** What push services know this server by. */
  readonly push: PushSender;
  /** By the machine's date, as people and push services know it. */
  readonly clock: Clock;
  readonly mayReachPrivate: boolean;
  readonly lookup?: Lookup | undefined;
}

/** Sends notices to devices, through the push services of their browsers, and to webhooks. */
export class Senders {
  readonly #push: PushSender;
  readonly #clock: Clock;
  readonly #limits: SendLimits;
  readonly #toServices: Outgoing;
  readonly #toWebhooks: Outgoing;

  constructor({ push, clock, mayReachPrivate, lookup }: SenderSettings) {
    this.#push = push;
    this.#clock = clock;
    this.#limits = new SendLimits(clock);
    const settings = { mayReachPrivate, ...(lookup && { lookup }) };
    this.#toServices = new Outgoing(settings);
    const mayReach = (address: string): boolean => this.#limits.ofNetwork(address);
    this.#toWebhooks = new Outgoing({ ...settings, mayReach });
  }

  /** What browsers subscribe with. */
  get key(): string {
    return publicText(this.#push.key);
  }

  async toDevice(
    notice: TurnNotice,
    waiting: readonly string[],
    device: KeptDevice,
  ): Promise<SendOutcome> {
    return this.#toServices.post(await pushLetter(notice, waiting, device, this.#push));
  }

  toWebhook(notice: TurnNotice, webhook: KeptWebhook, guest: Guest): Promise<SendOutcome> {
    return this.#send(guest, () => turnLetter(notice, webhook, this.#clock.date()));
  }

  /** Shows a player whether letters arrive. */
  testWebhook(webhook: KeptWebhook, guest: Guest): Promise<SendOutcome> {
    return this.#send(guest, () => testLetter(webhook, this.#clock.date()));
  }

  #send(guest: Guest, write: () => ReturnType<typeof testLetter>): Promise<SendOutcome> {
    if (!this.#limits.ofGuest(guest)) return Promise.resolve({ kind: 'too-often' });
    return this.#toWebhooks.post(write());
  }
}
