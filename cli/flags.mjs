/**
 * What our programs are started with: the launcher, tests and the bench read it here.
 *
 * Rules are many small functions inside each other. V8 stops inlining them after a budget made for
 * web pages; with this one a playout is 15 % faster (measured). Threads share the flags of their
 * process. They belong on the command line: set later, V8 may have acted on the old ones.
 *
 * New objects have as much room from the beginning as V8 would give them at most. A server makes
 * many that are soon forgotten; left to itself V8 makes room for them and gives it back, again and
 * again, which is 4 % of what a move costs (`pepite bench server`).
 * @type {readonly string[]}
 */
export const V8_FLAGS = [
  '--max-inlined-bytecode-size-cumulative=5000',
  '--max-inlined-bytecode-size=2000',
  '--min-semi-space-size=16',
];
