import { createCipheriv, createDecipheriv, createHash, hkdfSync, randomBytes } from 'node:crypto';

/**
 * A link that carries a guest to another device, once. Its code is told to the guest's page alone:
 * the store has its hash, and the token sealed with a key that follows from it. So whoever reads
 * the store, with the keys of cookies in it, still can't become anybody.
 */
export interface NewLink {
  readonly code: string;
  readonly link: string;
  readonly sealed: string;
}

const CIPHER = 'aes-256-gcm';
const CODE_BYTES = 16;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** What the store knows a link by. */
export const linkOf = (code: string): string =>
  createHash('sha256').update(`link ${code}`).digest('base64url');

const keyOf = (code: string): Buffer =>
  Buffer.from(hkdfSync('sha256', code, '', 'pepite device link', 32));

/** `carried` is what another device needs to be the same guest. */
export function makeLink(carried: string): NewLink {
  const code = randomBytes(CODE_BYTES).toString('base64url');
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(CIPHER, keyOf(code), nonce);
  const text = Buffer.concat([cipher.update(carried, 'utf8'), cipher.final()]);
  const sealed = Buffer.concat([nonce, cipher.getAuthTag(), text]).toString('base64url');
  return { code, link: linkOf(code), sealed };
}

/** What a link carries. */
export function openLink(code: string, sealed: string): string {
  const bytes = Buffer.from(sealed, 'base64url');
  const start = NONCE_BYTES + TAG_BYTES;
  const decipher = createDecipheriv(CIPHER, keyOf(code), bytes.subarray(0, NONCE_BYTES));
  decipher.setAuthTag(bytes.subarray(NONCE_BYTES, start));
  return decipher.update(bytes.subarray(start), undefined, 'utf8') + decipher.final('utf8');
}
