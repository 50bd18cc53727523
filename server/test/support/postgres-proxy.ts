import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';
import { onTestFinished } from 'vitest';

/** What happens to whoever says something: it gets there or not, and then nobody answers. */
type Cut = 'before' | 'after';

interface Hold {
  readonly word: Buffer;
  times: number;
  readonly resolve: () => void;
}

/** A network between a server and its database that fails when a test wants it to. */
export class PostgresProxy {
  readonly #server: Server;
  readonly #target: URL;
  readonly #pairs = new Set<readonly [Socket, Socket]>();
  #word: Buffer | undefined;
  #cut: Cut = 'before';
  #meanwhile: () => Promise<unknown> = () => Promise.resolve();
  /** What has to be done before anybody gets through again. */
  #busy: Promise<unknown> = Promise.resolve();
  #cuts = 0;
  #hold: Hold | undefined;

  private constructor(target: URL) {
    this.#target = target;
    this.#server = createServer((client) => void this.#busy.then(() => this.#join(client)));
  }

  /** A proxy in front of a database, until the test ends. */
  static async open(url: string): Promise<PostgresProxy> {
    const proxy = new PostgresProxy(new URL(url));
    proxy.#server.listen(0, '127.0.0.1');
    await once(proxy.#server, 'listening');
    onTestFinished(() => proxy.close());
    return proxy;
  }

  /** The address of the database, through this. */
  get url(): string {
    const url = new URL(this.#target);
    url.hostname = '127.0.0.1';
    url.port = String((this.#server.address() as AddressInfo).port);
    return url.href;
  }

  /** How often it has failed. */
  get cuts(): number {
    return this.#cuts;
  }

  /**
   * Fails once, when this word is said, before or after the database has heard it. Nobody gets
   * through until `meanwhile` is done.
   */
  cutAt(word: string, cut: Cut, meanwhile = this.#meanwhile): void {
    this.#word = Buffer.from(word);
    this.#cut = cut;
    this.#meanwhile = meanwhile;
  }

  /**
   * Lets whoever says this word for so many times wait for an answer from then on: the database
   * does not hear it. Settles when that is so.
   */
  holdAt(word: string, times = 1): Promise<void> {
    const { promise, resolve } = Promise.withResolvers<void>();
    this.#hold = { word: Buffer.from(word), times, resolve };
    return promise;
  }

  /** Nobody gets through any more. */
  close(): void {
    this.#server.close();
    for (const pair of this.#pairs) end(pair);
  }

  #join(client: Socket): void {
    const database = connect(Number(this.#target.port), this.#target.hostname);
    const pair = [client, database] as const;
    this.#pairs.add(pair);
    for (const socket of pair) {
      socket.on('error', () => {});
      socket.on('close', () => end(pair));
    }
    database.on('data', (data) => client.write(data));
    client.on('data', (data: Buffer) => this.#pass(data, pair));
  }

  #isHeld(data: Buffer): boolean {
    const hold = this.#hold;
    if (hold === undefined || !data.includes(hold.word) || --hold.times > 0) return false;
    this.#hold = undefined;
    hold.resolve();
    return true;
  }

  #pass(data: Buffer, pair: readonly [Socket, Socket]): void {
    const [client, database] = pair;
    if (this.#isHeld(data)) {
      client.pause();
      return;
    }
    if (this.#word === undefined || !data.includes(this.#word)) {
      database.write(data);
      return;
    }
    this.#word = undefined;
    this.#cuts++;
    this.#busy = this.#meanwhile();
    if (this.#cut === 'before') {
      end(pair);
      return;
    }
    // The database hears all of it, and answers nobody.
    client.destroy();
    database.removeAllListeners('data').resume().end(data);
  }
}

function end(pair: readonly Socket[]): void {
  for (const socket of pair) socket.destroy();
}
