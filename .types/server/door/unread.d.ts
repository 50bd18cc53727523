/** A socket, as far as what it has not read yet is concerned. */
export interface Reader {
    readonly bufferedAmount: number;
    terminate(): void;
}
/** What waits in our memory for the pages of one address to read it. */
export declare class Unread {
    #private;
    constructor(most: number);
    add(reader: Reader): void;
    delete(reader: Reader): void;
    /** So many bytes are about to be sent to one of them. */
    sending(bytes: number): void;
    /** Ends the slowest readers until no more is unread than may be. */
    check(): void;
}
