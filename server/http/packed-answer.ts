import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';

const pack = promisify(gzip);
/** What is shorter fits into what is sent at first anyway. */
const LEAST = 1400;

/** Sends a text, packed if its reader knows how to unpack it: a record shrinks to a fifth. */
export async function sendPacked(
  { headers }: Pick<FastifyRequest, 'headers'>,
  reply: FastifyReply,
  text: string,
): Promise<FastifyReply> {
  void reply.header('vary', 'accept-encoding');
  const isWanted = /\bgzip\b/.test(headers['accept-encoding'] ?? '');
  if (!isWanted || text.length < LEAST) return reply.send(text);
  return reply.header('content-encoding', 'gzip').send(await pack(text));
}
