import type { FastifyBaseLogger } from 'fastify';
import { pino } from 'pino';

/** The log: a JSON object a line, on stderr unless told otherwise. */
export const makeLogger = (
  level: string,
  to: { write(line: string): void } = pino.destination(2),
): FastifyBaseLogger => pino({ level, base: null }, to);
