import type { ServerMessage } from '@pepite/protocol';
import { type AttackSocket, openWire, type Origin, register } from './attack-socket.ts';

/** A page that asks again and again whether the server is there. */
export class Pinger {
  #wire: AttackSocket | undefined;
  #sentAt: number | undefined;
  readonly #waits: number[] = [];

  async open(origin: Origin): Promise<void> {
    this.#wire = await openWire(origin, await register(origin), (text) => {
      const isPong = (JSON.parse(text) as ServerMessage).type === 'pong';
      if (!isPong || this.#sentAt === undefined) return;
      this.#waits.push(performance.now() - this.#sentAt);
      this.#sentAt = undefined;
    });
  }

  /** Asks; what is still unanswered counts with the wait so far. */
  ping(): void {
    if (this.#sentAt !== undefined) {
      this.#waits.push(performance.now() - this.#sentAt);
      return;
    }
    this.#sentAt = performance.now();
    this.#wire?.send('{"type":"ping"}');
  }

  takeWaits(): readonly number[] {
    return this.#waits.splice(0);
  }
}
