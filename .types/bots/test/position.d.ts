/** A decision in a 4-player round: what the seat sees, as far as it matters. */
export interface Position {
    readonly phase: 'swap' | 'play';
    readonly seat: number;
    readonly hand: string;
    /** Gold levels in the seat's own stock; the others have none. */
    readonly stock: readonly number[];
    readonly bids: readonly string[];
    readonly tricks: readonly number[];
    readonly sizes: readonly number[];
    readonly opener: number;
    readonly trick?: string;
}
/** What the bot does in a position, as text; it throws when that is not legal. */
export declare function chosenIn(position: Position): string;
