/** Passes on numbered texts in the order of their numbers, whenever they come. */
export declare class InOrder {
    #private;
    constructor(pass: (text: string) => void);
    take(number: number, text: string): void;
}
