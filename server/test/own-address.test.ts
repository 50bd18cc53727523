import { get } from 'node:http';
import { networkInterfaces } from 'node:os';
import { json } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import { readConfig } from '../config.ts';
import { startServer, startServing } from './support/in-process.ts';

const PATH = '/api/invitation';

/** What a server answers to whoever has typed in some host, and comes to one of its addresses. */
const ask = (port: number, host: string, at = '127.0.0.1'): Promise<unknown> =>
  new Promise((resolve, reject) => {
    const asking = get({ host: at, port, path: PATH, headers: { host }, agent: false });
    asking.on('response', (answer) => resolve(json(answer))).on('error', reject);
  });

/** The addresses of this machine that others can reach, as far as the system tells them. */
const OUTSIDE = Object.values(networkInterfaces())
  .flat()
  .filter((found) => found?.internal === false && found.family === 'IPv4')
  .map((found) => found?.address);

describe('where invitations lead to', () => {
  it.each([
    ['https://play.example.org', 'https://play.example.org'],
    ['http://192.168.1.20:4000/', 'http://192.168.1.20:4000'],
  ])('%s may be said by a host', (text, address) => {
    expect(readConfig({}, { PEPITE_ADDRESS: text })).toMatchObject({ config: { address } });
  });

  it.each([
    'play.example.org',
    'ftp://example.org',
    'javascript:alert(1)',
    'https://example.org/club',
    'https://ann@example.org',
  ])('%s is refused', (text) => {
    expect(readConfig({}, { PEPITE_ADDRESS: text })).toMatchObject({
      problem: { kind: 'value-wrong', name: 'PEPITE_ADDRESS' },
    });
  });

  it('invitations lead to where the host says, from wherever', async () => {
    const address = 'https://play.example.org';
    const { port } = await startServing({ address });
    expect(await ask(port, 'localhost')).toEqual({ address });
    expect(await ask(port, 'example.org')).toEqual({ address });
  });

  it('whoever opened the page on the machine itself invites by its address', async () => {
    const { port } = await startServing({ host: '0.0.0.0' });
    const [first] = OUTSIDE;
    const expected = first === undefined ? {} : { address: `http://${first}:${port}` };
    expect(await ask(port, `localhost:${port}`)).toEqual(expected);
  });

  it('whoever comes by another name is told nothing of the network', async () => {
    const { port } = await startServing({ host: '0.0.0.0' });
    expect(await ask(port, 'example.org')).toEqual({});
  });

  it('a stranger who claims to be here is told nothing of the network', async () => {
    const { port } = await startServing({ host: '0.0.0.0' });
    expect(await ask(port, 'localhost', OUTSIDE[0])).toEqual({});
  });

  it('a server that only its own machine reaches has no other address', async () => {
    const answer = await fetch((await startServer()) + PATH);
    expect(await answer.json()).toEqual({});
  });
});
