/** How the bot sees the rest of a match; tuned in matches of the bot against itself. */
export declare const WEIGHTS: {
    /** What a turn is worth that no card at hand needs. */
    readonly rate: 3.8;
    /** How many of the turns a card needs alone it needs beside another: either may fit. */
    readonly beside: 0.85;
    /** How sharply the chance to finish a card falls when turns run out. */
    readonly sharpness: 1.4;
    /** How many turns more or less than needed leave an even chance. */
    readonly margin: -0.4;
    /** What a palm is worth that is not marked yet. */
    readonly palm: 2;
    /** How many cards of one colour are finished in a turn. */
    readonly pace: 0.09;
    /** What a bonus cell still to be marked is worth. */
    readonly bonus: 1.5;
    /** What a card is taken for that nobody has seen yet. */
    readonly unseen: {
        readonly points: 12.6;
        readonly turns: 4.15;
    };
};
