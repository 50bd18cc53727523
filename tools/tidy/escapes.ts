import ts from 'typescript';
import { findLines } from './lines.ts';
import { isCode, isTest } from './paths.ts';
import type { Finding, Source } from './rule.ts';
import { headOf, nodesOf, parse, startLine } from './syntax.ts';

// The pattern is written so that it does not match itself.
const SUPPRESSION = new RegExp(
  [
    '@ts-(ignore|expect-error|nocheck)',
    '(eslint|oxlint)-(disable|enable)',
    '(v8|c8|istanbul) ignore',
    'svelte-(ignore)',
  ].join('|'),
);

/** Ways to skip or repeat a test that lint has no rule for. */
const CONDITIONAL = new Set(['skipIf', 'runIf']);
const REPEATED = new Set(['retry', 'repeats']);

/** Comments that switch a check off: lint obeys them, so it can't be what forbids them. */
export function* noSuppressions(sources: readonly Source[]): Generator<Finding> {
  for (const source of sources) {
    if (isCode(source.path)) yield* findLines(source, SUPPRESSION, 'a suppression');
  }
}

/** Types forced on values, and tests that may not run or are run until they pass. */
export function* noEscapes(sources: readonly Source[]): Generator<Finding> {
  for (const source of sources) {
    if (!isCode(source.path)) continue;
    for (const node of nodesOf(parse(source))) {
      const message = escapeOf(node, isTest(source.path));
      if (message !== undefined) yield { path: source.path, line: startLine(node), message };
    }
  }
}

function escapeOf(node: ts.Node, inTest: boolean): string | undefined {
  if (isDoubleAssertion(node)) return 'a type forced on a value by way of unknown';
  if (!inTest) return undefined;
  if (ts.isPropertyAccessExpression(node) && CONDITIONAL.has(node.name.text)) {
    return `a test that may not run: .${node.name.text}`;
  }
  return isRepetition(node) ? 'a test that is run again until it passes' : undefined;
}

function isDoubleAssertion(node: ts.Node): boolean {
  if (!ts.isAsExpression(node)) return false;
  const inner = withoutParentheses(node.expression);
  return ts.isAsExpression(inner) && inner.type.kind === ts.SyntaxKind.UnknownKeyword;
}

function withoutParentheses(node: ts.Expression): ts.Expression {
  return ts.isParenthesizedExpression(node) ? withoutParentheses(node.expression) : node;
}

/** Whether a node is the `retry` in `it('…', { retry: 2 }, …)`. */
function isRepetition(node: ts.Node): boolean {
  if (!ts.isPropertyAssignment(node) || !REPEATED.has(node.name.getText())) return false;
  const call = node.parent.parent;
  const head = ts.isCallExpression(call) ? headOf(call) : undefined;
  return head === 'it' || head === 'test' || head === 'describe';
}
