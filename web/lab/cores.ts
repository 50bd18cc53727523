import { recall } from '../site/storage.ts';

export const cores = navigator.hardwareConcurrency;

/** Whoever goes on with something else meanwhile leaves a core for it. */
export const wantedCores = (): number => Math.min(cores, Number(recall('lab-cores') ?? cores));
