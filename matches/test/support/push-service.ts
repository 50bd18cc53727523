import {
  createDecipheriv,
  createECDH,
  createPublicKey,
  hkdfSync,
  randomBytes,
  verify,
} from 'node:crypto';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { itemAt } from '@pepite/kernel';
import { onTestFinished } from 'vitest';

/** What somebody has sent. */
export interface Delivered {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/** A push service, or anybody's server, on this machine: it takes whatever is sent to it. */
export class PushService {
  readonly delivered: Delivered[] = [];
  /** What it answers. */
  status = 201;
  readonly #server = createServer((request, reply) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const { url: path = '', headers } = request;
      this.delivered.push({ path, headers, body: Buffer.concat(chunks) });
      reply.writeHead(this.status, { location: '/elsewhere' }).end();
    });
  });

  static async open(): Promise<PushService> {
    const service = new PushService();
    service.#server.listen(0, '127.0.0.1');
    await new Promise((resolve) => service.#server.once('listening', resolve));
    onTestFinished(() => service.#server.close().closeAllConnections());
    return service;
  }

  get address(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }
}

/** A browser, as far as a push service and a sender know it. */
export class Subscriber {
  readonly #pair = createECDH('prime256v1');
  readonly #auth = randomBytes(16);

  constructor() {
    this.#pair.generateKeys();
  }

  /** What it says of itself. */
  get keys(): { readonly p256dh: string; readonly auth: string } {
    const p256dh = this.#pair.getPublicKey().toString('base64url');
    return { p256dh, auth: this.#auth.toString('base64url') };
  }

  /** Opens what was sealed for it, as RFC 8291 says. */
  open(body: Buffer): string {
    const salt = body.subarray(0, 16);
    const end = 21 + (body[20] ?? 0);
    const sender = body.subarray(21, end);
    const shared = this.#pair.computeSecret(sender);
    const info = Buffer.concat([Buffer.from('WebPush: info\0'), this.#pair.getPublicKey(), sender]);
    const secret = derived(shared, this.#auth, info, 32);
    const key = derived(secret, salt, 'Content-Encoding: aes128gcm\0', 16);
    const nonce = derived(secret, salt, 'Content-Encoding: nonce\0', 12);
    const decipher = createDecipheriv('aes-128-gcm', key, nonce);
    decipher.setAuthTag(body.subarray(-16));
    const text = Buffer.concat([decipher.update(body.subarray(end, -16)), decipher.final()]);
    // A 2 says that it is the last part; zeros may come after it.
    return text.subarray(0, text.lastIndexOf(2)).toString();
  }
}

const derived = (secret: Buffer, salt: Buffer, info: Buffer | string, length: number): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, salt, info, length));

/** What the token of a sender says (RFC 8292), if the key has signed it that the sender names. */
export function vapidOf({ authorization = '' }: IncomingHttpHeaders) {
  const [, token = '', key = ''] = /^vapid t=([^,]+), k=(.+)$/.exec(authorization) ?? [];
  const [head = '', claims = '', signature = ''] = token.split('.');
  const point = Buffer.from(key, 'base64url');
  const [x, y] = [point.subarray(1, 33), point.subarray(33)];
  const jwk = { kty: 'EC', crv: 'P-256', x: x.toString('base64url'), y: y.toString('base64url') };
  const publicKey = createPublicKey({ key: jwk, format: 'jwk' });
  const isValid = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    { key: publicKey, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  );
  const said = JSON.parse(Buffer.from(claims, 'base64url').toString()) as Record<string, unknown>;
  return { isValid, key, aud: said['aud'], sub: said['sub'] };
}

export const lastOf = ({ delivered }: PushService): Delivered =>
  itemAt(delivered, delivered.length - 1);
