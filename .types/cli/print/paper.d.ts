/** All lengths are in millimetres, counted from the top left. */
export declare const PAGE: {
    readonly width: 210;
    readonly height: 297;
};
export declare const CARD: {
    readonly width: 63;
    readonly height: 88;
};
export declare const CARDS_ON_PAGE: number;
export interface Place {
    readonly x: number;
    readonly y: number;
}
export interface Line {
    readonly from: Place;
    readonly to: Place;
}
/** Where the cards of a page lie, row by row. */
export declare const placeOf: (index: number) => Place;
export declare const pagesFor: (cards: number) => number;
/** Two marks at every cut: one can lay a ruler along them. */
export declare const CUT_MARKS: readonly Line[];
