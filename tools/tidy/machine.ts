import { findLines } from './lines.ts';
import { isCode } from './paths.ts';
import type { Finding, Source } from './rule.ts';

// The patterns are written so that they do not match themselves.
const MACHINE_PATH = /(?<![\w.~-])\/(work|root|home)\/[\w.-]*/;
const REGISTRY = /"resolved": "(http)[^"]*|\/\/registry\.[\w.-]+|registry\.(npmjs|yarnpkg)\.\w+/;
const NPM_SETTING = /^\s*(@[\w-]+:)?registry\s*=.*/;
const SHARED = /\.\.\/(shared)\b/;

/** What is committed works on any machine: no path of this one. */
export function* noMachinePaths(sources: readonly Source[]): Generator<Finding> {
  for (const source of sources) yield* findLines(source, MACHINE_PATH, 'a path of one machine');
}

/** Where packages come from is for each machine to say. */
export function* noRegistry(sources: readonly Source[]): Generator<Finding> {
  for (const source of sources) {
    yield* findLines(source, REGISTRY, 'the name of a registry');
    if (source.path.endsWith('.npmrc')) yield* findLines(source, NPM_SETTING, 'a registry');
  }
}

/** The folder beside the repository is not there for whoever clones it. */
export function* noShared(sources: readonly Source[]): Generator<Finding> {
  for (const source of sources) {
    if (isCode(source.path)) yield* findLines(source, SHARED, 'a folder outside the repository');
  }
}
