/** What all tasks share, as plain data that can be sent to a worker. */
export interface Job {
    readonly game: string;
    readonly seed: number;
}
/** Some deals with so many seats, played by weights on every seat in turn. */
export interface Task {
    readonly candidate: number;
    readonly values: readonly number[];
    readonly seats: number;
    readonly from: number;
    readonly to: number;
}
export interface TaskDone {
    readonly candidate: number;
    readonly seats: number;
    readonly matches: number;
    /** A shared win counts in parts. */
    readonly won: number;
}
/** The weights meet the heuristic on all other seats. */
export declare function playTask({ game: id, seed }: Job, task: Task): TaskDone;
