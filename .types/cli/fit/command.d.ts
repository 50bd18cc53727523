export declare const fitCommand: import("../command.ts").Command<{
    readonly generations: {
        readonly kind: "whole";
        readonly least: 1;
        readonly most: 10000;
        readonly standard: 20;
    };
    readonly population: {
        readonly kind: "whole";
        readonly least: 4;
        readonly most: 10000;
        readonly standard: 60;
    };
    readonly games: {
        readonly kind: "whole";
        readonly least: 1;
        readonly most: 1000000;
        readonly standard: 200;
    };
    readonly seed: {
        readonly kind: "whole";
        readonly least: 0;
        readonly most: number;
        readonly standard: 1;
    };
    readonly workers: {
        readonly kind: "whole";
        readonly least: 1;
        readonly most: 256;
    };
    readonly json: {
        readonly kind: "flag";
    };
}, "game">;
