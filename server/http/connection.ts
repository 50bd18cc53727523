import { ClientSession, type Guest } from '@pepite/matches';
import { type ClientMessage, parseClientMessage } from '@pepite/protocol';
import { COSTS } from './costs.ts';
import type { HttpServices } from './services.ts';
import type { SocketTransport } from './transport.ts';

/** After so many messages too many in a row, it is no slip. */
const PATIENCE = 20;

/** What of a socket it takes to answer and to count what comes in. */
type Line = Pick<SocketTransport, 'send' | 'retelling' | 'allow' | 'hangUp'>;

/** The text that comes in over a socket: counted, read, and handed to a session. */
export class Connection {
  readonly #session: ClientSession;
  readonly #services: HttpServices;
  readonly #transport: Line;
  #tooFast = 0;

  constructor(guest: Guest, origin: string, services: HttpServices, transport: Line) {
    const { registry, lobby, metrics, report } = services;
    const refused = (kind: string): void => metrics.refused(kind);
    this.#services = services;
    this.#transport = transport;
    const shared = { registry, lobby, refused, report };
    this.#session = new ClientSession(guest, origin, shared, transport);
  }

  receive(text: string): void {
    // What is too much is not even read.
    if (!this.#mayAsk(1)) return;
    const parsed = parseClientMessage(text);
    this.#count('message' in parsed ? parsed.message.type : 'malformed');
    if ('problem' in parsed) {
      void this.#session.refuseInTurn(parsed.id, parsed.problem);
      return;
    }
    const { message } = parsed;
    if (!this.#mayAsk(COSTS[message.type] - 1, message.id)) return;
    this.#tooFast = 0;
    void this.#session.receive(message);
  }

  close(): void {
    void this.#session.close();
  }

  /** Choices are counted when they are settled: before, their number would tell of them. */
  #count(type: ClientMessage['type'] | 'malformed'): void {
    if (type !== 'move' && type !== 'take-back') this.#services.metrics.message(type);
  }

  #mayAsk(cost: number, id: number | null = null): boolean {
    if (cost === 0 || this.#transport.allow(cost)) return true;
    if (++this.#tooFast > PATIENCE) this.#transport.hangUp();
    else this.#session.refuse(id, { kind: 'too-fast' });
    return false;
  }
}
