/** What is counted, and how it is read. */
export interface Metrics {
    readonly contentType: string;
    print(): Promise<string>;
    message(type: string): void;
    refused(kind: string): void;
    moved(actor: 'guest' | 'bot'): void;
    connected(change: 1 | -1): void;
    committed(milliseconds: number): void;
}
export declare function makeMetrics(matches: () => number): Metrics;
