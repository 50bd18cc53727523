export type Check = import("./checks.mjs").Check;
export type Result = {
    readonly passed: boolean;
    readonly line: string;
};
export type Run = (check: Check) => Promise<boolean>;
