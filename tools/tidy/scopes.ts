import ts from 'typescript';
import { nodesOf } from './syntax.ts';

/** Which names a file declares, and where they are in force. */
export interface Scopes {
  /** Whether a name is declared around its use, so that it is not a global one. */
  hold(use: ts.Identifier): boolean;
}

export function scopesOf(tree: ts.SourceFile): Scopes {
  const scopes = new Map<string, Set<ts.Node>>();
  for (const node of nodesOf(tree)) {
    if (!ts.isIdentifier(node) || !isDeclaration(node)) continue;
    const known = scopes.get(node.text) ?? new Set();
    scopes.set(node.text, known.add(scopeOf(node.parent)));
  }
  return {
    hold(use) {
      const known = scopes.get(use.text);
      return known !== undefined && ancestorsOf(use).some((ancestor) => known.has(ancestor));
    },
  };
}

function isDeclaration({ parent, text }: ts.Identifier): boolean {
  return (
    (ts.isVariableDeclaration(parent) ||
      ts.isParameter(parent) ||
      ts.isBindingElement(parent) ||
      ts.isFunctionDeclaration(parent) ||
      ts.isClassDeclaration(parent) ||
      ts.isInterfaceDeclaration(parent) ||
      ts.isTypeAliasDeclaration(parent) ||
      ts.isImportSpecifier(parent) ||
      ts.isImportClause(parent) ||
      ts.isNamespaceImport(parent)) &&
    parent.name !== undefined &&
    ts.isIdentifier(parent.name) &&
    parent.name.text === text
  );
}

/** A name holds in the block or function around it; a function's name around the function. */
function scopeOf(declaration: ts.Node): ts.Node {
  const scope = ancestorsOf(declaration).find(
    (node) => ts.isBlock(node) || ts.isFunctionLike(node) || ts.isIterationStatement(node, false),
  );
  return scope ?? declaration.getSourceFile();
}

function ancestorsOf(node: ts.Node): ts.Node[] {
  // The compiler's types say that every node has a parent; the file itself has none.
  const parent: ts.Node | undefined = node.parent;
  return parent === undefined ? [] : [parent, ...ancestorsOf(parent)];
}
