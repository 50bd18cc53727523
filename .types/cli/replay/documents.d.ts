/** The records of a file, not decoded yet: one JSON document, or one on each line. */
export declare function documentsIn(bytes: Buffer): readonly Buffer[];
/** The text of a document, unless its bytes are no text. */
export declare function decode(bytes: Buffer): string | undefined;
