declare const PEER_CHOICES: readonly ["all", "colyseus", "boardgame.io", "none"];
export declare const FLAGS: {
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
};
/** What the flags ask for. */
export interface Plan {
    readonly matches: number | undefined;
    readonly seconds: number;
    readonly seed: number;
    readonly peers: (typeof PEER_CHOICES)[number];
    /** Whether to compare latencies with and without bots that think. */
    readonly bots: boolean;
}
/** How many matches are played at the same time: one load after the other, ascending. */
export declare const loadsOf: ({ matches }: Plan) => readonly number[];
export {};
