// Draws what pages show before any script has run: `draw-first.mjs <what was built> <into>`. It is
// a process of its own: modules made for a browser wait for what will never happen here.
import { writeFileSync } from 'node:fs';
import { argv, exit } from 'node:process';
import { pathToFileURL } from 'node:url';

/** As much of a browser as components look at before they are mounted. */
const BROWSER = {
  location: { pathname: '/', hash: '' },
  document: {
    documentElement: { dataset: {} },
    addEventListener() {},
    querySelector: () => null,
    cookie: '',
  },
  localStorage: { getItem: () => null, setItem() {} },
  addEventListener() {},
  matchMedia: () => ({ matches: false }),
};

const [, , program = '', into = ''] = argv;
Object.assign(globalThis, BROWSER);
const { firstScreens } = /** @type {{ firstScreens: () => Promise<unknown> }} */ (
  await import(pathToFileURL(program).href)
);
writeFileSync(into, JSON.stringify(await firstScreens()));
exit();
