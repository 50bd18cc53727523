import { itemAt, Seeded } from '@pepite/kernel';
import type { LineToOnlineProgram, OnlineAnswer, OnlineDone } from '@pepite/outside';
import type { AddedBot } from '@pepite/protocol';
import { WebSocket } from 'ws';
import { SEED } from '../../../kernel/test/seed.ts';
import { Bell } from './deadline.ts';
import type { Guest } from './guest.ts';

export type Transport = 'stream' | 'socket';
type Told<T extends LineToOnlineProgram['type']> = Extract<
  LineToOnlineProgram,
  { readonly type: T }
>;

/** A program from outside, as its author might write it: it knows its token and what it is told. */
export class OutsideBot {
  readonly base: string;
  readonly token: string;
  readonly bot: string;
  /** Every line that it was sent, empty ones apart. */
  readonly received: string[] = [];
  readonly bell = new Bell();
  /** Whether it answers when it has to decide. */
  plays = true;
  isClosed = false;
  #pulses = 0;
  #close: () => void = () => {};
  #say: ((text: string) => void) | undefined;
  readonly #rng = new Seeded(SEED);
  #ids = 0;

  constructor(base: string, { token, bot }: Pick<AddedBot, 'token' | 'bot'>) {
    this.base = base;
    this.token = token;
    this.bot = bot;
  }

  /** Somebody makes a token for a new program. */
  static async make(base: string, owner: Guest, name: string): Promise<OutsideBot> {
    const answer = await owner.post(base, '/api/me/bots', { name });
    if (answer.status !== 201) throw new Error(await answer.text());
    return new OutsideBot(base, (await answer.json()) as AddedBot);
  }

  get headers() {
    return { authorization: `Bearer ${this.token}` };
  }

  get lines(): readonly LineToOnlineProgram[] {
    return this.received.map((text) => JSON.parse(text) as LineToOnlineProgram);
  }

  told<T extends LineToOnlineProgram['type']>(type: T): readonly Told<T>[] {
    return this.lines.filter((line): line is Told<T> => line.type === type);
  }

  /** How many empty lines have come. */
  get pulses(): number {
    return this.#pulses;
  }

  until(what: string, isSo: () => boolean): Promise<void> {
    return this.bell.until(30, what, isSo);
  }

  post(name: string, body: object): Promise<Response> {
    return this.postText(name, JSON.stringify(body));
  }

  /** The same with a body that may be none. */
  postText(name: string, body: string): Promise<Response> {
    const headers = { ...this.headers, 'content-type': 'application/json' };
    return fetch(`${this.base}/api/v1/bot/${name}`, { method: 'POST', headers, body });
  }

  /** Asks for something that has to be done. */
  async ask(name: string, body: object): Promise<OnlineDone> {
    const answer = (await (await this.post(name, body)).json()) as OnlineAnswer;
    if (answer.type !== 'done') throw new Error(JSON.stringify(answer));
    return answer;
  }

  /** `query` says what it takes, such as `&challenges=everyone`. */
  async connect(transport: Transport, query = ''): Promise<void> {
    this.isClosed = false;
    if (transport === 'stream') await this.#openStream(query);
    else await this.#openSocket(query);
    await this.until('the first line', () => this.received.length > 0);
  }

  async #openStream(query: string): Promise<void> {
    const aborted = new AbortController();
    const { signal } = aborted;
    const address = `${this.base}/api/v1/bot/stream?moves=yes${query}`;
    const answer = await fetch(address, { headers: this.headers, signal });
    if (!answer.ok || answer.body === null) throw new Error(await answer.text());
    this.#close = () => aborted.abort();
    this.#say = undefined;
    void this.#read(answer.body).catch(() => this.#closed());
  }

  async #read(body: ReadableStream<Uint8Array>): Promise<void> {
    const decoder = new TextDecoder();
    let rest = '';
    for await (const chunk of body) {
      const lines = `${rest}${decoder.decode(chunk, { stream: true })}`.split('\n');
      rest = lines.pop() ?? '';
      for (const line of lines) this.#hear(line);
    }
    this.#closed();
  }

  async #openSocket(query: string): Promise<void> {
    const address = `${this.base.replace('http', 'ws')}/api/v1/bot/socket?moves=yes${query}`;
    const socket = new WebSocket(address, { headers: this.headers });
    socket.on('message', (data: Buffer) => this.#hear(data.toString('utf8')));
    socket.on('close', () => this.#closed());
    this.#close = () => socket.terminate();
    await new Promise((resolve, reject) => {
      socket.once('open', resolve);
      socket.once('error', reject);
    });
    this.#say = (text) => socket.send(text);
  }

  #closed(): void {
    this.isClosed = true;
    this.bell.ring();
  }

  /** Vanishes without a word. */
  vanish(): void {
    this.#close();
  }

  /** Says something over the socket; its number. */
  say(line: object): number {
    this.sayText(JSON.stringify({ id: ++this.#ids, ...line }));
    return this.#ids;
  }

  /** The same with a text that may be no line. */
  sayText(text: string): void {
    this.#say?.(text);
  }

  #hear(text: string): void {
    if (text === '') this.#pulses++;
    else {
      this.received.push(text);
      const line = JSON.parse(text) as LineToOnlineProgram;
      if (this.plays && (line.type === 'start' || line.type === 'position')) this.#choose(line);
    }
    this.bell.ring();
  }

  #choose({
    match,
    position: { ply, own },
    yourTurn,
    moves = [],
  }: Told<'start' | 'position'>): void {
    if (!yourTurn) return;
    const move = itemAt(moves, this.#rng.below(moves.length));
    const body = { match, ply, own, move };
    if (this.#say === undefined) void this.post('move', body);
    else this.say({ type: 'move', ...body });
  }
}
