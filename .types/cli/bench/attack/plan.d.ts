import { type Scenario } from './names.ts';
export declare const FLAGS: {
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
};
/** What the flags ask for. */
export interface Plan {
    readonly scenarios: readonly Scenario[];
    /** How long each attack goes on. */
    readonly seconds: number;
    readonly seed: number;
}
/** The scenarios that are asked for by name, in our order; or the first name that is none. */
export declare function scenariosOf(text: string): {
    readonly scenarios: readonly Scenario[];
} | {
    readonly unknown: string;
};
