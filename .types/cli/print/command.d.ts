export declare const printCommand: import("../command.ts").Command<{
    readonly out: {
        readonly kind: "text";
        readonly standard: "cards.pdf";
    };
    readonly cards: {
        readonly kind: "text";
    };
    readonly seats: {
        readonly kind: "whole";
        readonly least: 1;
        readonly most: 6;
    };
    readonly sheets: {
        readonly kind: "whole";
        readonly least: 1;
        readonly most: 12;
    };
    readonly accidents: {
        readonly kind: "whole";
        readonly least: 0;
        readonly most: 9;
    };
}, "printable">;
