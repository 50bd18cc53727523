import ts from 'typescript';
import type { Source } from './rule.ts';
/** The syntax tree of a file; several rules ask for the same one. */
export declare function parse(source: Source): ts.SourceFile;
/** A node and all below it, comments aside. */
export declare function nodesOf(node: ts.Node): Generator<ts.Node>;
export declare function startLine(node: ts.Node): number;
export declare function endLine(node: ts.Node): number;
/** The name a chain of calls and members starts with: `it` in `it.each(rows)('…', …)`. */
export declare function headOf(node: ts.Node): string | undefined;
