import { createECDH } from 'node:crypto';

/** The name of the key in the table of secrets. */
export const NOTICE_KEY = 'notices';

const CURVE = 'prime256v1';

/** A private key by which push services know a server (VAPID). */
export function newNoticeKey(): Buffer {
  const pair = createECDH(CURVE);
  pair.generateKeys();
  const key = pair.getPrivateKey();
  // Leading zeros are left out.
  return Buffer.concat([Buffer.alloc(32 - key.length), key]);
}

/** The public part of it, which browsers subscribe with. */
export function publicKeyOf(key: Uint8Array): Buffer {
  const pair = createECDH(CURVE);
  pair.setPrivateKey(key);
  return pair.getPublicKey();
}
