import type { ClientMessage, MatchState, Problem, ServerMessage } from '@pepite/protocol';
import type { Match } from '../../match.ts';
import { ClientSession, type SessionServices } from '../../session.ts';
import { settle } from './settle.ts';

/** A page that remembers what it was told. */
export class Page {
  readonly guest: string;
  readonly origin: string;
  readonly session: ClientSession;
  /** Everything but the answers to what was asked. */
  readonly told: ServerMessage[] = [];
  /** Called whenever it is told something. */
  onTold: () => void = () => {};
  readonly #answers = new Map<number, Problem>();
  #asked = 0;

  constructor(guest: string, services: SessionServices, origin = `home of ${guest}`) {
    this.guest = guest;
    this.origin = origin;
    this.session = new ClientSession(guest, origin, services, {
      send: (text) => this.#hear(JSON.parse(text) as ServerMessage),
      retelling: () => {},
    });
  }

  #hear(message: ServerMessage): void {
    this.onTold();
    if (message.type === 'refused' && message.id !== null) {
      this.#answers.set(message.id, message.problem);
    } else this.told.push(message);
  }

  /** Asks for something; the problem with it, if there is one. */
  async ask(message: ClientMessage): Promise<Problem | undefined> {
    const id = ++this.#asked;
    await this.session.receive({ ...message, id });
    await settle();
    return this.#answers.get(id);
  }

  watch(match: Match | string): Promise<Problem | undefined> {
    return this.ask({ type: 'watch', match: typeof match === 'string' ? match : match.id });
  }

  /** The page is closed. */
  async leave(): Promise<void> {
    await this.session.close();
    await settle();
  }

  /** The last whole state it was told, with who is there now. */
  get state(): MatchState {
    const place = this.told.findLastIndex((message) => message.type === 'match');
    const last = this.told[place];
    if (last?.type !== 'match') throw new Error('this page has been told no state');
    const since = this.told.slice(place).findLast((message) => message.type === 'presence');
    if (since === undefined) return last.state;
    return { ...last.state, seats: since.seats, spectators: since.spectators };
  }
}
