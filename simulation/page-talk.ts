import type { MatchState, ServerMessage } from '@pepite/protocol';
import { hearing, NOTHING_HEARD } from '../web/match/talk/heard-talk.ts';
import type { ReconnectingSocket } from '../web/site/reconnecting-socket.ts';

/** What a page knows of what was said at its match: as the real page asks for it and hears it. */
export class PageTalk {
  readonly #socket: ReconnectingSocket;
  #heard = NOTHING_HEARD;
  /** The connection through which it was asked what was missed. */
  #asked = -1;

  constructor(socket: ReconnectingSocket) {
    this.#socket = socket;
  }

  /** The match has been told: what was missed is asked for, once for each connection. */
  told({ talk }: MatchState): void {
    const { session } = this.#socket;
    if (talk === undefined || this.#asked === session) return;
    this.#asked = session;
    this.#heard = { ...this.#heard, isUpToDate: false };
    this.#socket.send({ type: 'hear', after: this.#heard.through });
  }

  hear(message: Extract<ServerMessage, { readonly type: 'talk' }>): void {
    this.#heard = hearing(this.#heard, message);
  }

  /** The numbers of all that it knows. */
  get numbers(): readonly number[] {
    const { words, reactions } = this.#heard;
    const numbers = [...words, ...reactions].map(({ number }) => number);
    return numbers.toSorted((one, other) => one - other);
  }
}
