import type { Config } from '../../config.ts';
import { type Parts, type Serving } from '../../serve.ts';
/** The real server in this process, on a port and a folder of its own, until the test ends. */
export declare function startServer(chosen?: Partial<Config>, parts?: Partial<Parts>): Promise<string>;
/** The same, for tests that close it themselves. */
export declare function startServing(chosen?: Partial<Config>, parts?: Partial<Parts>): Promise<Serving>;
