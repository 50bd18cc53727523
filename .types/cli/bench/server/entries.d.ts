import type { Hosts } from './company.ts';
import type { Entries } from './contest.ts';
import { type PeerId } from './contestant.ts';
import type { Plan } from './plan.ts';
/** What is played, and the seed of all chance but that of our own server, which has none. */
export interface Heat {
    readonly game: string;
    readonly seats: number;
    readonly seed: number;
}
export declare const versions: () => Readonly<Record<PeerId, string>>;
/** Our server and those asked for; `tell` is called if they have to be installed first. */
export declare function prepareEntries({ peers, seed }: Plan, heat: Omit<Heat, 'seed'>, data: string, tell: () => void, signal: AbortSignal): Promise<Entries>;
/** Two more servers of ours, to compare: bots think on one of them. */
export declare function prepareHosts({ seed }: Plan, heat: Omit<Heat, 'seed'>, data: string, signal: AbortSignal): Hosts;
