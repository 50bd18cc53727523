export interface Line {
    readonly level: number;
    readonly msg: string;
    readonly [key: string]: unknown;
}
/** A logger whose lines a test can read. */
export declare function readableLog(): {
    lines: Line[];
    logger: import("fastify").FastifyBaseLogger;
};
