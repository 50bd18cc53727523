import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core';
import { SEED } from '../../../../kernel/test/seed.ts';

/** The smallest phone that the pages are made for, one as most have, and what a laptop leaves. */
export const SMALL = { width: 360, height: 740 } as const;
export const PHONE = { width: 390, height: 844 } as const;
export const LAPTOP = { width: 1366, height: 650 } as const;

/** Milliseconds after which nobody waits for a page any more, on a machine that is very busy. */
export const PATIENCE = 60_000;

export interface Visitor {
  readonly size?: { readonly width: number; readonly height: number };
  readonly language?: 'en' | 'fr';
  readonly scheme?: 'light' | 'dark';
  /** Whether nobody looks at the pages: they are laid out, but not painted (see `shown`). */
  readonly unseen?: boolean;
  /** Whether things move over the boards: where nobody looks at that, it only takes time. */
  readonly moving?: boolean;
  /** Whether the browser keeps the site for when it is offline, which takes a second. */
  readonly keeping?: boolean;
  /** Whether the coach is there, as for newcomers: it has bad moves looked at again. */
  readonly coached?: boolean;
}

/**
 * Where there is no graphics card, to imitate one takes longer than to do without; what puts frames
 * together needs no process of its own, to which they would have to be handed over.
 */
const PLAIN = [
  '--disable-gpu',
  '--disable-gpu-compositing',
  '--disable-lcd-text',
  '--in-process-gpu',
];

/** The Chromium that `npm test` has found or installed. */
export const launch = (): Promise<Browser> =>
  chromium.launch({
    executablePath: process.env['PEPITE_CHROMIUM'] ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-background-networking', ...PLAIN],
  });

let shared: Promise<Browser> | undefined;

/** A browser for all files of tests that run in this process: to start one takes half a second. */
export const openBrowser = (): Promise<Browser> => (shared ??= launch());

/** Leaves nothing of a file of tests behind; the browser ends with the process. */
export async function leaveBrowser(browser: Browser): Promise<void> {
  await Promise.all(browser.contexts().map((context) => context.close()));
}

/** A browser of one person: its own cookies, size, language. What goes wrong in it is thrown. */
export async function visit(
  browser: Browser,
  visitor: Visitor,
): Promise<{ readonly page: Page; readonly context: BrowserContext; readonly errors: string[] }> {
  const { size = LAPTOP, language = 'en', scheme = 'light' } = visitor;
  const { unseen = false, moving = false, keeping = false, coached = false } = visitor;
  const context = await browser.newContext({
    viewport: size,
    hasTouch: size.width < 600,
    isMobile: size.width < 600,
    locale: language === 'fr' ? 'fr-FR' : 'en-GB',
    colorScheme: scheme,
    reducedMotion: moving ? 'no-preference' : 'reduce',
    serviceWorkers: keeping ? 'allow' : 'block',
  });
  context.setDefaultTimeout(PATIENCE);
  // What a page adds to chance can be repeated, as the server's own part of it can.
  await context.addInitScript(drawContributions, SEED);
  if (unseen) await context.addInitScript(hide);
  if (!coached) await context.addInitScript(sendCoachAway);
  const page = await context.newPage();
  waitForPages(page);
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  page.on('console', (message) => {
    // A server that is down, or a page that is offline, is what some tests are about.
    if (message.type() === 'error' && !/ERR_(CONNECTION|INTERNET)/.test(message.text())) {
      errors.push(message.text());
    }
  });
  return { page, context, errors };
}

/** Runs in the page: always the same numbers. */
function drawContributions(seed: number): void {
  let state = seed;
  const next = (): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state;
  };
  const draw = crypto.getRandomValues.bind(crypto);
  crypto.getRandomValues = (into) => {
    if (!(into instanceof Uint32Array)) return draw(into);
    into.set(Array.from(into, next));
    return into;
  };
}

/** A page that was gone to is there once it has taken the place of its first words. */
function waitForPages(page: Page): void {
  const goTo = page.goto.bind(page);
  const reload = page.reload.bind(page);
  const isThere = (): Promise<void> => page.locator('#first').waitFor({ state: 'detached' });
  page.goto = async (address, options) => {
    const answer = await goTo(address, options);
    await isThere();
    return answer;
  };
  page.reload = async (options) => {
    const answer = await reload(options);
    await isThere();
    return answer;
  };
}

/**
 * Runs in a page: what can't be seen need not be painted, which is a third of what pages cost, nor
 * waited for, as pages do with frames; and nobody is there to hear anything.
 */
function hide(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('html { opacity: 0 }');
  document.adoptedStyleSheets.push(sheet);
  localStorage.setItem('pepite.volume', '0');
  const requestAnimationFrame = (call: FrameRequestCallback): number =>
    Number(setTimeout(() => call(performance.now())));
  // Whoever measures has to wait for what was really drawn.
  Object.assign(globalThis, { requestAnimationFrame, drawFrame: globalThis.requestAnimationFrame });
}

/** Runs in a page: players of tests press anything, and nobody wants them to think again. */
function sendCoachAway(): void {
  localStorage.setItem('pepite.coach', 'no');
}

/** Paints a page that nobody looks at otherwise, while something is looked for in it. */
export async function shown<T>(page: Page, look: () => Promise<T>): Promise<T> {
  await page.evaluate(setHidden, false);
  const found = await look();
  await page.evaluate(setHidden, true);
  return found;
}

/** Runs in a page. */
function setHidden(isHidden: boolean): void {
  for (const sheet of document.adoptedStyleSheets) sheet.disabled = !isHidden;
}
