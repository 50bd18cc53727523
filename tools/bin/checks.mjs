/**
 * A check is a program that fails with an exit code. Programs are named from the root, so that
 * they run on the Node we chose and not on the one a shebang finds.
 * @typedef {{
 *   name: string,
 *   about: string,
 *   program: string,
 *   options: string[],
 *   needsBrowser?: boolean,
 *   readsOnly?: boolean,
 * }} Check
 * A check that only reads our sources, on one core, may run beside another one.
 */

/** @type {readonly Check[]} */
export const checks = [
  {
    name: 'typecheck',
    about: 'TypeScript finds no error',
    program: 'node_modules/typescript/bin/tsc',
    options: ['-p', '.'],
    readsOnly: true,
  },
  {
    name: 'pages',
    about: 'Svelte and TypeScript find no error in the web client',
    program: 'node_modules/svelte-check/bin/svelte-check',
    options: ['--tsconfig', 'web/tsconfig.json', '--fail-on-warnings', '--output', 'human'],
    readsOnly: true,
  },
  {
    name: 'lint',
    about: 'oxlint, with types, finds no bad habit',
    program: 'node_modules/oxlint/bin/oxlint',
    options: [],
    readsOnly: true,
  },
  {
    name: 'format',
    about: 'prettier would change nothing (npm run format)',
    program: 'node_modules/prettier/bin/prettier.cjs',
    options: ['--check', '--log-level', 'warn', '.'],
    readsOnly: true,
  },
  {
    name: 'architecture',
    about: 'imports point one way',
    program: 'node_modules/dependency-cruiser/bin/dependency-cruiser.mjs',
    options: ['--config', '.dependency-cruiser.mjs', '--output-type', 'err-long', '.'],
    readsOnly: true,
  },
  {
    name: 'dead-code',
    about: 'every file, export and dependency is used',
    program: 'node_modules/knip/bin/knip.js',
    options: ['--no-progress', '--no-config-hints'],
    readsOnly: true,
  },
  {
    name: 'tidy',
    about: 'our own style, and a test for every clause',
    program: 'tools/tidy/main.ts',
    options: [],
    readsOnly: true,
  },
  {
    name: 'build',
    about: 'the web client can be built',
    program: 'tools/bin/build.mjs',
    options: [],
  },
  {
    name: 'tests',
    about: 'vitest',
    program: 'node_modules/vitest/vitest.mjs',
    // A golden text that is missing is a failure; `npx vitest run -u` writes it.
    options: ['run', '--update=none'],
  },
  {
    name: 'browser',
    about: 'whole matches in Chromium',
    program: 'node_modules/vitest/vitest.mjs',
    options: ['run', '--config', 'vitest.browser.config.ts'],
    needsBrowser: true,
  },
];
