import ts from 'typescript';
import { isComponent } from './paths.ts';
import type { Source } from './rule.ts';

const trees = new WeakMap<Source, ts.SourceFile>();

/** The syntax tree of a file; several rules ask for the same one. */
export function parse(source: Source): ts.SourceFile {
  const known = trees.get(source);
  if (known !== undefined) return known;
  const text = isComponent(source.path) ? scriptOf(source.text) : source.text;
  // A component's script is TypeScript; the compiler goes by the name.
  const name = source.path.replace(/\.svelte$/, '.svelte.ts');
  const tree = ts.createSourceFile(name, text, ts.ScriptTarget.Latest, true);
  trees.set(source, tree);
  return tree;
}

const SCRIPT = /(?<=<script[^>]*>)[^]*?(?=<\/script>)/g;

/** The scripts of a component, on the lines where they are; all else is blank. */
function scriptOf(text: string): string {
  let script = '';
  for (const { 0: code, index } of text.matchAll(SCRIPT)) {
    script += text.slice(script.length, index).replaceAll(/[^\n]/g, ' ') + code;
  }
  return script;
}

/** A node and all below it, comments aside. */
export function* nodesOf(node: ts.Node): Generator<ts.Node> {
  yield node;
  for (const child of childrenOf(node)) yield* nodesOf(child);
}

function childrenOf(node: ts.Node): ts.Node[] {
  const children: ts.Node[] = [];
  ts.forEachChild(node, (child) => {
    children.push(child);
  });
  return children;
}

export function startLine(node: ts.Node): number {
  return lineAt(node, node.getStart());
}

export function endLine(node: ts.Node): number {
  return lineAt(node, node.getEnd());
}

function lineAt(node: ts.Node, position: number): number {
  return node.getSourceFile().getLineAndCharacterOfPosition(position).line + 1;
}

/** The name a chain of calls and members starts with: `it` in `it.each(rows)('…', …)`. */
export function headOf(node: ts.Node): string | undefined {
  if (ts.isIdentifier(node)) return node.text;
  if (ts.isCallExpression(node) || ts.isPropertyAccessExpression(node)) {
    return headOf(node.expression);
  }
  return ts.isTaggedTemplateExpression(node) ? headOf(node.tag) : undefined;
}
