// `npm run duel -- FOLDER --game aurum`: lets today's expert meet that of another checkout of
// Pépite, say of an earlier commit, which need not be installed or built.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { V8_FLAGS } from '../../cli/flags.mjs';
import { install, root } from './install.mjs';

const node = install();
const script = join(root, 'tools', 'duel', 'main.ts');
const { status } = spawnSync(node, [...V8_FLAGS, script, ...process.argv.slice(2)], {
  stdio: 'inherit',
});
process.exitCode = status ?? 1;
