import ts from 'typescript';
import { isCode, isComponent, isData, isTest } from './paths.ts';
import type { Finding, Source } from './rule.ts';
import { endLine, headOf, nodesOf, parse, startLine } from './syntax.ts';

const LINE_WIDTH = 100;
const FILE_LENGTH = 350;
const TEST_LENGTH = 60;

/** Prettier breaks code, but neither comments nor texts. */
export function* lineWidth(sources: readonly Source[]): Generator<Finding> {
  for (const { path, text } of sources) {
    if (!isCode(path) || isData(path)) continue;
    for (const [index, line] of text.split('\n').entries()) {
      const width = Array.from(line).length;
      if (width <= LINE_WIDTH) continue;
      yield { path, line: index + 1, message: `${width} columns: at most ${LINE_WIDTH}` };
    }
  }
}

/** Of a component lint measures the script only, not the markup and the style below it. */
export function* componentLength(sources: readonly Source[]): Generator<Finding> {
  for (const { path, text } of sources) {
    if (!isComponent(path)) continue;
    const lines = text.trimEnd().split('\n').length;
    if (lines <= FILE_LENGTH) continue;
    yield { path, line: FILE_LENGTH + 1, message: `${lines} lines: at most ${FILE_LENGTH}` };
  }
}

/** Lint can't tell a test from the chapter that it stands in, so it leaves out test folders. */
export function* testLength(sources: readonly Source[]): Generator<Finding> {
  for (const source of sources) {
    if (!isCode(source.path) || isData(source.path) || !isTest(source.path)) continue;
    for (const node of nodesOf(parse(source))) {
      if (!ts.isFunctionLike(node) || isChapter(node)) continue;
      const line = startLine(node);
      const lines = endLine(node) - line + 1;
      if (lines <= TEST_LENGTH) continue;
      const message = `a function of ${lines} lines: at most ${TEST_LENGTH}`;
      yield { path: source.path, line, message };
    }
  }
}

/** What `describe` gets is a chapter of a test file, a function only to the computer. */
function isChapter(node: ts.Node): boolean {
  return ts.isCallExpression(node.parent) && headOf(node.parent) === 'describe';
}
