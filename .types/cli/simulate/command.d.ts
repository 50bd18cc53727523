export declare const simulate: import("../command.ts").Command<{
    readonly records: {
        readonly kind: "text";
    };
    readonly workers: {
        readonly kind: "whole";
        readonly least: 1;
        readonly most: 256;
    };
    readonly json: {
        readonly kind: "flag";
    };
    readonly cards: {
        readonly kind: "text";
    };
    readonly seats: {
        readonly kind: "whole";
        readonly least: 1;
        readonly most: 6;
    };
    readonly games: {
        readonly kind: "whole";
        readonly least: 1;
        readonly most: 1000000000;
        readonly standard: 1000;
    };
    readonly bots: {
        readonly kind: "text";
        readonly standard: "heuristic";
    };
    readonly seed: {
        readonly kind: "whole";
        readonly least: 0;
        readonly most: number;
        readonly standard: 1;
    };
    readonly options: {
        readonly kind: "text";
    };
}, "game">;
