export declare const arena: import("../command.ts").Command<{
    readonly out: {
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
    readonly bots: {
        readonly kind: "text";
        readonly standard: "expert,strong,regular,casual,newcomer";
    };
    readonly games: {
        readonly kind: "whole";
        readonly least: 1;
        readonly most: 1000000;
        readonly standard: 100;
    };
    readonly seed: {
        readonly kind: "whole";
        readonly least: 0;
        readonly most: number;
        readonly standard: 1;
    };
    readonly seats: {
        readonly kind: "whole";
        readonly least: 2;
        readonly most: 6;
    };
    readonly seating: {
        readonly kind: "choice";
        readonly among: readonly ["alternate", "alone"];
    };
    readonly time: {
        readonly kind: "whole";
        readonly least: 1;
        readonly most: 60000;
    };
    readonly options: {
        readonly kind: "text";
    };
}, "game">;
