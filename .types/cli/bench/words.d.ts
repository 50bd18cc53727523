import type { Translated } from '@pepite/kernel';
import type { Absence, ContestantId, PeerId } from './contestant.ts';
import { type Figures } from './figures.ts';
import type { Method } from './method.ts';
/** Everything the benchmark says, in one language. */
export interface BenchWords extends Figures {
    readonly contestants: Readonly<Record<ContestantId, string>>;
    readonly columns: readonly string[];
    readonly installing: (version: string) => string;
    readonly compiling: (compiler: string) => string;
    readonly absent: (peer: PeerId, absence: Exclude<Absence, 'not-asked'>) => string;
    readonly method: (method: Method) => readonly string[];
}
export declare const benchWords: Translated<BenchWords>;
