// `npm run lighthouse`: what Lighthouse, on its mobile preset, says of the main pages, written into
// docs/figures.md. It is installed for this alone, into a folder that is removed afterwards.
import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { installBrowser } from './browser.mjs';
import { build } from './build.mjs';
import { install, refuse, root } from './install.mjs';

const VERSION = '13.5.0';
const PAGES = ['/', '/rules/aurum', '/rules/or-etc', '/learn/aurum'];
/** Each page is looked at so often, and the middle counts: other programs disturb a look. */
const LOOKS = 5;
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];
const FIGURES = join(root, 'docs', 'figures.md');
const [START, END] = ['<!-- lighthouse: begin -->', '<!-- lighthouse: end -->'];

/**
 * What we read of a report.
 * @typedef {{ readonly score: number }} Category
 * @typedef {{ readonly displayValue?: string }} Audit
 * @typedef {{ categories: Record<string, Category>, audits: Record<string, Audit> }} Report
 */

if (process.argv.length > 2) refuse('npm run lighthouse takes no options.');
const node = install();
build(node);
const environment = { ...process.env, CHROME_PATH: await installBrowser() };
const folder = mkdtempSync(join(tmpdir(), 'pepite-lighthouse-'));
const server = spawn(node, [join(root, 'cli', 'pepite.mjs'), 'serve', '--port', '0'], {
  env: { ...process.env, PEPITE_DATA: join(folder, 'data'), PEPITE_LIMITS: 'off' },
  stdio: ['ignore', 'pipe', 'inherit'],
});
try {
  const address = await addressOf(server);
  installLighthouse();
  const rows = PAGES.map((page) => rowOf(page, middleOf(address + page)));
  write(
    [
      '| page | performance | accessibility | best practices | SEO | LCP | blocking | shift |',
    ].concat('| --- | --- | --- | --- | --- | --- | --- | --- |', rows),
  );
} finally {
  server.kill();
  rmSync(folder, { recursive: true, force: true });
}

/**
 * @param {import('node:child_process').ChildProcess} child
 * @returns {Promise<string>}
 */
async function addressOf({ stdout }) {
  if (stdout !== null) {
    for await (const line of createInterface({ input: stdout })) {
      const found = /http:\/\/localhost:\d+/.exec(line)?.[0];
      if (found !== undefined) return found;
    }
  }
  return refuse('The server did not start.');
}

function installLighthouse() {
  console.error(`Installing Lighthouse ${VERSION} into a folder of its own.`);
  const options = ['install', '--prefix', folder, '--loglevel', 'error', `lighthouse@${VERSION}`];
  const { status } = spawnSync('npm', options, { stdio: ['ignore', 2, 2] });
  if (status !== 0) refuse('Lighthouse could not be installed: see what npm says above.');
}

/**
 * The middle one of several looks at a page.
 * @param {string} address
 * @returns {Report}
 */
function middleOf(address) {
  const looks = Array.from({ length: LOOKS }, (_, look) => {
    console.error(`${address} (${look + 1} of ${LOOKS})`);
    return lookAt(address);
  });
  const sorted = looks.sort((one, other) => scoreOf(one) - scoreOf(other));
  return sorted[Math.floor(LOOKS / 2)] ?? refuse('Nothing was looked at.');
}

/**
 * @param {string} address
 * @returns {Report}
 */
function lookAt(address) {
  const program = join(folder, 'node_modules', 'lighthouse', 'cli', 'index.js');
  const path = join(folder, 'report.json');
  const flags = ['--quiet', '--output=json', `--output-path=${path}`];
  const browser = '--chrome-flags=--headless=new --no-sandbox';
  const { status } = spawnSync(node, [program, address, browser, ...flags], {
    env: environment,
    stdio: ['ignore', 2, 2],
  });
  if (status !== 0) refuse(`Lighthouse failed at ${address}.`);
  return /** @type {Report} */ (JSON.parse(readFileSync(path, 'utf8')));
}

/** @param {Report} report */
function scoreOf({ categories }) {
  return categories['performance']?.score ?? 0;
}

/**
 * @param {string} page
 * @param {Report} report
 */
function rowOf(page, { categories, audits }) {
  const scores = CATEGORIES.map((name) => Math.round(100 * (categories[name]?.score ?? 0)));
  const details = ['largest-contentful-paint', 'total-blocking-time', 'cumulative-layout-shift'];
  const values = details.map((name) => audits[name]?.displayValue?.replaceAll('\u00a0', ' ') ?? '');
  return `| \`${page}\` | ${[...scores, ...values].join(' | ')} |`;
}

/** @param {readonly string[]} table */
function write(table) {
  const text = readFileSync(FIGURES, 'utf8');
  const [before, rest] = text.split(START);
  const after = rest?.split(END)[1];
  if (before === undefined || after === undefined) refuse(`${FIGURES} has no place for it.`);
  writeFileSync(FIGURES, `${before}${START}\n\n${table.join('\n')}\n\n${END}${after}`);
  console.log(table.join('\n'));
}
