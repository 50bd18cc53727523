import type { Clock } from '@pepite/matches';
export declare const systemClock: Clock;
