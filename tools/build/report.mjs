// Makes the pages that reports are written into: each one file with everything in it, since it is
// opened without a server. `pepite lab show --html` and the lab's page fill in that of the lab,
// `pepite review --html` that of a review.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';

/**
 * The pages, each with its folder in `web/`, and where what was found is written: `fillReport` of
 * the lab and of the review know it, too.
 */
const REPORTS = [
  { name: 'lab-report.html', folder: join('lab', 'report'), found: '<!--lab-report-->' },
  { name: 'review-report.html', folder: join('review', 'report'), found: '<!--review-report-->' },
];
/** What the pages link in their head, but for their fonts, which are larger than a report. */
const THEME = ['tokens.css', 'base.css', 'controls.css'];
/** Nothing is fetched, and nothing but what is in the file is run. */
const POLICY = "default-src 'none'; script-src 'unsafe-inline'; style-src 'unsafe-inline'";

/**
 * @typedef {{ root: string, folder: string, plugins: import('vite').Plugin[] }} Order
 * Makes all of them in the folder of the pages.
 * @param {Order} order
 */
export async function writeReportPages(order) {
  for (const report of REPORTS) await writeReportPage(order, report);
}

/**
 * @param {Order} order
 * @param {(typeof REPORTS)[number]} report
 */
async function writeReportPage({ root, folder, plugins }, report) {
  const built = await build({
    configFile: join(root, 'web', report.folder, 'vite.config.ts'),
    logLevel: 'error',
    plugins,
    build: { write: false },
  });
  const files = [built].flat().flatMap((one) => ('output' in one ? one.output : []));
  const scripts = files.flatMap((file) => (file.type === 'chunk' ? file.code : []));
  const themes = THEME.map((name) => readFileSync(join(root, 'web', 'theme', name), 'utf8'));
  const styles = files.flatMap((file) => (file.type === 'asset' ? String(file.source) : []));
  if (scripts.length !== 1) throw new Error('a report has to be one script');
  writeFileSync(
    join(folder, report.name),
    pageOf(report.found, scripts.join(''), [...themes, ...styles].join('')),
  );
}

/**
 * @param {string} found
 * @param {string} script
 * @param {string} style
 */
const pageOf = (found, script, style) => `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta http-equiv="content-security-policy" content="${POLICY}">
    <title>Pépite</title>
    <style>${style.replaceAll('</', '<\\/')}</style>
  </head>
  <body>
    <script type="application/json" id="report">${found}</script>
    <script type="module">${script.replaceAll('</', '<\\/')}</script>
  </body>
</html>
`;
