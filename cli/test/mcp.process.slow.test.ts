import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js';
import { Seeded, VERSION } from '@pepite/kernel';
import { describe, expect, it } from 'vitest';
import { SEED } from '../../kernel/test/seed.ts';
import { V8_FLAGS } from '../flags.mjs';
import { TestClient } from './mcp/client.ts';
import { playToEnd } from './mcp/play.ts';

const PROGRAM = fileURLToPath(new URL('../../dist/node/pepite.js', import.meta.url));
const ARGUMENTS = [...V8_FLAGS, PROGRAM, 'mcp'];

describe('pepite mcp as it ships', () => {
  it('a client that starts it plays a match against bots that think beside it', async () => {
    const client = new TestClient();
    const args = [...ARGUMENTS, '--lang', 'fr', '--name', 'Zoé'];
    await client.client.connect(
      new StdioClientTransport({ command: process.execPath, args, stderr: 'inherit' }),
    );
    expect(client.client.getServerVersion()).toMatchObject({ name: 'pepite', version: VERSION });
    expect(client.client.getInstructions()).toMatch(/list_games nomme les jeux/);
    const opening = { game: 'silver-and-gold', seats: 2, bots: 'newcomer' };
    const { match, told } = await playToEnd(client, opening, new Seeded(SEED));
    const last = told.at(-1);
    const { data } = await client.succeed('record', { match });
    expect(data).toMatchObject({ players: [{ name: 'Zoé' }, { bot: 'newcomer' }] });
    expect(data['result']).toEqual(last?.result);
    await client.client.close();
  });

  it('rubbish is reported and passed over, and the program ends with its input', async () => {
    const child = spawn(process.execPath, ARGUMENTS, { stdio: 'pipe' });
    let out = '';
    let error = '';
    child.stdout.setEncoding('utf8').on('data', (text: string) => (out += text));
    child.stderr.setEncoding('utf8').on('data', (text: string) => (error += text));
    const ping = { jsonrpc: '2.0', id: 7, method: 'ping' };
    child.stdin.write('rubbish\n{"jsonrpc":"2.0"}\n');
    child.stdin.end(`${JSON.stringify(ping)}\n`);
    const [code] = (await once(child, 'close')) as [number];
    expect(code).toBe(0);
    expect(JSON.parse(out)).toEqual({ jsonrpc: '2.0', id: 7, result: {} });
    expect(error).toMatch(/^pepite: /);
  });
});
