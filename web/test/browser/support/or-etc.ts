import { Player } from './player.ts';

const action = (name: string): string => `[data-action=${name}]:not([aria-disabled=true])`;

const OWN = '[data-die=own][aria-disabled=false]';
const WANTED = '[data-die=wanted][aria-disabled=false][tabindex="0"]';
const CARD = 'button[data-card][aria-disabled=false]';
const OTHERS = '[data-from]:not([data-from=centre])';
/** Somebody who is folded, since there is little room: a press shows their dice. */
const FOLDED = '[data-look]:not([aria-pressed=true])';
const PASS = action('pass');

/** How many exchanges somebody tries in a match: each of them takes the time of all others. */
const MOST_EXCHANGES = 4;

abstract class Digger extends Player {
  readonly title = 'Or etc.';

  /** Where none of the wanted dice show, the others may be folded: one of them is looked at. */
  protected async unfold(wanted: string): Promise<void> {
    if ((await this.page.locator(wanted).count()) > 0) return;
    await this.attempt(this.page.locator(FOLDED).first());
  }
}

/** Somebody who plays Or etc.: lays what can be laid, and tries the tool and some exchanges. */
export class OrEtcPlayer extends Digger {
  protected override readonly wishes: readonly string[] = [
    // A card is chosen before it is laid or staked; all may be kept, and one is proposed to pay.
    ...['lay', 'stake', 'drop', 'reroll', 'mug', 'centre', 'offer'].map(action),
    CARD,
    ...['agree', 'let', 'shield', 'choose', 'bid', 'fold'].map(action),
    PASS,
    // The die to give for one that was won in a contest.
    OWN,
    action('cancel'),
  ];
  #exchanges = 0;

  protected override async fulfil(wish: string): Promise<void> {
    if (wish === PASS && this.#exchanges < MOST_EXCHANGES) await this.#pick();
    else await super.fulfil(wish);
  }

  /** Picks up a die to roll it again, or dice for an exchange; passes where there is none. */
  async #pick(): Promise<void> {
    this.#exchanges++;
    const own = this.page.locator(OWN).first();
    const tool = this.page.locator(action('tool'));
    if ((await tool.count()) > 0) {
      await this.attempt(tool);
      await this.attempt(own);
    } else if ((await own.count()) > 0) {
      await this.attempt(own);
      await this.unfold(WANTED);
      await this.attempt(this.page.locator(WANTED).first());
    } else await super.fulfil(PASS);
  }
}

/** What somebody may want to see happen at a table. */
export const EVENTS = ['agreed', 'refused', 'contested', 'struck'] as const;
const AGREE = action('agree');
const CANCEL = action('cancel');

/** Where dice are looked for: at other players, then in the centre, then nowhere. */
function sourceFor(seen: ReadonlySet<string>): string {
  if (!seen.has('agreed') || !seen.has('refused')) return `${OTHERS} ${WANTED}`;
  return seen.has('contested') ? '[data-from=nowhere]' : `[data-from=centre] ${WANTED}`;
}

/**
 * Somebody at a table where all of that is to happen: offers until one was accepted and one
 * refused, claims and contests dice until there was a contest, and waits for an accident.
 */
export class Haggler extends Digger {
  /** What has happened, known to all at the table. */
  seen: ReadonlySet<string> = new Set();
  protected override readonly wishes: readonly string[] = [
    ...['lay', 'stake', 'centre', 'offer'].map(action),
    // All cards are discarded, so that many are drawn, and accidents with them.
    `${CARD}:not([aria-pressed=true])`,
    action('drop'),
    ...['contest', 'suffer', 'choose', 'fold'].map(action),
    AGREE,
    PASS,
    // The die to give for one that was won in a contest.
    `body:not(:has([data-die=own][aria-pressed=true])) ${OWN}`,
    CANCEL,
  ];

  /** Whether dice were picked up for a trade: if nothing can be done with them, it passes. */
  #hasPicked = false;

  protected override async fulfil(wish: string): Promise<void> {
    if (wish === AGREE && this.seen.has('agreed')) await super.fulfil(action('refuse'));
    else if (wish === PASS && !this.#hasPicked) await this.#trade(sourceFor(this.seen));
    else await super.fulfil(wish);
    if (wish !== CANCEL) this.#hasPicked = wish === PASS && !this.#hasPicked;
  }

  async #trade(source: string): Promise<void> {
    if (source.startsWith(OTHERS)) await this.unfold(source);
    const wanted = this.page.locator(source).first();
    if ((await wanted.count()) === 0) {
      await super.fulfil(PASS);
      return;
    }
    await this.attempt(wanted);
    await this.attempt(this.page.locator(OWN).first());
  }

  /** Notes from now on what this page tells to have happened: it may be told for a moment only. */
  async readNews(): Promise<void> {
    await this.page.evaluate(() => {
      const told = new Set<string>();
      const read = (): void => {
        for (const line of document.querySelectorAll('[data-news]')) {
          told.add(line.getAttribute('data-news') ?? '');
        }
      };
      new MutationObserver(read).observe(document, { subtree: true, childList: true });
      Object.assign(globalThis, { told });
    });
  }

  /** What this page has told since then. */
  news(): Promise<readonly string[]> {
    return this.page.evaluate(() => {
      const { told } = globalThis as typeof globalThis & { readonly told: ReadonlySet<string> };
      return [...told];
    });
  }
}
