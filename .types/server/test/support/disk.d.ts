import type { Matches } from '@pepite/matches';
/**
 * Lets `look` read what a killed server has left on disk. It reads a copy: opening the file itself
 * would mend it, and mending is what the next start is to be seen doing.
 */
export declare function readDisk(data: string, copy: string, look: (store: Matches) => void): void;
