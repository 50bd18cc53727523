import { readFileSync } from 'node:fs';
import { registerHooks, stripTypeScriptTypes } from 'node:module';
import { fileURLToPath } from 'node:url';
import { compileModule } from 'svelte/compiler';

const ENDING = '.svelte.ts';

/** Lets modules with runes be imported from now on: compiled as the build compiles them. */
export function compileRunes(): void {
  registerHooks({
    load(url, context, next) {
      if (!url.endsWith(ENDING)) return next(url, context);
      const filename = fileURLToPath(url);
      const source = stripTypeScriptTypes(readFileSync(filename, 'utf8'));
      const { js } = compileModule(source, { filename, generate: 'client' });
      return { format: 'module', source: js.code, shortCircuit: true };
    },
  });
}
