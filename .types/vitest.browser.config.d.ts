/**
 * Tests of the pages in a real browser. They play whole matches, and wait more than they work: two
 * files at a time, each with a server and a browser of its own, and two tests of a file that may.
 */
declare const _default: import("vite").UserConfig;
export default _default;
