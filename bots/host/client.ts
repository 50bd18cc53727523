import { type Read, Seeded } from '@pepite/kernel';
import type { Asking, BotSetup, Thoughts } from './protocol.ts';
import type { Advice, BotClient, BotRequest, Choice } from './service.ts';

/** A question on its way to a thread: which one, and so what that thread knows, is still open. */
export interface Inquiry extends BotRequest {
  readonly type: Asking['type'];
  /** What the seat has seen since the bot was last asked. */
  readonly seen: readonly string[];
  readonly seed: number | undefined;
}

export type ThinkingResult = Read<Thoughts, Error>;

/** Brings what a client asks to a thread. */
export interface BotTransport {
  readonly ask: (inquiry: Inquiry, take: (result: ThinkingResult) => void) => void;
  readonly leave: () => void;
}

const LARGEST_SEED = 2 ** 31;

/** Asks one bot, and keeps what its seat sees until it is asked: both reach it at once. */
export class HostClient implements BotClient {
  readonly #transport: BotTransport;
  /** In tests. Every question has a seed of its own, so threads may change in between. */
  readonly #seeds: Seeded | undefined;
  #seen: string[] = [];
  #isClosed = false;

  constructor({ seed }: BotSetup, transport: BotTransport) {
    this.#transport = transport;
    this.#seeds = seed === undefined ? undefined : new Seeded(seed);
  }

  see(view: string): void {
    this.#seen.push(view);
  }

  choose(request: BotRequest, answer: (choice: Choice) => void): void {
    this.#ask('choose', request, (result) => answer(choiceIn(result)));
  }

  advise(request: BotRequest, answer: (advice: Advice) => void): void {
    this.#ask('advise', request, (result) => answer(adviceIn(result)));
  }

  #ask(type: Asking['type'], request: BotRequest, take: (result: ThinkingResult) => void): void {
    const seen = this.#seen;
    const seed = this.#seeds?.below(LARGEST_SEED);
    this.#seen = [];
    this.#transport.ask({ ...request, type, seen, seed }, (result) => {
      if (!this.#isClosed) take(result);
    });
  }

  close(): void {
    this.#isClosed = true;
    this.#transport.leave();
  }
}

/** The question as a thread gets it; with a setup, for a bot that is seated there anew. */
export const questionOf = (inquiry: Inquiry, bot: number, setup?: BotSetup): Asking => ({
  type: inquiry.type,
  bot,
  setup,
  seen: setup === undefined ? inquiry.seen : inquiry.history(),
  view: inquiry.view,
  milliseconds: inquiry.milliseconds,
  seed: inquiry.seed,
});

function choiceIn(result: ThinkingResult): Choice {
  if ('problem' in result) return result;
  if ('move' in result.value) return { value: result.value.move };
  return { problem: new Error('advice was given in place of a choice') };
}

function adviceIn(result: ThinkingResult): Advice {
  if ('problem' in result) return result;
  if ('moves' in result.value) return { value: result.value.moves };
  return { problem: new Error('a choice was made in place of advice') };
}
