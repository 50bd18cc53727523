/** How players are expected to follow to a trick; tuned in matches of the bot against itself. */
export declare const WEIGHTS: {
    /** How much of what a trick brings is left when others are still to play. */
    readonly holds: 0.55;
    /** How often a low card stays the lowest when others are still to play. */
    readonly staysLow: 0.473;
    /** How surely the better of two choices is taken. */
    readonly sharpness: 5;
    /** How much better taking a trick must look. */
    readonly caution: 0.1;
    /** How much of the worth of going below is given up by paying gold. */
    readonly duckingWhilePaying: 0.945;
    /** How far above the best card a metal that wins lies, of what is left. */
    readonly raises: 0.7;
    /** How often somebody who could play the lowest metal does. */
    readonly undercuts: 0.906;
    /** How often somebody behind ends the round although they have gold. */
    readonly declines: 0.187;
    /** How much of the chance that somebody is stuck comes true. */
    readonly stuck: 0.675;
};
