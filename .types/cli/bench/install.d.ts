/** A folder of `bench/` with a package.json of its own, installed only when it is measured. */
export declare class PeerFolder {
    #private;
    readonly path: string;
    constructor(path: string);
    /** The version of a package that we measure against, exactly. */
    versionOf(name: string): string;
    /** Installs unless all is there; `tell` is called if so. False if it can't be done. */
    prepare(tell: () => void, signal: AbortSignal): Promise<boolean>;
}
