export declare const benchAttackCommand: import("../../command.ts").Command<{
    readonly scenarios: {
        readonly kind: "text";
        readonly standard: "all";
    };
    readonly seconds: {
        readonly kind: "whole";
        readonly least: 1;
        readonly most: 120;
        readonly standard: 8;
    };
    readonly seed: {
        readonly kind: "whole";
        readonly least: 0;
        readonly most: number;
        readonly standard: 1;
    };
    readonly list: {
        readonly kind: "flag";
    };
    readonly strict: {
        readonly kind: "flag";
    };
    readonly json: {
        readonly kind: "flag";
    };
}, never>;
