import { itemAt } from '@pepite/kernel';
import { wrongFieldBy } from '@pepite/protocol';
import type { Operation } from '../../api/operation.ts';
import { STAND_INS } from '../../api/stand-ins.ts';

type Json = Readonly<Record<string, unknown>>;

/** What is found in data by keys, one after the other. */
export const at = (data: unknown, ...keys: readonly string[]): Json =>
  keys.reduce((found, key) => (found as Json)[key], data) as Json;

/** The schema of what an operation answers with in one form, as the description has it. */
export const schemaOf = (
  description: Json,
  { path, method, answer }: Operation,
  form: string,
): Json =>
  at(
    description,
    'paths',
    path.replaceAll(/:(\w+)/g, '{$1}'),
    method,
    'responses',
    `${answer.status ?? 200}`,
    'content',
    form,
    'schema',
  );

/** In which field data is not of a shape, by a schema within a description. */
export const wrongFieldIn = (description: Json, schema: Json, data: unknown): string | undefined =>
  wrongFieldBy({ components: description['components'], ...schema })(data);

/** What a server answered. */
interface Answered {
  readonly status: number;
  readonly type: string;
  readonly text: string;
}

/**
 * Asks a server what examples ask. What stands in them for something that each server calls
 * otherwise is learned from its answers, and a cookie is kept, as a program would.
 */
export class ExampleCaller {
  readonly base: string;
  cookie = '';
  readonly #real = new Map<string, string>();

  constructor(base: string) {
    this.base = base;
  }

  /** Says what a stand-in is called at this server. */
  learn(standIn: string, real: string): void {
    this.#real.set(standIn, real);
  }

  /** A text with what things are called at this server. */
  told(text: string): string {
    let told = text;
    for (const [standIn, real] of this.#real) told = told.replaceAll(standIn, real);
    return told;
  }

  /** Sends what is an example of an operation; `accept` is what it wants to be answered with. */
  async ask(operation: Operation, accept?: string): Promise<Answered> {
    const { method, body, answer, asks } = operation;
    const response = await fetch(this.base + this.told(addressOf(operation)), {
      method: method.toUpperCase(),
      headers: {
        ...(body && { 'content-type': 'application/json' }),
        ...(accept !== undefined && { accept }),
        ...(asks === 'bot'
          ? { authorization: `Bearer ${this.told(STAND_INS.token)}` }
          : { cookie: this.cookie }),
      },
      ...(body && { body: this.told(JSON.stringify(body.example)) }),
    });
    const [given] = response.headers.getSetCookie();
    if (given !== undefined) this.cookie = itemAt(given.split(';'), 0);
    const text = await response.text();
    const type = itemAt((response.headers.get('content-type') ?? '').split(';'), 0);
    if (type === 'application/json') this.#compare(answer.example, JSON.parse(text));
    return { status: response.status, type, text };
  }

  /** Finds stand-ins in an example, and what the server has in their places. */
  #compare(example: unknown, real: unknown): void {
    const isKnown = Object.values<unknown>(STAND_INS).includes(example);
    if (isKnown && typeof example === 'string' && typeof real === 'string') {
      this.learn(example, real);
    } else if (typeof example === 'object' && example !== null) {
      for (const [key, value] of Object.entries(example)) {
        if (typeof real === 'object' && real !== null) this.#compare(value, (real as Json)[key]);
      }
    }
  }
}

/** The address that an example asks, with its query. */
function addressOf({ path, parts = {}, query }: Operation): string {
  const named = path.replaceAll(/:(\w+)/g, (_, part: string) => parts[part]?.example ?? '');
  return query === undefined ? named : `${named}?${new URLSearchParams(query.example).toString()}`;
}
