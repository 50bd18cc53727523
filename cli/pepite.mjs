#!/usr/bin/env node
// The program `pepite`. Plain JavaScript, because the Node that reads it may be too old for
// anything else.
import { existsSync } from 'node:fs';
import { launch } from './launch.mjs';
import { chooseNode, missingNode } from './node.mjs';

const node = chooseNode();
if (node === undefined) {
  console.error(missingNode());
  process.exitCode = 2;
} else {
  await buildInClone(node);
  process.exitCode = await launch(node, process.argv.slice(2));
}

/**
 * In a clone of the repository, what has changed is built first. A release has everything built.
 * @param {string} node
 */
async function buildInClone(node) {
  const tool = new URL('../tools/bin/build.mjs', import.meta.url);
  if (!existsSync(tool)) return;
  const { build } = /** @type {typeof import('../tools/bin/build.mjs')} */ (
    await import(tool.href)
  );
  build(node, needsPages(process.argv) ? ['web', 'node'] : ['node']);
}

/** @param {readonly string[]} argv */
function needsPages(argv) {
  return argv.includes('serve') || argv.includes('bench');
}
