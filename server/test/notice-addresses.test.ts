// What players have sent somewhere goes to the internet at large, and nowhere else.
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, it, onTestFinished } from 'vitest';
import { Outgoing } from '../notices/outgoing.ts';
import { isPublicAddress } from '../notices/public-address.ts';
import { SendLimits } from '../notices/send-limits.ts';
import { TestClock } from '../../matches/test/support/clock.ts';

/** Somebody's server on this machine: what it was asked, and where it is. */
async function listen(
  answer: (request: IncomingMessage, reply: ServerResponse) => void,
): Promise<{ readonly port: number; readonly asked: string[] }> {
  const asked: string[] = [];
  const server = createServer((request, reply) => {
    asked.push(`${request.method} ${request.headers.host} ${request.url}`);
    answer(request, reply);
  });
  server.listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  onTestFinished(() => server.close().closeAllConnections());
  return { port: (server.address() as AddressInfo).port, asked };
}

const letterTo = (address: string) => ({ address, headers: {}, body: '{}' });
const named =
  (...addresses: readonly string[]) =>
  () =>
    Promise.resolve(
      addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
    );

describe('addresses that may be sent to', () => {
  it.each([
    ['127.0.0.1', '127.8.8.8', '0.0.0.0', '10.1.2.3', '172.16.0.1', '192.168.1.1', '100.64.0.1'],
    ['169.254.169.254', '192.0.0.8', '192.0.2.1', '198.18.0.1', '224.0.0.1', '255.255.255.255'],
    ['::1', '::', 'fe80::1', 'fe80::1%eth0', 'fc00::1', 'fd12::1', 'fec0::1', 'ff02::1'],
    ['::ffff:127.0.0.1', '::ffff:8.8.8.8', '::127.0.0.1', '64:ff9b::7f00:1', '2002:7f00:1::'],
    ['2001::1', '2001:db8::1', 'localhost', ''],
  ])('addresses that are not public are told apart: %s and so on', (...addresses) => {
    expect(addresses.filter(isPublicAddress)).toEqual([]);
  });

  it('public addresses are public', () => {
    expect(['8.8.8.8', '2606:4700::1111', '93.184.216.34'].filter(isPublicAddress)).toHaveLength(3);
  });

  it.each([
    'http://127.0.0.1:1/',
    'http://0x7f.1:1/',
    'http://2130706433:1/',
    'https://[::1]/',
    'http://[::ffff:127.0.0.1]:1/',
    'http://10.0.0.1/',
  ])('%s is refused without a connection', async (address) => {
    const lookup = (): Promise<never> => Promise.reject(new Error('nothing is to be looked up'));
    expect(await new Outgoing({ lookup }).post(letterTo(address))).toEqual({ kind: 'private' });
  });

  it.each([[['127.0.0.1']], [['8.8.8.8', '127.0.0.1']], [['::ffff:10.0.0.1']], [['fd00::1']]])(
    'a name that stands for %s is refused without a connection',
    async (addresses) => {
      const { port, asked } = await listen((_request, reply) => reply.end());
      const outgoing = new Outgoing({ lookup: named(...addresses) });
      const outcome = await outgoing.post(letterTo(`http://hook.example:${port}/`));
      expect([outcome, asked]).toEqual([{ kind: 'private' }, []]);
    },
  );

  it('a name is looked up once, and what was found is what is connected to', async () => {
    const { port, asked } = await listen((_request, reply) => reply.end());
    let looks = 0;
    const lookup = () => {
      looks++;
      return named('127.0.0.1')();
    };
    const outgoing = new Outgoing({ lookup, mayReachPrivate: true });
    const outcome = await outgoing.post(letterTo(`http://hook.example:${port}/path`));
    expect(outcome).toEqual({ kind: 'answered', status: 200 });
    expect([looks, asked]).toEqual([1, [`POST hook.example:${port} /path`]]);
  });

  it('a redirect is not followed, whether it leads to a private address or not', async () => {
    const inner = await listen((_request, reply) => reply.end());
    const outer = await listen((_request, reply) => {
      reply.writeHead(307, { location: `http://127.0.0.1:${inner.port}/` }).end();
    });
    const outgoing = new Outgoing({ lookup: named('127.0.0.1'), mayReachPrivate: true });
    const outcome = await outgoing.post(letterTo(`http://hook.example:${outer.port}/`));
    expect(outcome).toEqual({ kind: 'answered', status: 307 });
    expect([outer.asked.length, inner.asked]).toEqual([1, []]);
  });

  it('an endless answer is cut off, and what is nowhere is told so', async () => {
    const { port } = await listen((_request, reply) => {
      const more = (): void => {
        while (reply.write('x'.repeat(1000)) && !reply.destroyed);
      };
      reply.on('drain', more);
      more();
    });
    const outgoing = new Outgoing({ lookup: named('127.0.0.1'), mayReachPrivate: true });
    const post = (address: string) => outgoing.post(letterTo(address));
    expect(await post(`http://127.0.0.1:${port}/`)).toEqual({ kind: 'answered', status: 200 });
    expect(await post('http://127.0.0.1:1/')).toEqual({ kind: 'unreachable' });
    const lost = new Outgoing({ lookup: () => Promise.reject(new Error('ENOTFOUND')) });
    expect(await lost.post(letterTo('https://nowhere.example/'))).toEqual({ kind: 'unknown-host' });
    expect(await lost.post(letterTo('ftp://example.org/'))).toEqual({ kind: 'unknown-host' });
  });

  it('one guest, and one network, is sent so much and no more until time has passed', async () => {
    const clock = new TestClock();
    const limits = new SendLimits(clock);
    const times = (count: number, take: () => boolean): number =>
      Array.from({ length: count }, take).filter(Boolean).length;
    expect(times(40, () => limits.ofGuest('ann'))).toBe(30);
    expect(times(1, () => limits.ofGuest('ben'))).toBe(1);
    expect(times(200, () => limits.ofNetwork('2001:db8::1'))).toBe(120);
    expect(times(1, () => limits.ofNetwork('2001:db8::2'))).toBe(0);
    await clock.pass(60_000);
    expect(times(2, () => limits.ofGuest('ann'))).toBe(1);
  });
});
