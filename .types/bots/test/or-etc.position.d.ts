import { type ToolName } from '@pepite/games/or-etc/pieces';
import { Step } from '@pepite/games/or-etc/world';
/** A decision of seat 0 among four, as far as it matters. */
export interface Position {
    readonly step: keyof typeof Step;
    readonly hand?: string;
    readonly dice?: string;
    readonly centre?: string;
    readonly tool?: ToolName;
    /** The dice of seat 1, who takes part too. */
    readonly other?: string;
    readonly turn?: number;
    /** Throws left after this one, and exits to build on. */
    readonly left?: number;
    readonly exits?: number;
    /** Cards already laid below the active row. */
    readonly laid?: string;
    /** Points of all seats. */
    readonly points?: readonly number[];
    /** A claim of seat 1, or its offer to seat 0: given, taken, and the card paid. */
    readonly deal?: string;
}
/** What the bot does in a position, as text; it throws when that is not legal. */
export declare function chosenIn(position: Position): string;
/** The choice of the seat that acts in the auction; `bids` are the moves up to there. */
export declare function chosenAfter(...texts: readonly string[]): string;
