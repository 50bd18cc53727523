import type { LookupAddress } from 'node:dns';
import type { ClientRequest, IncomingMessage } from 'node:http';
import type { LookupFunction } from 'node:net';
import type { SendOutcome } from '@pepite/protocol';
import { isPublicAddress, literalAddress } from './public-address.ts';

/** Finds the addresses that a name stands for. */
export type Lookup = (hostname: string) => Promise<readonly LookupAddress[]>;

/** What is sent to somebody's address. */
export interface Letter {
  readonly address: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | Buffer;
}

export interface OutgoingSettings {
  readonly lookup: Lookup;
  /** Whether addresses of the server's own network may be sent to: the host has to allow it. */
  readonly mayReachPrivate: boolean;
  /** Asked with the network that is about to be sent to; false if it was sent too much lately. */
  readonly mayReach?: ((address: string) => boolean) | undefined;
}

/** How long an answer may take, in milliseconds, from the first packet to the last one read. */
const LONGEST_ANSWER = 10_000;
/** More of an answer is not read: nobody needs what is in it. */
const MOST_READ = 4096;

const systemLookup: Lookup = async (hostname) => {
  const { lookup } = await import('node:dns/promises');
  return lookup(hostname, { all: true });
};

/** An address that something may be sent to, as far as one can tell before looking it up. */
export function parseTarget(text: string): URL | undefined {
  if (!URL.canParse(text)) return undefined;
  const url = new URL(text);
  const isWeb = url.protocol === 'https:' || url.protocol === 'http:';
  return isWeb && url.username === '' && url.password === '' ? url : undefined;
}

/**
 * Sends letters to addresses that strangers have named. A name is looked up once, what it stands
 * for is checked, and that very address is connected to: asked again, the name might stand for
 * something else. Redirects are not followed, wherever they lead.
 */
export class Outgoing {
  readonly #settings: OutgoingSettings;

  constructor({ lookup = systemLookup, ...settings }: Partial<OutgoingSettings> = {}) {
    this.#settings = { mayReachPrivate: false, ...settings, lookup };
  }

  async post(letter: Letter): Promise<SendOutcome> {
    const url = parseTarget(letter.address);
    if (url === undefined) return { kind: 'unknown-host' };
    const found = await this.#find(url.hostname);
    const [first] = found;
    if (first === undefined) return { kind: 'unknown-host' };
    const { mayReachPrivate, mayReach } = this.#settings;
    const isRefused = found.some(({ address }) => !isPublicAddress(address));
    if (isRefused && !mayReachPrivate) return { kind: 'private' };
    if (mayReach?.(first.address) === false) return { kind: 'too-often' };
    return send(url, letter, first);
  }

  async #find(hostname: string): Promise<readonly LookupAddress[]> {
    const literal = literalAddress(hostname);
    if (literal !== undefined) {
      return [{ address: literal, family: literal.includes(':') ? 6 : 4 }];
    }
    try {
      return await this.#settings.lookup(hostname);
    } catch {
      return [];
    }
  }
}

/** Whatever name is asked for, this one address is the answer. */
const pinnedTo =
  (pinned: LookupAddress): LookupFunction =>
  (_hostname, options, answer) => {
    if (options.all === true) answer(null, [pinned]);
    else answer(null, pinned.address, pinned.family);
  };

async function send(url: URL, letter: Letter, pinned: LookupAddress): Promise<SendOutcome> {
  // Loaded when the first letter is sent: a start need not wait for it.
  const { request } = await (url.protocol === 'https:'
    ? import('node:https')
    : import('node:http'));
  const signal = AbortSignal.timeout(LONGEST_ANSWER);
  return new Promise((resolve) => {
    const asked: ClientRequest = request(url, {
      method: 'POST',
      headers: { ...letter.headers, 'content-length': Buffer.byteLength(letter.body) },
      lookup: pinnedTo(pinned),
      // A connection for itself: one that is kept might be to another address.
      agent: false,
      signal,
    });
    asked.on('error', () => resolve({ kind: signal.aborted ? 'too-slow' : 'unreachable' }));
    asked.on('response', (answer) => readSome(answer, () => resolve(outcomeOf(answer))));
    asked.end(letter.body);
  });
}

const outcomeOf = ({ statusCode = 0 }: IncomingMessage): SendOutcome => ({
  kind: 'answered',
  status: statusCode,
});

/** Reads a little of an answer, so that its sender is not cut off, and hangs up. */
function readSome(answer: IncomingMessage, done: () => void): void {
  let length = 0;
  answer.on('data', (chunk: Buffer) => {
    length += chunk.length;
    if (length > MOST_READ) answer.destroy();
  });
  answer.on('error', () => {});
  answer.once('close', done);
}

/** Whether a letter has arrived. */
export const hasArrived = (outcome: SendOutcome): boolean =>
  outcome.kind === 'answered' && outcome.status >= 200 && outcome.status < 300;

/** Whether nobody is there any more, as push services say it. */
export const isGone = (outcome: SendOutcome): boolean =>
  outcome.kind === 'answered' && (outcome.status === 404 || outcome.status === 410);

/** Whether it may be worth to try again: not where the answer would be the same. */
export function mayRetry(outcome: SendOutcome): boolean {
  if (outcome.kind === 'private') return false;
  if (outcome.kind !== 'answered') return true;
  return outcome.status === 408 || outcome.status === 429 || outcome.status >= 500;
}
