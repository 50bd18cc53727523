import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core';

/** The smallest phone that the pages are made for, one as most have, and a laptop. */
export const SMALL = { width: 360, height: 740 } as const;
export const PHONE = { width: 390, height: 844 } as const;
export const LAPTOP = { width: 1280, height: 800 } as const;

export interface Visitor {
  readonly size?: { readonly width: number; readonly height: number };
  readonly language?: 'en' | 'fr';
  readonly scheme?: 'light' | 'dark';
}

/** Where there is no graphics card, to imitate one takes longer than to do without. */
const PLAIN = ['--disable-gpu', '--disable-gpu-compositing', '--disable-lcd-text'];

/** The Chromium that `npm test` has found or installed. */
export const launch = (): Promise<Browser> =>
  chromium.launch({
    executablePath: process.env['PEPITE_CHROMIUM'] ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-background-networking', ...PLAIN],
  });

/** A browser of one person: its own cookies, size, language. What goes wrong in it is thrown. */
export async function visit(
  browser: Browser,
  { size = LAPTOP, language = 'en', scheme = 'light' }: Visitor,
): Promise<{ readonly page: Page; readonly context: BrowserContext; readonly errors: string[] }> {
  const context = await browser.newContext({
    viewport: size,
    hasTouch: size.width < 600,
    isMobile: size.width < 600,
    locale: language === 'fr' ? 'fr-FR' : 'en-GB',
    colorScheme: scheme,
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  page.on('console', (message) => {
    // A server that is down is what some tests are about.
    if (message.type() === 'error' && !message.text().includes('ERR_CONNECTION')) {
      errors.push(message.text());
    }
  });
  return { page, context, errors };
}
