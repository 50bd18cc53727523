import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { InMemoryTransport } from '@modelcontextprotocol/sdk/inMemory.js';
import type { CallToolResult } from '@modelcontextprotocol/sdk/types.js';
import { type Language, Seeded } from '@pepite/kernel';
import { MemoryStore } from '@pepite/matches/memory-store';
import type { OutsidePosition } from '@pepite/outside';
import { systemClock } from '@pepite/server/clock';
import { Readable, Writable } from 'node:stream';
import { botsAtOnce } from '../../../bots/test/support/direct.ts';
import { Session } from '../../mcp/session.ts';
import { LocalMatches } from '../../mcp/matches.ts';
import { makeServer } from '../../mcp/server.ts';

/** What came of calling a tool. */
export interface Called {
  readonly text: string;
  readonly data: Readonly<Record<string, unknown>>;
  readonly isError: boolean;
}

/** A match and where it stands, as tools tell it with `format: json`. */
export interface ToldPosition {
  readonly match: string;
  readonly position: OutsidePosition;
}

/** A real client of the protocol, and all that it was ever sent. */
export class TestClient {
  readonly client: Client;
  readonly sent: string[] = [];

  constructor(client = new Client({ name: 'test', version: '1' })) {
    this.client = client;
  }

  async call(name: string, input: object = {}): Promise<Called> {
    const result = (await this.client.callTool({
      name,
      arguments: { ...input },
    })) as CallToolResult;
    const { content, structuredContent, isError = false } = result;
    this.sent.push(JSON.stringify({ content, structuredContent, isError }));
    const text = content.map((part) => (part.type === 'text' ? part.text : '')).join('\n');
    return { text, data: structuredContent ?? {}, isError };
  }

  /** Calls a tool that has to do what it is asked for. */
  async succeed(name: string, input: object = {}): Promise<Called> {
    const called = await this.call(name, input);
    if (called.isError) throw new Error(`${name}: ${called.text}`);
    return called;
  }

  async position(name: string, input: object): Promise<ToldPosition> {
    const { data } = await this.succeed(name, { ...input, format: 'json' });
    return data as Called['data'] & ToldPosition;
  }
}

/** A client and a server in one process; bots think at once, and matches are in reach. */
export async function connect(
  language: Language = 'en',
  store = new MemoryStore(),
): Promise<{ readonly client: TestClient; readonly matches: LocalMatches }> {
  const matches = new LocalMatches({
    clock: systemClock,
    bots: botsAtOnce(new Seeded(1)),
    name: 'Ada',
    report: (error) => {
      throw error;
    },
    patience: 60_000,
    store,
  });
  const context = {
    language,
    input: Readable.from([]),
    out: new Writable(),
    error: new Writable(),
    environment: {},
    interrupted: new AbortController().signal,
  };
  const [near, far] = InMemoryTransport.createLinkedPair();
  await makeServer(new Session(context, matches)).connect(far);
  const client = new TestClient();
  await client.client.connect(near);
  return { client, matches };
}
