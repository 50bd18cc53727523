import type { Tamper } from './scene.ts';
/** Ways in which a server could say too much, each as a change to what it says. */
export declare const PLANTS: Readonly<Record<string, Tamper>>;
