import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { connect } from 'node:net';
import { describe, expect, it } from 'vitest';
import { within } from './support/deadline.ts';
import { startServer } from './support/in-process.ts';

describe('headers', () => {
  it('pages may run nothing but our own scripts and styles, and not use the machine', async () => {
    const base = await startServer();
    const { headers } = await fetch(`${base}/`);
    const policy = headers.get('content-security-policy') ?? '';
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("script-src 'self'");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toContain('unsafe');
    expect(headers.get('permissions-policy')).toMatch(/camera=\(\).*geolocation=\(\).*usb=\(\)/);
    expect(Object.fromEntries(headers)).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'same-origin',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'cross-origin-embedder-policy': 'require-corp',
    });
    expect(headers.get('strict-transport-security')).toBeNull();
    expect(headers.get('x-powered-by')).toBeNull();
  });

  it.each(['/api/me', '/api/matches/nowhere/record', '/api/nowhere'])(
    'answers of %s stay out of every cache',
    async (path) => {
      const base = await startServer();
      const { headers } = await fetch(`${base}${path}`);
      expect(headers.get('cache-control')).toBe('no-store');
    },
  );

  it('pages behind a proxy ask for TLS, and leave other subdomains alone', async () => {
    const base = await startServer({ proxy: 1 });
    const { headers } = await fetch(`${base}/`);
    expect(headers.get('strict-transport-security')).toBe('max-age=31536000');
  });
});

describe('requests with something wrong in them', () => {
  async function ask(base: string, path: string, method = 'GET') {
    const { hostname, port } = new URL(base);
    const asking = request({ hostname, port, path, method, agent: false });
    asking.end();
    const answer = within(10, path, once(asking, 'response'));
    const [response] = (await answer) as [IncomingMessage];
    let body = '';
    for await (const part of response) body += String(part);
    return { status: response.statusCode, body: JSON.parse(body) as unknown };
  }

  it.each([
    ['/m/%', 400, { kind: 'bad-request' }],
    [`/api/matches/${'x'.repeat(200)}/record`, 414, { kind: 'too-long', most: 100 }],
    ['/api/matches/nowhere/record', 404, { kind: 'no-such-match' }],
    ['/nowhere', 404, { kind: 'not-found' }],
    ['/metrics', 404, { kind: 'not-found' }],
    ['/socket', 404, { kind: 'not-found' }],
  ])('a request for %s is refused in the one shape', async (path, status, problem) => {
    expect(await ask(await startServer(), path)).toEqual({ status, body: { problem } });
  });

  it.each([
    ['GARBAGE\r\n\r\n', 400, { kind: 'bad-request' }],
    [
      `GET / HTTP/1.1\r\nhost: x\r\ncookie: ${'x'.repeat(40_000)}\r\n\r\n`,
      431,
      { kind: 'too-long', most: 16_384 },
    ],
  ])('garbage is refused in the same shape (%#)', async (text, status, problem) => {
    const base = await startServer();
    const socket = connect(Number(new URL(base).port), '127.0.0.1');
    socket.on('error', () => {});
    socket.write(text);
    const [answer] = (await within(10, 'an answer', once(socket, 'data'))) as [Buffer];
    expect(answer.toString()).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
    expect(answer.toString().split('\r\n\r\n')[1]).toBe(JSON.stringify({ problem }));
  });
});
