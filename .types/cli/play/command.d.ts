export declare const play: import("../command.ts").Command<{
    readonly seed: {
        readonly kind: "whole";
        readonly least: 0;
        readonly most: number;
    };
    readonly record: {
        readonly kind: "text";
    };
    readonly cards: {
        readonly kind: "text";
    };
    readonly seats: {
        readonly kind: "whole";
        readonly least: 1;
        readonly most: 6;
    };
    readonly seat: {
        readonly kind: "whole";
        readonly least: 0;
        readonly most: 5;
        readonly standard: 0;
    };
    readonly bots: {
        readonly kind: "text";
        readonly standard: "heuristic";
    };
    readonly name: {
        readonly kind: "text";
    };
    readonly options: {
        readonly kind: "text";
    };
}, "game">;
