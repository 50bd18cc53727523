/** How a language writes the figures of a benchmark. */
export interface Figures {
    /** A number in three digits: 7.61M. */
    readonly brief: (value: number) => string;
    /** A spread: so far up and down. */
    readonly around: (spread: number) => string;
    readonly whole: (value: number) => string;
    readonly fine: (value: number) => string;
    /** A ratio: so many times as fast. */
    readonly times: (ratio: number) => string;
}
export declare function figuresIn(locale: string): Figures;
