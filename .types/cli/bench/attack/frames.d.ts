/** What a frame of a WebSocket is, as RFC 6455 numbers it. */
export declare const TEXT = 1;
export declare const CLOSE = 8;
export declare const PING = 9;
export declare const PONG = 10;
/** A frame as a client sends it. The mask is all zeros, which is allowed and costs nothing. */
export declare function clientFrame(opcode: number, payload?: Buffer): Buffer;
export declare const textFrame: (text: string) => Buffer;
/** Reads what a server sends, in whatever pieces it comes, and gives its frames. */
export declare class FrameReader {
    #private;
    constructor(hear: (opcode: number, payload: Buffer) => void);
    read(chunk: Buffer): void;
}
