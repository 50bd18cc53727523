/** A page as far as tests ask: its size, the texts on it and the straight lines, in millimetres. */
export interface PdfPage {
    readonly width: number;
    readonly height: number;
    readonly texts: readonly string[];
    readonly lines: readonly {
        readonly x: readonly number[];
        readonly y: readonly number[];
    }[];
}
/** Reads a document as `pepite print` writes it: plain objects, one packed stream a page. */
export declare function readPdf(bytes: Buffer): readonly PdfPage[];
