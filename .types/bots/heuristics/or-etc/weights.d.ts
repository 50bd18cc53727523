/** What the bot believes about the game. Found by trying: see the tests. */
export declare const WEIGHTS: {
    /** The chance that one missing die is got by an exchange, and with the mug. */
    readonly exchange: 0.4;
    readonly mug: 0.6;
    /** How often the shovel, good for one throw of a turn, is there when it is needed. */
    readonly shovel: 0.5;
    /** How much of the future counts: others get in the way of it. */
    readonly future: 0.85;
    /** What a card left over is worth, where it is better than one drawn. */
    readonly keep: 0.7;
    /** How likely somebody agrees to an offer, with a card for it and without. */
    readonly agreed: 0.5;
    readonly agreedForNothing: 0.3;
    /** The least an action must bring. */
    readonly action: 0.02;
    readonly offer: 0.1;
    readonly contest: 0.15;
    /** What an offer accepted costs the one who accepts: more if the other one leads. */
    readonly help: 0.4;
    readonly helpLeader: 1.6;
    /** What the shovel must bring while throws are left. */
    readonly spare: 0.8;
    /** What an accident must cost for the helmet to be given up. */
    readonly shield: 0.3;
    /** Points that each tool brings, in the order of the auction; and each hand size. */
    readonly tools: readonly [0, 5, 1.5, 3.7, 1.9, 0.3, 1.7];
    readonly hands: readonly [1, 8, 15, 22, 28.5, 34.5];
};
/** The same with other numbers, to try them. */
export type Weights = {
    readonly [K in keyof typeof WEIGHTS]: (typeof WEIGHTS)[K] extends number ? number : readonly number[];
};
