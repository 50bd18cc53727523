import type { Page } from 'playwright-core';
import { SCALE } from '../../../../kernel/test/scale.ts';
import { type Look, lookAtSize } from './board-look.ts';
import { shown } from './browser.ts';
import { findBarriers } from './checks.ts';
import { type Misfit, misfitsOf, type Size, sizesFor } from './fit.ts';
import type { Onlooker } from './phases.ts';
import { atRest } from './rest.ts';

interface Options {
  /** Whether barriers are looked for as well, once for each question. */
  readonly inspects?: boolean;
  /** What has to be in view wherever cards are, by the name of its data. */
  readonly needed?: readonly string[];
}

/** Finds what of a board does not fit some window, and what keeps somebody from using it. */
export class FitCheck implements Onlooker {
  readonly sizesFor = sizesFor;
  readonly #page: Page;
  readonly #inspects: boolean;
  readonly #needed: readonly string[];
  readonly #misfits = new Map<string, string[]>();
  readonly #barriers = new Set<string>();
  readonly #seen = new Set<Size>();

  constructor(page: Page, { inspects = false, needed = [] }: Options) {
    this.#page = page;
    this.#inspects = inspects;
    this.#needed = needed;
  }

  /** What does not fit, a line for each kind of thing in each question. */
  get misfits(): readonly string[] {
    return [...this.#misfits].map(([what, sizes]) => `${what} at ${sizes.join('; ')}`);
  }

  /** What keeps somebody from using the page, as far as a program can tell. */
  get barriers(): readonly string[] {
    return [...this.#barriers];
  }

  /** The windows in which some question was looked at. */
  get seen(): ReadonlySet<Size> {
    return this.#seen;
  }

  async meet(question: string): Promise<void> {
    if (!this.#inspects) return;
    for (const barrier of await this.#findBarriers()) this.#barriers.add(`${question}: ${barrier}`);
  }

  /** Contrast takes as long as all the rest, and can only be told of what is painted. */
  async #findBarriers(): Promise<readonly string[]> {
    if (SCALE <= 1) return findBarriers(this.#page, { contrast: false });
    const found: string[] = [];
    for (const colorScheme of ['dark', 'light'] as const) {
      await this.#page.emulateMedia({ colorScheme });
      found.push(...(await shown(this.#page, () => findBarriers(this.#page))));
    }
    return found;
  }

  async see(question: string, look: Look, size: Size): Promise<void> {
    this.#seen.add(size);
    if (this.#find(look).length === 0) return;
    // A busy machine may have been looked at before it had drawn everything at this size.
    await atRest(this.#page);
    const drawn = (await lookAtSize(this.#page, size)) ?? look;
    for (const misfit of this.#find(drawn)) this.#note(question, misfit, size);
  }

  #find(look: Look): readonly Misfit[] {
    return [...misfitsOf(look), ...this.#missing(look)];
  }

  #missing({ things }: Look): readonly Misfit[] {
    const isThere = (name: string): boolean => things.some(({ data }) => data[name] !== undefined);
    if (!isThere('card')) return [];
    const missing = this.#needed.filter((name) => !isThere(name));
    return missing.map((kind) => ({ kind, problem: 'is not there', where: 'nowhere' }));
  }

  #note(question: string, { kind, problem, where }: Misfit, { width, height }: Size): void {
    const what = `${question}: ${kind} ${problem}`;
    const sizes = this.#misfits.get(what) ?? [];
    this.#misfits.set(what, sizes);
    const size = `${width}×${height} (`;
    if (!sizes.some((one) => one.startsWith(size))) sizes.push(`${size}${where})`);
  }
}
