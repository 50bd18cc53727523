import type { Translated } from '@pepite/kernel';
import { type Figures } from '../figures.ts';
import type { Company } from './company.ts';
import type { Absence, PeerId, ServerId } from './contestant.ts';
import type { Method } from './method.ts';
/** Everything the benchmark of servers says, in one language. */
export interface ServerWords extends Figures {
    readonly contestants: Readonly<Record<ServerId, string>>;
    readonly columns: readonly string[];
    readonly milliseconds: (value: number) => string;
    readonly kilobytes: (bytes: number) => string;
    readonly installing: string;
    readonly absent: (peer: PeerId, absence: Exclude<Absence, 'not-asked'>) => string;
    readonly method: (method: Method) => readonly string[];
    /** The rows of what others notice of bots. */
    readonly company: {
        readonly heading: (matches: string) => string;
        readonly alone: string;
        readonly beside: string;
        readonly ratio: string;
    };
    readonly companyMethod: (company: Company) => string;
}
export declare const serverWords: Translated<ServerWords>;
