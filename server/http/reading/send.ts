import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { formIn, LINES } from './accept.ts';
import { linkTo } from './paging.ts';

const pack = promisify(gzip);
/** What is shorter fits into what is sent at first anyway. */
const LEAST_PACKED = 1400;

/** Something to be read, in the forms that it has. */
export interface Readable {
  /** The document. */
  readonly json: unknown;
  /** The items, a line for each; absent where there is nothing to count. */
  readonly lines?: readonly unknown[];
  /** The address of the next part of a list. */
  readonly next?: string | null;
}

/** As a line each; without items there is nothing to send, not even the end of a line. */
const printLines = (items: readonly unknown[]): string =>
  items.map((item) => `${JSON.stringify(item)}\n`).join('');

/**
 * Sends something in the form that its reader wants, packed if it can be unpacked; whoever has it
 * already is told so. The tag is a strong one: it stands for these very bytes.
 */
export async function sendReadable(
  { headers }: FastifyRequest,
  reply: FastifyReply,
  { json, lines, next }: Readable,
): Promise<FastifyReply> {
  const isLines = lines !== undefined && formIn(headers.accept) === 'lines';
  const text = isLines ? printLines(lines) : `${JSON.stringify(json)}\n`;
  const isPacked = text.length >= LEAST_PACKED && /\bgzip\b/.test(headers['accept-encoding'] ?? '');
  const hash = createHash('sha256').update(text).digest('base64url');
  const tag = isPacked ? `"${hash}-gzip"` : `"${hash}"`;
  void reply.header('etag', tag).header('vary', 'accept, accept-encoding');
  if (typeof next === 'string') void reply.header('link', linkTo(next));
  if (hasIt(headers['if-none-match'], hash)) return reply.status(304).send();
  void reply.type(isLines ? LINES[0] : 'application/json; charset=utf-8');
  if (!isPacked) return reply.send(text);
  return reply.header('content-encoding', 'gzip').send(await pack(text));
}

/** Whether a reader knows the text of this hash, packed or not. */
function hasIt(header: string | undefined, hash: string): boolean {
  const known = header?.split(',').map((one) => one.trim().replace(/^W\//, '')) ?? [];
  return known.some((one) => one === '*' || one === `"${hash}"` || one === `"${hash}-gzip"`);
}
