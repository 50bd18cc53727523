import ts from 'typescript';
import { gameOf, isTest } from './paths.ts';
import type { Finding, Source } from './rule.ts';
import { headOf, nodesOf, parse, startLine } from './syntax.ts';

/** Where a clause is defined, or named by a test. */
interface Mention {
  readonly id: string;
  readonly path: string;
  readonly line: number;
}

/** Every clause of a game's rules has a test that names it, and tests name no other clause. */
export function* clausesHaveTests(sources: readonly Source[]): Generator<Finding> {
  const games = Map.groupBy(sources, ({ path }) => gameOf(path));
  for (const [game, files] of games) {
    if (game !== undefined) yield* checkGame(game, files);
  }
}

function* checkGame(game: string, files: readonly Source[]): Generator<Finding> {
  const rules = files.find(({ path }) => path === `games/${game}/rules.md`);
  const defined = rules === undefined ? [] : clausesOf(rules);
  const named = files
    .filter(({ path }) => path.endsWith('.test.ts') && isTest(path))
    .flatMap(namedBy);
  if (rules !== undefined && defined.length === 0) {
    yield { path: rules.path, line: 1, message: 'rules without a clause such as `- A1. …`' };
  }
  for (const [index, { id, path, line }] of defined.entries()) {
    if (defined.findIndex((other) => other.id === id) < index) {
      yield { path, line, message: `clause ${id} is defined twice` };
    } else if (!named.some((mention) => mention.id === id)) {
      yield { path, line, message: `no test has [${id}] in its name` };
    }
  }
  for (const { id, path, line } of named) {
    if (defined.some((clause) => clause.id === id)) continue;
    yield { path, line, message: `a test names clause ${id}, which the rules do not have` };
  }
}

function clausesOf({ path, text }: Source): Mention[] {
  return text.split('\n').flatMap((content, index) => {
    const id = /^- ([A-Z]\d+)\./.exec(content)?.[1];
    return id === undefined ? [] : [{ id, path, line: index + 1 }];
  });
}

function namedBy(source: Source): Mention[] {
  return [...nodesOf(parse(source))].flatMap((node) => {
    const name = testName(node);
    if (name === undefined) return [];
    const line = startLine(node);
    return idsIn(name).map((id) => ({ id, path: source.path, line }));
  });
}

/** The text of the first argument of `it('…')`, `test.each(rows)('…')`, `describe(…)`. */
function testName(node: ts.Node): string | undefined {
  if (!ts.isCallExpression(node)) return undefined;
  const head = headOf(node);
  if (head !== 'it' && head !== 'test' && head !== 'describe') return undefined;
  const [name] = node.arguments;
  if (name === undefined) return undefined;
  return ts.isStringLiteralLike(name) || ts.isTemplateExpression(name) ? name.getText() : undefined;
}

/** The ids inside brackets: `[A1]` and `[A1, A2]`. */
function idsIn(name: string): string[] {
  const groups = name.matchAll(/\[([A-Z]\d+(?:, *[A-Z]\d+)*)\]/g);
  return [...groups].flatMap(([, ids = '']) => ids.split(/, */));
}
