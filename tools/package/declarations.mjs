// The types of the package: the declarations of every source that its entries lead to, which name
// each other by paths, as nobody else has our workspaces.
import { dirname, join, relative } from 'node:path';
import ts from 'typescript';

/** How a source names another one of ours. */
const OWN = /^(?:[.]|@pepite[/])/;

/**
 * The declarations by path, from the root, and what each entry is declared in.
 * @param {string} root
 * @param {string} tsconfig
 * @param {readonly string[]} entries paths of sources
 * @returns {ReadonlyMap<string, string>}
 */
export function declarationsOf(root, tsconfig, entries) {
  const host = { ...ts.sys, onUnRecoverableConfigFileDiagnostic: () => {} };
  const settings = ts.getParsedCommandLineOfConfigFile(tsconfig, {}, host);
  if (settings === undefined) throw new Error(`${tsconfig} can't be read`);
  const program = ts.createProgram([...entries], { ...settings.options, outDir: root });
  /** @type {Map<string, string>} */
  const emitted = new Map();
  program.emit(
    undefined,
    (_name, text, _mark, _failed, sources) => {
      for (const { fileName } of sources ?? []) emitted.set(fileName, text);
    },
    undefined,
    true,
  );
  /** @type {Map<string, string>} */
  const declared = new Map();
  const open = [...entries];
  for (const path of open) {
    const text = emitted.get(path);
    if (text === undefined) throw new Error(`${path} has no declarations`);
    if (declared.has(relative(root, path))) continue;
    const { rewritten, found } = rewrite(program, path, text);
    declared.set(relative(root, path), rewritten);
    open.push(...found);
  }
  return declared;
}

/**
 * Has a declaration name others by the paths of those that say it, and tells which.
 * @param {ts.Program} program
 * @param {string} path
 * @param {string} text
 */
function rewrite(program, path, text) {
  /** @type {string[]} */
  const found = [];
  /** @param {string} file */
  const name = (file) => {
    found.push(file);
    const way = relative(dirname(path), file)
      .replaceAll('\\', '/')
      .replace(/[.]ts$/, '.js');
    return way.startsWith('.') ? way : `./${way}`;
  };
  const parsed = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
  const rewritten = parsed.statements.map((statement) => {
    const whole = statement.getFullText();
    const literal = moduleOf(statement);
    if (literal === undefined) return renameTypes(program, path, whole, name);
    const file = fileOf(program, path, literal.text);
    if (!ts.isImportDeclaration(statement) || literal.text.startsWith('.')) {
      return whole.replace(literal.getText(), `'${name(file)}'`);
    }
    // One of our packages has more than what is asked for here, and needs others for it.
    return importsOf(program, file, statement)
      .map(([source, names]) => `\nimport type { ${names.join(', ')} } from '${name(source)}';`)
      .join('');
  });
  return { rewritten: `${rewritten.join('').trimStart()}\n`, found };
}

/**
 * What a statement imports or exports from, if that is ours.
 * @param {ts.Statement} statement
 */
function moduleOf(statement) {
  const isAbout = ts.isImportDeclaration(statement) || ts.isExportDeclaration(statement);
  const literal = isAbout ? statement.moduleSpecifier : undefined;
  return literal !== undefined && ts.isStringLiteral(literal) && OWN.test(literal.text)
    ? literal
    : undefined;
}

/**
 * Types that are named on the spot: `import('./world.ts').Table`.
 * @param {ts.Program} program
 * @param {string} path
 * @param {string} whole
 * @param {(file: string) => string} name
 */
function renameTypes(program, path, whole, name) {
  return whole.replaceAll(/import\("([^"]+)"\)/g, (all, module) => {
    if (!OWN.test(String(module))) throw new Error(`${path} needs a package: ${all}`);
    return `import('${name(fileOf(program, path, String(module)))}')`;
  });
}

/**
 * The source that a name leads to.
 * @param {ts.Program} program
 * @param {string} path
 * @param {string} name
 */
function fileOf(program, path, name) {
  const host = ts.createCompilerHost(program.getCompilerOptions());
  const { resolvedModule } = ts.resolveModuleName(name, path, program.getCompilerOptions(), host);
  if (resolvedModule === undefined) throw new Error(`${path} names ${name}, which is nowhere`);
  return resolvedModule.resolvedFileName;
}

/**
 * What a statement imports, by the source that declares it.
 * @param {ts.Program} program
 * @param {string} index
 * @param {ts.ImportDeclaration} statement
 * @returns {readonly (readonly [source: string, names: readonly string[]])[]}
 */
function importsOf(program, index, statement) {
  const checker = program.getTypeChecker();
  const source = program.getSourceFile(index);
  const module = source && checker.getSymbolAtLocation(source);
  const bindings = statement.importClause?.namedBindings;
  if (module === undefined || bindings === undefined || !ts.isNamedImports(bindings)) {
    throw new Error(`this import can't be followed: ${statement.getText()}`);
  }
  const exported = new Map(checker.getExportsOfModule(module).map((one) => [one.name, one]));
  /** @type {Map<string, string[]>} */
  const names = new Map();
  for (const { name, propertyName } of bindings.elements) {
    const symbol = exported.get((propertyName ?? name).text);
    const original =
      symbol !== undefined && symbol.flags & ts.SymbolFlags.Alias
        ? checker.getAliasedSymbol(symbol)
        : symbol;
    const file = original?.declarations?.[0]?.getSourceFile().fileName;
    if (file === undefined) throw new Error(`${name.text} is declared nowhere`);
    const asked = propertyName === undefined ? name.text : `${propertyName.text} as ${name.text}`;
    names.set(file, [...(names.get(file) ?? []), asked]);
  }
  return [...names];
}

/**
 * Where a declaration is written, in the folder of types.
 * @param {string} path
 */
export const declarationFile = (path) => join('types', path.replace(/[.]ts$/, '.d.ts'));
