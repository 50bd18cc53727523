import type { Insight } from '../../search/insight.ts';
interface Table {
    actor: number;
    dealt: number;
    /** What each has put in. */
    stakes: number[];
    checked: boolean;
    folded: boolean;
    /** The cards, once both are shown. */
    shown: number[];
}
interface Hand {
    card: number;
}
export declare const WAIT = 0;
export declare const BET = 1;
/**
 * Kuhn's poker: one of three cards each, one coin each in the pot. Wait or bet a coin; a bet is
 * answered with another coin (1) or given in to (0). Dealing is 10 + 4 × seat + card.
 */
export declare const kuhn: import("@pepite/kernel").Game<Table, Hand, object, Readonly<Record<string, import("@pepite/kernel").OptionValue>>>;
/** Coins count, not only who wins. */
export declare const kuhnInsight: Insight<Table, Hand, object>;
export {};
