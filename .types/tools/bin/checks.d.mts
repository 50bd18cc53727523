/**
 * A check is a program that fails with an exit code. Programs are named from the root, so that
 * they run on the Node we chose and not on the one a shebang finds.
 * @typedef {{
 *   name: string,
 *   about: string,
 *   program: string,
 *   options: string[],
 *   needsBrowser?: boolean,
 *   readsOnly?: boolean,
 * }} Check
 * A check that only reads our sources, on one core, may run beside another one.
 */
/** @type {readonly Check[]} */
export const checks: readonly Check[];
/**
 * A check that only reads our sources, on one core, may run beside another one.
 */
export type Check = {
    name: string;
    about: string;
    program: string;
    options: string[];
    needsBrowser?: boolean;
    readsOnly?: boolean;
};
