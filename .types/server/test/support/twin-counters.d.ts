import type { Metrics } from '../../metrics.ts';
/** What two servers have counted since some moment: matches before it left traces of their own. */
export declare class TwinCounters {
    #private;
    private constructor();
    static since(metrics: readonly [Metrics, Metrics]): Promise<TwinCounters>;
    /** What each of the two has counted, as a text. */
    print(): Promise<readonly string[]>;
}
