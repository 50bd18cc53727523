/** How many files and connections this process may have open, as far as the system tells. */
export declare function mostDescriptors(): number;
