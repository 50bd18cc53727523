/** How likely a lead holds that strays by about `spread`: from 0 to 1. */
export declare const holding: (lead: number, spread: number) => number;
