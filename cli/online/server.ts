import type {
  LineToOnlineProgram,
  OnlineAnswer,
  OnlineRequest,
  OnlineRequestName,
} from '@pepite/outside';
import { LineSplitter, refusedBy } from '@pepite/outside';
import type { Challengers, Problem } from '@pepite/protocol';

/** The body of a request. */
export type BodyOf<K extends OnlineRequestName> = Extract<
  OnlineRequest,
  { readonly name: K }
>['body'];

/** A stream is silent for no longer than this, in milliseconds: empty lines come every 15 s. */
const LONGEST_SILENCE = 45_000;
/** How long an answer may take. */
const LONGEST_ANSWER = 20_000;

/** The server did not let the program in. */
export class NotLetIn extends Error {
  readonly answer: Extract<OnlineAnswer, { readonly type: 'refused' }>;

  constructor(answer: NotLetIn['answer']) {
    super(answer.message);
    this.answer = answer;
  }
}

/** Whose challenges a program takes, and to which games; to all where none is named. */
export interface TakenChallenges {
  readonly challenges: Challengers;
  readonly games: readonly string[];
}

/** A server, as a program with a token sees it (docs/bots-outside.md). */
export class OnlineServer {
  readonly base: string;
  readonly #headers: Readonly<Record<string, string>>;
  readonly #takes: TakenChallenges;

  constructor(base: string, token: string, takes: TakenChallenges) {
    this.base = base.replace(/\/+$/, '');
    this.#takes = takes;
    this.#headers = { authorization: `Bearer ${token}` };
  }

  /** Asks for something; it throws if the server can't be reached. */
  async ask<K extends OnlineRequestName>(name: K, body: BodyOf<K>): Promise<OnlineAnswer> {
    const answer = await fetch(this.#addressOf(name), {
      method: 'POST',
      headers: { ...this.#headers, 'content-type': 'application/json' },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(LONGEST_ANSWER),
    });
    return readAnswer(answer);
  }

  /** What happens, until the connection is lost: that is thrown, and that it is refused. */
  async *lines(stop: AbortSignal): AsyncGenerator<LineToOnlineProgram> {
    const silence = new AbortController();
    const signal = AbortSignal.any([stop, silence.signal]);
    let timer = setTimeout(() => silence.abort(), LONGEST_SILENCE);
    try {
      const { challenges, games } = this.#takes;
      const query = new URLSearchParams({ moves: 'yes', challenges });
      if (games.length > 0) query.set('games', games.join(','));
      const address = this.#addressOf(`stream?${query.toString()}`);
      const answer = await fetch(address, { headers: this.#headers, signal });
      if (!answer.ok || answer.body === null) {
        const refused = await readAnswer(answer);
        throw refused.type === 'refused' ? new NotLetIn(refused) : new Error('no stream');
      }
      const splitter = new LineSplitter();
      for await (const text of answer.body.pipeThrough(new TextDecoderStream())) {
        clearTimeout(timer);
        timer = setTimeout(() => silence.abort(), LONGEST_SILENCE);
        for (const line of splitter.take(text)) {
          if (line !== undefined) yield JSON.parse(line) as LineToOnlineProgram;
        }
      }
    } finally {
      clearTimeout(timer);
    }
  }

  #addressOf(name: string): string {
    return `${this.base}/api/v1/bot/${name}`;
  }
}

/** Whatever stands between us and the server may answer, too, and in no language of ours. */
async function readAnswer(answer: Response): Promise<OnlineAnswer> {
  const retryAfter = Number(answer.headers.get('retry-after') ?? Number.NaN);
  const after = Number.isFinite(retryAfter) ? { retryAfter } : {};
  const read: unknown = await answer.json().catch(() => undefined);
  if (isAnswer(read)) return read.type === 'refused' ? { ...after, ...read } : read;
  if (hasProblem(read)) return { ...after, ...refusedBy(read.problem, null) };
  // A gateway whose server is being started anew says so by its status.
  const isPassing = answer.status >= 500;
  return {
    ...(isPassing ? { retryAfter: 1 } : {}),
    ...after,
    ...refusedBy({ kind: 'failed' }, null),
  };
}

/** Whoever is not let in is told so as everybody is. */
const hasProblem = (read: unknown): read is { readonly problem: Problem } =>
  typeof read === 'object' &&
  read !== null &&
  'problem' in read &&
  typeof read.problem === 'object' &&
  read.problem !== null &&
  'kind' in read.problem;

const isAnswer = (read: unknown): read is OnlineAnswer =>
  typeof read === 'object' &&
  read !== null &&
  'type' in read &&
  (read.type === 'done' || read.type === 'refused');
