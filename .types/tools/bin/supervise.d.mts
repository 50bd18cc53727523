/**
 * Runs a program until it ends by itself or we are told to end, and returns its exit code.
 * @param {Care} care
 * @returns {Promise<number>}
 */
export function supervise({ start, now, pause, say, signals, }: Care): Promise<number>;
export type ChildProcess = import("node:child_process").ChildProcess;
export type Care = {
    start: () => ChildProcess;
    now?: () => number;
    pause?: (milliseconds: number, signal: AbortSignal) => Promise<unknown>;
    say?: (sentence: string) => void;
    signals?: Pick<NodeJS.Process, "on" | "off">;
};
