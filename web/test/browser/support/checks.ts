import { gzipSync } from 'node:zlib';
import axe from 'axe-core';
import type { Page } from 'playwright-core';

/** What axe finds wrong with a page as it is now; contrast only of what is painted. */
export async function findBarriers(
  page: Page,
  { contrast = true } = {},
): Promise<readonly string[]> {
  // Evaluated by the browser's debugger, which no content security policy holds up.
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axe.source);
  return page.evaluate(async (contrast) => {
    const { axe } = globalThis as typeof globalThis & {
      readonly axe: {
        run(options: object): Promise<{
          violations: { id: string; nodes: { target: unknown; failureSummary: string }[] }[];
        }>;
      };
    };
    const { violations } = await axe.run({
      rules: { 'color-contrast': { enabled: contrast } },
      // Where everything is that passed is not asked.
      resultTypes: ['violations'],
    });
    return violations.flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary }) => `${id} ${String(target)} ${failureSummary}`),
    );
  }, contrast);
}

/** Whether a page can be scrolled sideways. */
export const scrollsSideways = (page: Page): Promise<boolean> =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth > clientWidth;
  });

/** Counts the compressed bytes of all scripts that a page asks for from now on. */
export function weighScripts(page: Page): { readonly total: () => Promise<number> } {
  const weights: Promise<number>[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() !== 'script') return;
    weights.push(response.body().then((body) => gzipSync(body).length));
  });
  return {
    total: async () => (await Promise.all(weights)).reduce((sum, weight) => sum + weight, 0),
  };
}

/** Controls that are too small to be touched, by name. */
export const smallTargets = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const controls = document.querySelectorAll<HTMLElement>('button, select, input, [role=button]');
    return [...controls]
      .filter((control) => control.checkVisibility() && control.closest('label') === null)
      .filter((control) => {
        const { width, height } = control.getBoundingClientRect();
        return width > 1 && (width < 43.5 || height < 43.5);
      })
      .map((control) => control.getAttribute('aria-label') ?? control.textContent.trim());
  });
