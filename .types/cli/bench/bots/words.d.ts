import type { Translated } from '@pepite/kernel';
import type { CommandWords } from '../../command.ts';
import type { FLAGS } from './plan.ts';
interface BenchBotsWords {
    readonly columns: readonly string[];
    readonly method: (seconds: string, node: string, processor: string) => string;
}
export declare const benchBotsWords: Translated<BenchBotsWords>;
export declare const helpWords: Translated<CommandWords<typeof FLAGS, never>>;
export {};
