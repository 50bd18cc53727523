// Makes the page that a report of the lab is written into: one file with everything in it, since it
// is opened without a server. `pepite lab show --html` and the lab's page fill it in.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';

/** Where what was found is written: `fillReport` of the lab knows it, too. */
const FOUND = '<!--lab-report-->';
/** What the pages link in their head, but for their fonts, which are larger than a report. */
const THEME = ['tokens.css', 'base.css', 'controls.css'];
/** Nothing is fetched, and nothing but what is in the file is run. */
const POLICY = "default-src 'none'; script-src 'unsafe-inline'; style-src 'unsafe-inline'";

/**
 * Makes `lab-report.html` in the folder of the pages.
 * @param {{ root: string, folder: string, plugins: import('vite').Plugin[] }} order
 */
export async function writeReportPage({ root, folder, plugins }) {
  const built = await build({
    configFile: join(root, 'web', 'lab', 'report', 'vite.config.ts'),
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
    join(folder, 'lab-report.html'),
    pageOf(scripts.join(''), [...themes, ...styles].join('')),
  );
}

/**
 * @param {string} script
 * @param {string} style
 */
const pageOf = (script, style) => `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta http-equiv="content-security-policy" content="${POLICY}">
    <title>Pépite</title>
    <style>${style.replaceAll('</', '<\\/')}</style>
  </head>
  <body>
    <script type="application/json" id="report">${FOUND}</script>
    <script type="module">${script.replaceAll('</', '<\\/')}</script>
  </body>
</html>
`;
