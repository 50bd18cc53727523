import {
  ClientSession,
  companionOf,
  type Guest,
  LobbyFeed,
  type MatchRegistry,
  ONLOOKER,
} from '@pepite/matches';
import type { ClientMessage, ServerMessage } from '@pepite/protocol';
import type { CompanionWire } from '../match/wire.ts';
import type { Request } from '../site/reconnecting-socket.ts';
import { clock, SELF } from './registry.ts';

/** The matches of this page, spoken to as if they were far away. */
export class OfflineWire implements CompanionWire {
  readonly isOpen = true;
  readonly session = 1;
  readonly #registry: MatchRegistry;
  readonly #guest: Guest;
  readonly #lobby: LobbyFeed;
  #session: ClientSession | undefined;
  #nextId = 1;

  constructor(registry: MatchRegistry, guest: Guest = SELF) {
    this.#registry = registry;
    this.#guest = guest;
    this.#lobby = new LobbyFeed(clock, () => registry, console.error);
  }

  get isOnlooker(): boolean {
    return this.#guest === companionOf(SELF, ONLOOKER);
  }

  /** Somebody else at this browser. */
  companion(number: number): OfflineWire {
    return new OfflineWire(this.#registry, companionOf(SELF, number));
  }

  watch(...[topic, listener]: Parameters<CompanionWire['watch']>): () => void {
    const session = new ClientSession(
      this.#guest,
      SELF,
      {
        registry: this.#registry,
        lobby: this.#lobby,
        refused: () => {},
        report: (error) => console.error(error),
      },
      {
        // Later, as a message from afar would come: never while the page is still asking.
        send: (text) => queueMicrotask(() => listener(JSON.parse(text) as ServerMessage)),
        retelling: () => {},
      },
    );
    this.#session = session;
    void session.receive(topic);
    return () => void session.close();
  }

  send(request: Request): number {
    const id = this.#nextId++;
    const message: ClientMessage = { ...request, id };
    // After this turn of the event loop, as an answer from afar would come.
    setTimeout(() => void this.#session?.receive(message));
    return id;
  }

  addressOf(match: string): string {
    return `/alone/${match}`;
  }

  close(): void {
    void this.#session?.close();
  }

  recordOf(match: string): ReturnType<CompanionWire['recordOf']> {
    return this.#registry.recordOf(match);
  }

  checkOf(match: string): string {
    return `/verify?offline=${match}`;
  }
}
