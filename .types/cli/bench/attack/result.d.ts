import type { Noticed } from './bystanders.ts';
import type { Load } from './field.ts';
import type { Scenario } from './names.ts';
/** What others noticed of one attack. */
export interface Result {
    readonly scenario: Scenario;
    readonly before: Noticed;
    readonly during: Noticed;
    /** From five seconds after its end on. */
    readonly after: Noticed;
    /** What the server held in memory, in bytes; the most of it from the attack's start on. */
    readonly memory: {
        readonly before: number;
        readonly peak: number;
        readonly after: number;
    };
    /** Milliseconds from SIGTERM to the server's end; nothing if it had to be killed. */
    readonly ended: number | undefined;
    readonly load: Load;
}
