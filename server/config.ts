import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Retention } from './store/expiry.ts';
import { readSecretsFile } from './secrets-file.ts';
import { CONTACT_EXPECTED, parseContact } from './http/contact.ts';
import { OWN_ADDRESS_EXPECTED, parseOwnAddress } from './http/own-address.ts';
import { parseProxy, PROXY_EXPECTED, type TrustedProxies } from './proxy.ts';

/** Where something listens. */
export interface Address {
  readonly host: string;
  readonly port: number;
}

/** All settings of a server. */
export interface Config {
  readonly port: number;
  readonly host: string;
  /** The folder of the database. */
  readonly data: string;
  /** The address of a PostgreSQL database, which is used instead; there may be a password in it. */
  readonly database?: string | undefined;
  /** The folder of the built pages. */
  readonly pages: string;
  readonly log: string;
  readonly limits: boolean;
  readonly proxy: TrustedProxies;
  /** What cookies are signed with before what the store has: the first signs, all count. */
  readonly cookieKeys?: readonly string[];
  /** Where the host can be written to, as a link. */
  readonly contact?: string | undefined;
  /** Where players find the server, as invitations say it. */
  readonly address?: string | undefined;
  /** Whether players may have notices sent to addresses of the server's own network. */
  readonly noticesPrivate?: boolean;
  /** Where figures about the server are told, if anywhere. */
  readonly metrics: Address | undefined;
  /** Milliseconds that a bot waits before it moves. */
  readonly botPause: number;
  /** Threads in which bots think. */
  readonly thinkers: number;
  /** Whether they review matches, too, when no bot is asked anything: yes, unless said. */
  readonly reviews?: boolean;
  /** Milliseconds after which others may let a bot play for somebody who is away. */
  readonly awayAfter: number;
  readonly retention: Retention;
  /** Where chance begins, in tests: then it can be repeated, and foreseen. */
  readonly seed: number | undefined;
}

/** What is said on the command line; it comes before what the environment says. */
export interface Choices {
  readonly port?: number | undefined;
  readonly host?: string | undefined;
  readonly data?: string | undefined;
}

/** What is wrong with a variable. */
export type ConfigProblem =
  | { readonly kind: 'value-wrong'; readonly name: string; readonly expected: string }
  | { readonly kind: 'secrets-unusable'; readonly file: string }
  | { readonly kind: 'seed-refused' }
  /** A folder was named on the command line, and a database in the environment. */
  | { readonly kind: 'two-stores' };

type Environment = Readonly<Record<string, string | undefined>>;
type Read = { readonly config: Config } | { readonly problem: ConfigProblem };

const LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'silent'];
const DAY = 24 * 60 * 60 * 1000;
/** Hours or days that something may be kept; 0 is for ever. */
const LONGEST_KEPT = 100_000;
/** Seeds are typed in again by people. */
const LARGEST_SEED = 999_999_999;
const cores = availableParallelism();

/** Pages are built beside the programs; tests run our sources, which have none beside them. */
export const PAGES = fileURLToPath(
  new URL(import.meta.url.endsWith('.ts') ? '../dist/web/' : '../web/', import.meta.url),
);

class Wrong extends Error {
  readonly problem: ConfigProblem;
  constructor(problem: ConfigProblem) {
    super(problem.kind);
    this.problem = problem;
  }
}

/** Reads the environment; the first thing that is wrong with it is told. */
export function readConfig(choices: Choices, environment: Environment): Read {
  try {
    return { config: read(choices, environment) };
  } catch (error) {
    if (error instanceof Wrong) return { problem: error.problem };
    throw error;
  }
}

