/** Whether somebody at the same table would take one name for the other. */
export declare function looksAlike(one: string, other: string): boolean;
