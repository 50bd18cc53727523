import { isBuiltin } from 'node:module';
import ts from 'typescript';
import { isScript, isTest } from './paths.ts';
import type { Finding, Source } from './rule.ts';
import { type Scopes, scopesOf } from './scopes.ts';
import { nodesOf, parse, startLine } from './syntax.ts';

/** Names that bring in chance, time or the outside world. */
const AMBIENT = new Set([
  'Buffer',
  'Date',
  'Function',
  'WebSocket',
  'Worker',
  'XMLHttpRequest',
  'clearImmediate',
  'clearInterval',
  'clearTimeout',
  'console',
  'crypto',
  'document',
  'eval',
  'fetch',
  'global',
  'globalThis',
  'localStorage',
  'navigator',
  'performance',
  'process',
  'queueMicrotask',
  'require',
  'self',
  'setImmediate',
  'setInterval',
  'setTimeout',
  'window',
]);

/** Rules are the same function of the same data always: kernel and games see nothing ambient. */
export function* noAmbient(sources: readonly Source[]): Generator<Finding> {
  for (const source of sources) {
    const { path } = source;
    if (!/^(kernel|games)\//.test(path) || !isScript(path) || isTest(path)) continue;
    const tree = parse(source);
    const scopes = scopesOf(tree);
    for (const node of nodesOf(tree)) {
      const message = ambientOf(node, scopes);
      if (message !== undefined) yield { path, line: startLine(node), message };
    }
  }
}

function ambientOf(node: ts.Node, scopes: Scopes): string | undefined {
  if (ts.isStringLiteral(node) && isSpecifier(node) && isBuiltin(node.text)) {
    return `rules import nothing of the system: ${node.text}`;
  }
  if (!ts.isIdentifier(node) || isMemberName(node) || scopes.hold(node)) return undefined;
  if (AMBIENT.has(node.text)) return `rules know no ${node.text}`;
  return node.text === 'Math' && !isPureMath(node) ? 'rules know no randomness of Math' : undefined;
}

function isSpecifier({ parent }: ts.StringLiteral): boolean {
  return (
    ts.isImportDeclaration(parent) ||
    ts.isExportDeclaration(parent) ||
    (ts.isCallExpression(parent) && parent.expression.kind === ts.SyntaxKind.ImportKeyword) ||
    (ts.isLiteralTypeNode(parent) && ts.isImportTypeNode(parent.parent))
  );
}

/** `table.process` or `{ process: 1 }` is a member that happens to have the name. */
function isMemberName(node: ts.Identifier): boolean {
  const { parent } = node;
  if (ts.isPropertyAccessExpression(parent)) return parent.name === node;
  if (ts.isQualifiedName(parent)) return parent.right === node;
  if (ts.isBindingElement(parent)) return parent.propertyName === node;
  return (
    (ts.isPropertyAssignment(parent) ||
      ts.isPropertyDeclaration(parent) ||
      ts.isPropertySignature(parent) ||
      ts.isMethodDeclaration(parent) ||
      ts.isMethodSignature(parent)) &&
    parent.name === node
  );
}

/** `Math` may only be asked for a function by name, and not for that one. */
function isPureMath({ parent }: ts.Identifier): boolean {
  return ts.isPropertyAccessExpression(parent) && parent.name.text !== 'random';
}
