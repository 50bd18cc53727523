import { type Peer } from './contestant.ts';
/** The version we measure against, exactly. */
export declare const boardgameioVersion: () => string;
/** Installs boardgame.io, in its own folder, unless it is there; `tell` is called if so. */
export declare function prepareBoardgameio(tell: () => void, signal: AbortSignal): Promise<Peer>;
