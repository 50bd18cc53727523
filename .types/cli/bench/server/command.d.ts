export declare const benchServerCommand: import("../../command.ts").Command<{
    readonly matches: {
        readonly kind: "whole";
        readonly least: 1;
        readonly most: 5000;
    };
    readonly seconds: {
        readonly kind: "whole";
        readonly least: 1;
        readonly most: 3600;
        readonly standard: 20;
    };
    readonly seed: {
        readonly kind: "whole";
        readonly least: 0;
        readonly most: number;
        readonly standard: 1;
    };
    readonly peers: {
        readonly kind: "choice";
        readonly among: readonly ["all", "colyseus", "boardgame.io", "none"];
        readonly standard: "all";
    };
    readonly bots: {
        readonly kind: "flag";
    };
    readonly json: {
        readonly kind: "flag";
    };
}, never>;
