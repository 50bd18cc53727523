/** What things are believed to be worth, in points. */
export interface Weights {
    /** How much of the points in hand will be written down, by the cards of the smallest hand. */
    readonly risk: readonly number[];
    /** Each turn that it takes to get rid of a hand. */
    readonly turn: number;
    /** An action fits everywhere, and so does a 2: they cost less than a turn. */
    readonly easyTurn: number;
    /** The first golden twelve, and each further one. */
    readonly golden: number;
    readonly moreGolden: number;
    /** A card of unknown kind that comes to the hand: points, turns, hope. */
    readonly unknownPoints: number;
    readonly unknownTurns: number;
    /** Chance that a card of the pile is golden, or of a hand, and what small hands add to it. */
    readonly goldenInPile: number;
    readonly goldenInHand: number;
    readonly goldenInSmallHand: number;
    /** Which part of what an unknown card costs counts for one that is owed. */
    readonly owed: number;
    /** A card that somebody else has to take, more so if they are about to finish. */
    readonly othersCard: number;
    readonly finishersCard: number;
    readonly figure: number;
    /** A pass costs its points, and is then missing against a debt. */
    readonly pass: number;
    readonly lackOfPass: number;
    /** Each card left that fits on the new top card. */
    readonly fitting: number;
}
/** Found by trying: see the tests. */
export declare const WEIGHTS: Weights;
