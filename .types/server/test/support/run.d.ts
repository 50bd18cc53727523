/** Runs the program with settings it can't start with: how it ends, and what it says. */
export declare function runInVain(environment: Readonly<Record<string, string>>): Promise<{
    code: number | null;
    said: string;
}>;