function read({ port, host, data }: Choices, environment: Environment): Config {
  const isInteractive = process.stderr.isTTY;
  return {
    port: port ?? count(environment, 'PORT', 4000, 65_535),
    host: host ?? (environment['PEPITE_HOST'] || '0.0.0.0'),
    data: resolve(data ?? (environment['PEPITE_DATA'] || '.pepite')),
    database: readDatabase(data, environment),
    pages: PAGES,
    log: oneOf(environment, 'PEPITE_LOG', LEVELS, isInteractive ? 'warn' : 'info'),
    limits: oneOf(environment, 'PEPITE_LIMITS', ['on', 'off'], 'on') === 'on',
    proxy: readProxy(environment['PEPITE_PROXY'] || 'off'),
    cookieKeys: readKeys(environment['PEPITE_SECRETS_FILE'] || undefined),
    contact: readContact(environment['PEPITE_CONTACT'] || undefined),
    address: readOwnAddress(environment['PEPITE_ADDRESS'] || undefined),
    noticesPrivate: oneOf(environment, 'PEPITE_NOTICES_PRIVATE', ['on', 'off'], 'off') === 'on',
    metrics: readAddress('PEPITE_METRICS', environment['PEPITE_METRICS'] || 'off'),
    botPause: count(environment, 'PEPITE_BOT_PAUSE', 700, DAY),
    thinkers: Math.max(1, count(environment, 'PEPITE_THINKERS', cores - 1, 64)),
    reviews: oneOf(environment, 'PEPITE_REVIEWS', ['on', 'off'], 'on') === 'on',
    awayAfter: count(environment, 'PEPITE_AWAY_AFTER', 120_000, DAY),
    retention: {
      waiting: count(environment, 'PEPITE_KEEP_WAITING', 24, LONGEST_KEPT),
      abandoned: count(environment, 'PEPITE_KEEP_ABANDONED', 90, LONGEST_KEPT),
      finished: count(environment, 'PEPITE_KEEP_FINISHED', 365, LONGEST_KEPT),
      guests: count(environment, 'PEPITE_KEEP_GUESTS', 400, LONGEST_KEPT),
    },
    seed: readSeed(environment),
  };
}

/** Units and containers always name a folder; whoever types one means it. */
function readDatabase(data: string | undefined, environment: Environment): string | undefined {
  const database = environment['DATABASE_URL'] || undefined;
  if (database !== undefined && data !== undefined) throw new Wrong({ kind: 'two-stores' });
  return database;
}

/** Whoever knows the seed knows every hand, so nobody gets one without asking for it twice. */
function readSeed(environment: Environment): number | undefined {
  const isTest = oneOf(environment, 'PEPITE_TEST', ['on', 'off'], 'off') === 'on';
  const text = environment['PEPITE_SEED'] || undefined;
  if (text === undefined) return undefined;
  if (!isTest || environment['NODE_ENV'] === 'production')
    throw new Wrong({ kind: 'seed-refused' });
  return inRange('PEPITE_SEED', text, LARGEST_SEED);
}

function readKeys(file: string | undefined): readonly string[] {
  const keys = file === undefined ? [] : readSecretsFile(file);
  if (file === undefined || keys !== undefined) return keys ?? [];
  throw new Wrong({ kind: 'secrets-unusable', file });
}

function readProxy(text: string): TrustedProxies {
  const proxy = parseProxy(text);
  if (proxy !== undefined) return proxy;
  throw new Wrong({ kind: 'value-wrong', name: 'PEPITE_PROXY', expected: PROXY_EXPECTED });
}

function readContact(text: string | undefined): string | undefined {
  const contact = text && parseContact(text);
  if (text === undefined || contact !== undefined) return contact;
  throw new Wrong({ kind: 'value-wrong', name: 'PEPITE_CONTACT', expected: CONTACT_EXPECTED });
}

function readOwnAddress(text: string | undefined): string | undefined {
  const address = text && parseOwnAddress(text);
  if (text === undefined || address !== undefined) return address;
  throw new Wrong({ kind: 'value-wrong', name: 'PEPITE_ADDRESS', expected: OWN_ADDRESS_EXPECTED });
}

/** `host:port`, with brackets around an IPv6 address; nothing if it is off. */
function readAddress(name: string, text: string): Address | undefined {
  if (text === 'off') return undefined;
  const { host, port } = /^\[?(?<host>[^[\]\s]+)\]?:(?<port>\d{1,5})$/.exec(text)?.groups ?? {};
  if (host !== undefined && Number(port) <= 65_535) return { host, port: Number(port) };
  throw new Wrong({ kind: 'value-wrong', name, expected: 'off, 127.0.0.1:9100 (host:port)' });
}

function count(environment: Environment, name: string, fallback: number, most: number): number {
  const text = environment[name];
  return text === undefined || text === '' ? fallback : inRange(name, text, most);
}

function inRange(name: string, text: string, most: number): number {
  if (/^\d{1,9}$/.test(text) && Number(text) <= most) return Number(text);
  throw new Wrong({ kind: 'value-wrong', name, expected: `0 … ${most}` });
}

function oneOf(
  environment: Environment,
  name: string,
  values: readonly string[],
  fallback: string,
): string {
  const text = environment[name] || fallback;
  if (values.includes(text)) return text;
  throw new Wrong({ kind: 'value-wrong', name, expected: values.join(', ') });
}
