import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { connect, type Socket } from 'node:net';
import { describe, expect, it, onTestFinished } from 'vitest';
import { LIMITS } from '../http/limits.ts';
import { within } from './support/deadline.ts';
import { startServer } from './support/in-process.ts';

const HALF = 'PUT /api/me HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\n';

/** Nobody is ended for being slow, however slow this machine is: only for being too many. */
const PATIENT = { ...LIMITS, requestTime: 600_000 };

/** A connection from an address of this machine; whatever becomes of it is the test's business. */
async function open(base: string, localAddress: string): Promise<Socket> {
  const socket = connect({ port: Number(new URL(base).port), host: '127.0.0.1', localAddress });
  socket.on('error', () => {});
  onTestFinished(() => {
    socket.destroy();
  });
  await within(10, 'a connection', once(socket, 'connect'));
  return socket;
}

async function askFrom(base: string, localAddress: string): Promise<number | undefined> {
  const { port } = new URL(base);
  const asking = request({ host: '127.0.0.1', port, path: '/healthz', localAddress, agent: false });
  asking.end();
  const answer = within(10, 'an answer', once(asking, 'response'));
  const [response] = (await answer) as [IncomingMessage];
  response.resume();
  return response.statusCode;
}

describe('connections that send nothing, or half a request', () => {
  it('idle connections are limited for each address, so that others can come in', async () => {
    const limits = { ...PATIENT, connectionsOfAddress: 5 };
    const base = await startServer({}, { limits });
    for (let count = 0; count < 5; count++) {
      (await open(base, '127.0.0.2')).write(count % 2 === 0 ? HALF : '');
    }
    const sixth = await open(base, '127.0.0.2');
    sixth.resume();
    await within(5, 'one too many is ended', once(sixth, 'close'));
    expect(await askFrom(base, '127.0.0.3')).toBe(200);
  });

  it('idle connections are limited in all', async () => {
    const base = await startServer({}, { limits: { ...PATIENT, connections: 3 } });
    for (let count = 2; count < 5; count++) (await open(base, `127.0.0.${count}`)).write(HALF);
    const fourth = await open(base, '127.0.0.5');
    fourth.resume();
    await within(5, 'one too many is ended', once(fourth, 'close'));
  });

  it('a connection that is gone frees its place', async () => {
    const base = await startServer({}, { limits: { ...LIMITS, connectionsOfAddress: 1 } });
    for (let count = 0; count < 5; count++) {
      const socket = await open(base, '127.0.0.2');
      socket.write('GET /healthz HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n');
      const [text] = (await within(10, 'an answer', once(socket, 'data'))) as [Buffer];
      expect(text.toString()).toContain('HTTP/1.1 200');
      socket.resume();
      await within(10, 'the end', once(socket, 'close'));
    }
  });

  it('connections behind a proxy count for the visitor whom the proxy names', async () => {
    const limits = { ...PATIENT, connectionsOfAddress: 2 };
    const base = await startServer({ proxy: 1 }, { limits });
    const half = `${HALF}content-length: 20\r\nx-forwarded-for: 10.0.0.1, 203.0.113.7\r\n\r\n`;
    const sockets = [];
    for (let count = 0; count < 3; count++) {
      const socket = await open(base, '127.0.0.1');
      socket.write(half);
      sockets.push(socket);
    }
    const answers = sockets.map((socket) => once(socket, 'data'));
    const [text] = (await within(5, 'one too many is refused', Promise.race(answers))) as [Buffer];
    expect(text.toString()).toContain('HTTP/1.1 429');
    expect(await askFrom(base, '127.0.0.1')).toBe(200);
  });

  it('a connection is ended when its request takes too long to arrive', async () => {
    const base = await startServer({}, { limits: { ...LIMITS, requestTime: 600 } });
    const headers = await open(base, '127.0.0.1');
    headers.write(HALF);
    const body = await open(base, '127.0.0.1');
    body.write(`${HALF}content-length: 20\r\n\r\n{"name":`);
    for (const socket of [headers, body]) {
      const [text] = (await within(10, 'an answer', once(socket, 'data'))) as [Buffer];
      expect(text.toString()).toMatch(/^HTTP\/1\.1 408 /);
      expect(text.toString()).toContain('{"problem":{"kind":"bad-request"}}');
    }
    expect(LIMITS.requestTime).toBe(30_000);
  });
});
