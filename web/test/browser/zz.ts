import { launch, visit, SMALL, LAPTOP } from './support/browser.ts';
import { PLAYERS } from './support/players.ts';
import { byMouse, byTouch, byKeyboard } from './support/press.ts';
import { Site } from './support/site.ts';
const site = await Site.open(); const browser = await launch();
const ways = { mouse: byMouse, touch: byTouch, keyboard: byKeyboard } as const;
const ids = (process.argv[2] ?? 'aurum').split(',');
const way = (process.argv[3] ?? 'mouse') as keyof typeof ways;
await Promise.all(ids.map(async (id) => {
  const { page, errors } = await visit(browser, { size: way === 'touch' ? SMALL : LAPTOP });
  await page.goto(site.address);
  const player = new PLAYERS[id](page, 'en', ways[way]);
  const t0 = performance.now();
  await player.playNow();
  let acts = 0, slow = 0; let last = performance.now();
  while (await player.act()) { acts++; const n = performance.now(); if (n - last > 1000) { slow++; console.log(id, acts, Math.round(n - last)); } last = n; if (acts>Number(process.argv[4]??9999)) break; }
  console.log(id, way, 'acts', acts, 'ms', Math.round(performance.now() - t0), 'per act', Math.round((performance.now() - t0) / acts), errors);
}));
await browser.close(); await site.close();
