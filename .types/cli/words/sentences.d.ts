/** A sentence for every kind of a problem: a missing one is a type error. */
export type Sentences<P extends {
    readonly kind: string;
}> = {
    readonly [K in P['kind']]: (problem: Extract<P, {
        readonly kind: K;
    }>) => string;
};
export declare function sentence<P extends {
    readonly kind: string;
}>(sentences: Sentences<P>, problem: P): string;
