import type { Translated } from '@pepite/kernel';
import type { Load } from './field.ts';
import type { Scenario } from './names.ts';
import { type Miss } from './verdict.ts';
/** Everything the benchmark of attacks says, in one language. */
export interface AttackWords {
    readonly scenarios: Readonly<Record<Scenario, string>>;
    readonly number: (value: number) => string;
    readonly columns: readonly string[];
    readonly rows: {
        readonly moves: string;
        readonly pong: string;
        readonly answers: string;
        readonly longest: string;
        /** How late timers are on this machine. */
        readonly late: string;
        readonly memory: string;
    };
    readonly misses: Readonly<Record<Miss, string>>;
    readonly passed: string;
    readonly load: (load: Load) => string;
    /** How long it took to end after SIGTERM; nothing if it was killed. */
    readonly ended: (milliseconds: number | undefined) => string;
    readonly summary: (passed: number, total: number) => string;
    readonly method: (seconds: number, node: string, processor: string) => readonly string[];
    readonly unknown: (name: string, known: readonly string[]) => string;
    readonly linuxOnly: string;
}
export declare const attackWords: Translated<AttackWords>;
