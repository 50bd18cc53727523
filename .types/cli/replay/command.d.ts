export declare const replayCommand: import("../command.ts").Command<{
    readonly legal: {
        readonly kind: "flag";
    };
    readonly to: {
        readonly kind: "whole";
        readonly least: 0;
        readonly most: number;
    };
    readonly record: {
        readonly kind: "whole";
        readonly least: 0;
        readonly most: number;
    };
}, "file">;
