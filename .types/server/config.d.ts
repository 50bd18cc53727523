import type { Retention } from './store/expiry.ts';
import { type Proxy } from './proxy.ts';
/** Where something listens. */
export interface Address {
    readonly host: string;
    readonly port: number;
}
/** Everything about a server that whoever starts it may choose. */
export interface Config {
    readonly port: number;
    readonly host: string;
    /** The folder of the database. */
    readonly data: string;
    /** The folder of the built pages. */
    readonly pages: string;
    readonly log: string;
    readonly limits: boolean;
    readonly proxy: Proxy;
    /** Where figures about the server are told, if anywhere. */
    readonly metrics: Address | undefined;
    /** Milliseconds that a bot waits before it moves. */
    readonly botPause: number;
    /** Threads in which bots think. */
    readonly thinkers: number;
    /** Milliseconds after which others may let a bot play for somebody who is away. */
    readonly awayAfter: number;
    readonly retention: Retention;
}
/** What is wrong with a flag or a variable, and what it may be. */
export type ConfigProblem = {
    readonly kind: 'flag-unknown';
    readonly flag: string;
} | {
    readonly kind: 'value-wrong';
    readonly name: string;
    readonly expected: string;
};
type Environment = Readonly<Record<string, string | undefined>>;
type Read = {
    readonly config: Config;
} | {
    readonly problem: ConfigProblem;
};
/** Reads flags and environment; the first thing that is wrong with them is told. */
export declare function readConfig(flags: readonly string[], environment: Environment): Read;
export {};
