import ts from 'typescript';
import { isCode, isData, isScript } from './paths.ts';
import type { Finding, Source } from './rule.ts';
import { endLine, headOf, nodesOf, parse, startLine } from './syntax.ts';

const LINE_WIDTH = 100;
const FILE_LENGTH = 350;
const FUNCTION_LENGTH = 70;

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

export function* fileLength(sources: readonly Source[]): Generator<Finding> {
  for (const { path, text } of sources) {
    if (!isCode(path) || isData(path)) continue;
    const lines = text.trimEnd().split('\n').length;
    if (lines <= FILE_LENGTH) continue;
    yield { path, line: FILE_LENGTH + 1, message: `${lines} lines: at most ${FILE_LENGTH}` };
  }
}

export function* functionLength(sources: readonly Source[]): Generator<Finding> {
  for (const source of sources) {
    if (!isScript(source.path) || isData(source.path)) continue;
    for (const node of nodesOf(parse(source))) {
      if (!ts.isFunctionLike(node) || isChapter(node)) continue;
      const line = startLine(node);
      const lines = endLine(node) - line + 1;
      if (lines <= FUNCTION_LENGTH) continue;
      const message = `a function of ${lines} lines: at most ${FUNCTION_LENGTH}`;
      yield { path: source.path, line, message };
    }
  }
}

/** What `describe` gets is a chapter of a test file, a function only to the computer. */
function isChapter(node: ts.Node): boolean {
  return ts.isCallExpression(node.parent) && headOf(node.parent) === 'describe';
}
