import ts from 'typescript';
import { findLines } from './lines.ts';
import { isCode, isScript, isTest } from './paths.ts';
import type { Finding, Source } from './rule.ts';
import { nodesOf, parse, startLine } from './syntax.ts';

// The patterns are written so that they do not match themselves.
const SUPPRESSION = new RegExp(
  [
    '@ts-(ignore|expect-error|nocheck)',
    '(eslint|oxlint)-(disable|enable)',
    '(v8|c8|istanbul) ignore',
    'svelte-(ignore)',
  ].join('|'),
);
/** Three X before a dash are a combination of dice. */
const UNFINISHED = /\b(TO[D]O|FIX[M]E|X[X]X(?!-)|HA[C]K|TB[D])\b/;
const HIDDEN_TEST = new Set(['skip', 'only', 'todo', 'skipIf', 'runIf']);

/** Comments that switch a check off. */
export function* noSuppressions(sources: readonly Source[]): Generator<Finding> {
  for (const source of sources) {
    if (isCode(source.path)) yield* findLines(source, SUPPRESSION, 'a suppression');
  }
}

export function* noUnfinished(sources: readonly Source[]): Generator<Finding> {
  for (const source of sources) {
    if (isCode(source.path)) yield* findLines(source, UNFINISHED, 'unfinished');
  }
}

/** Types that give up, and tests that do not run. */
export function* noEscapes(sources: readonly Source[]): Generator<Finding> {
  for (const source of sources) {
    if (!isScript(source.path)) continue;
    for (const node of nodesOf(parse(source))) {
      const message = escapeOf(node, isTest(source.path));
      if (message !== undefined) yield { path: source.path, line: startLine(node), message };
    }
  }
}

function escapeOf(node: ts.Node, inTest: boolean): string | undefined {
  if (node.kind === ts.SyntaxKind.AnyKeyword) return 'the type any';
  if (ts.isNonNullExpression(node)) return 'a value declared non-null by an exclamation mark';
  if (isDoubleAssertion(node)) return 'a type forced on a value by way of unknown';
  if (inTest && ts.isPropertyAccessExpression(node) && HIDDEN_TEST.has(node.name.text)) {
    return `a test that may not run: .${node.name.text}`;
  }
  return undefined;
}

function isDoubleAssertion(node: ts.Node): boolean {
  if (!ts.isAsExpression(node)) return false;
  const inner = withoutParentheses(node.expression);
  return ts.isAsExpression(inner) && inner.type.kind === ts.SyntaxKind.UnknownKeyword;
}

function withoutParentheses(node: ts.Expression): ts.Expression {
  return ts.isParenthesizedExpression(node) ? withoutParentheses(node.expression) : node;
}
