import type { FastifyBaseLogger } from 'fastify';
/** The log: a JSON object a line, on stderr unless told otherwise. */
export declare const makeLogger: (level: string, to?: {
    write(line: string): void;
}) => FastifyBaseLogger;
