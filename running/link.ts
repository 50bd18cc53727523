/** `import { … } from '…';`, over as many lines as it takes, but not `import type`. */
const IMPORT = /^import \{(?<list>[^}]*)\} from (?<from>'[^']+');$/gm;

/** What makes a name and exports it at once, and is neither a type nor several names. */
const EXPORT = /^export (?<kind>const|class|(?:async )?function\*?) (?<name>\w+)/gm;

interface Name {
  readonly theirs: string;
  readonly ours: string;
}

/**
 * The text of a module, made so that the names it shares with others are as fast as its own.
 *
 * To V8 an imported name, and one that its own module exports, is a cell that might change: every
 * use loads it, checks that it is set and, where it is called or read from, what it holds. Of a
 * constant that a module keeps to itself, the compiler uses the value. So what is imported is
 * copied into such constants, and what is exported is copied out of them. Nothing else changes:
 * what we export never does, and no two files import each other. Lint sees to both.
 *
 * It reads the text as prettier writes it. What it does not recognise stays as it is, and works.
 */
export function link(text: string): string {
  const exported: string[] = [];
  const linked = text
    .replaceAll(IMPORT, (whole, list: string, from: string) => linkImport(whole, list, from))
    .replaceAll(EXPORT, (_, kind: string, name: string) => {
      exported.push(name);
      return `${kind} ${name}`;
    });
  if (exported.length === 0) return linked;
  const copies = exported.map((name) => `${name}$out = ${name}`);
  const names = exported.map((name) => `${name}$out as ${name}`);
  return `${linked}\nconst ${copies.join(', ')};\nexport { ${names.join(', ')} };\n`;
}

/** The same import under other names, and a constant for each; on as many lines as before. */
function linkImport(whole: string, list: string, from: string): string {
  const names = valuesIn(list);
  if (names.length === 0) return whole;
  const imported = names.map(({ theirs, ours }) => `${theirs} as ${ours}$in`);
  const copies = names.map(({ ours }) => `${ours} = ${ours}$in`);
  const lines = whole.replaceAll(/[^\n]/g, '');
  return `import { ${imported.join(', ')} } from ${from}; const ${copies.join(', ')};${lines}`;
}

/** The names in the braces of an import that are there when the program runs. */
function valuesIn(list: string): readonly Name[] {
  const entries = list.split(',').map((entry) => entry.trim());
  return entries
    .filter((entry) => entry !== '' && !entry.startsWith('type '))
    .map((entry) => {
      const [theirs, ours = theirs] = entry.split(' as ');
      return { theirs, ours };
    });
}
