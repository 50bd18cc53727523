export declare const benchBotsCommand: import("../../command.ts").Command<{
    readonly game: {
        readonly kind: "choice";
        readonly among: readonly string[];
    };
    readonly seconds: {
        readonly kind: "whole";
        readonly least: 1;
        readonly most: 3600;
        readonly standard: 5;
    };
    readonly seed: {
        readonly kind: "whole";
        readonly least: 0;
        readonly most: number;
        readonly standard: 1;
    };
    readonly json: {
        readonly kind: "flag";
    };
}, never>;
