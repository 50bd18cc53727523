import ts from 'typescript';
import { isCode, isTest } from './paths.ts';
import type { Finding, Source } from './rule.ts';
import { headOf, nodesOf, parse, startLine } from './syntax.ts';

/** Words that no sentence begins with: its subject would stand before them. */
const WITHOUT_SUBJECT = new Set(
  [
    'is are was were isn’t aren’t has have had hasn’t does do did doesn’t don’t can can’t could',
    'may might must will won’t would should never',
    'accepts adds agrees aligns asks becomes begins belongs brings chooses closes comes compares',
    'contains creates decides ends fails finds finishes follows forgets frees gets gives goes',
    'grows happens holds ignores imagines keeps knows lays learns leaves lets lies loses makes',
    'merges misses opens pays prints puts reads refuses rejects remembers removes replaces',
    'restores returns says sees sells sends serves settles shows simulates skips speaks spends',
    'stays stops strikes survives takes tells trusts visits warns weighs works wraps writes',
    'accept allow ask become begin belong come find forget get give go happen hold keep know lead',
    'leave let make meet merge put refuse say stay take tell think weigh',
    'and or but nor than then also so still again of that which who whom into not',
  ].flatMap((line) => line.split(' ')),
);

/** After these a word on “s” is no plural but a verb, such as in “counts the moves”. */
const OBJECT =
  /^(?:a|an|the|its|their|no|nothing|nobody|any|every|each|what|whether|why|how|it|them|[%“\d].*)$/;

/** A list of failures has titles alone, so each has to say who does what. */
export function* wholeTitles(sources: readonly Source[]): Generator<Finding> {
  for (const source of sources) {
    if (!isCode(source.path) || !isTest(source.path)) continue;
    for (const node of nodesOf(parse(source))) {
      const title = titleOf(node);
      const message = title === undefined ? undefined : faultOf(title);
      if (message !== undefined) yield { path: source.path, line: startLine(node), message };
    }
  }
}

/** What `it('…', f)`, `it.each(rows)('…', f)` and `test('…', f)` are called, without clauses. */
function titleOf(node: ts.Node): string | undefined {
  if (!ts.isCallExpression(node)) return undefined;
  const head = headOf(node);
  const [title] = node.arguments;
  if (title === undefined || (head !== 'it' && head !== 'test')) return undefined;
  if (!ts.isStringLiteralLike(title) && !ts.isTemplateExpression(title)) return undefined;
  return title
    .getText()
    .slice(1, -1)
    .replace(/^(\[[^\]]*\] *)+/, '');
}

function faultOf(title: string): string | undefined {
  if (title.endsWith('.')) return `a title with a full stop: ${title}`;
  const words = title.split(/[ ,:]+/);
  const [first = '', second = ''] = words;
  const isVerb = WITHOUT_SUBJECT.has(first) || (/^[a-z]+[^s]s$/.test(first) && OBJECT.test(second));
  const isSentence = !isVerb && words.filter(isWord).length > 1;
  return isSentence ? undefined : `half a sentence, say who does what: ${title}`;
}

/** Rows of a table may fill in a name, but not the whole sentence. */
function isWord(text: string): boolean {
  return /^\p{L}/u.test(text);
}
