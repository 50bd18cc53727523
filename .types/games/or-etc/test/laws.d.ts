import type { Setup } from '@pepite/kernel/laws';
/** Two thousand in all, over five numbers of seats. */
export declare const MATCHES = 400;
/** Of version 1, which nobody begins any more. */
export declare const MATCHES_1 = 60;
/** Since version 2 nothing but what is laid open shows what is in hands. */
export declare const revealsNothing: Setup['reveals'];
/**
 * By version 1 who is asked shows it: those who may contest a claim (O21), and, when the exchanges
 * end, those who can lay a card (O24).
 */
export declare const reveals1: Setup['reveals'];
