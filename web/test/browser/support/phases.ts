import type { Page } from 'playwright-core';
import { scaled } from '../../../../kernel/test/scale.ts';
import { kindOf, type Look, lookAtBoard, lookAtSize, type Thing } from './board-look.ts';
import type { Size } from './fit.ts';
import type { Player } from './player.ts';

/** So many steps show most of what a match has to ask. */
const MOST_STEPS = scaled(60);
/** A question is looked at again once it has so many times as much to show. */
const MORE = 1.3;
/** The words of a banner that tell one question from another. */
const FIRST_WORDS = 4;

/** Who looks at every question of a match, in windows of some sizes. */
export interface Onlooker {
  /** Which ones, by how often a question was looked at before, whichever that was. */
  sizesFor(turn: number): readonly Size[];
  /** Called before the first look at a question, whatever the size of the window is then. */
  meet(question: string): Promise<void>;
  /** Called with what a window of one of the sizes shows. */
  see(question: string, look: Look, size: Size): Promise<void>;
}

/** What was seen of a question. */
interface Phase {
  /** How much there was to show when it was looked at. */
  weight: number;
  /** The sizes that it has to be looked at yet. */
  waiting: readonly Size[];
  /** How often it was asked. */
  visits: number;
  /** The buttons of the banner that were tried, by number. */
  tried: number;
}

/** What is there whatever is asked: it tells no question from another. */
const TOOL = 'tool ';
/** What is pressed once a choice is made: then the banner tells of that choice. */
const ACTION = 'action ';

/** Which question a board asks, whatever its cards and numbers. */
function questionOf({ text, things }: Look): string {
  const controls = things.filter(({ part }) => part === 'control' || part === 'piece');
  // What has no name of its own, beside the banner, is there or not by the size of the window.
  const isNamed = (thing: Thing): boolean =>
    thing.part === 'control' || !kindOf(thing).includes('“');
  const pressable = controls.filter((thing) => !thing.isOff && isNamed(thing));
  const all = pressable.map((thing) => kindOf(thing).replace(/ “.*/, ''));
  const kinds = new Set(all.filter((kind) => !kind.startsWith(TOOL)));
  const isMade = [...kinds].some((kind) => kind.startsWith(ACTION));
  const said = text.replaceAll(/\d+/g, '#').split(' ').slice(0, FIRST_WORDS);
  const words = isMade ? '' : said.join(' ');
  return `“${words}…” [${[...kinds].sort().join(', ')}]`;
}

/**
 * Runs in the page: what was pressed just when the table changed may have been refused. That is
 * said over the table until one goes on, with any press.
 */
export function readRefusal(): void {
  const banner = document.querySelector('[data-banner]');
  banner?.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
}

/**
 * Plays a match, and has every question it asks looked at in windows of some sizes. The first time
 * a question is answered as the player would; later each button of its banner is tried once, so
 * that questions within questions are seen, too.
 */
export class Phases {
  readonly #page: Page;
  readonly #player: Player;
  readonly #phases = new Map<string, Phase>();
  readonly #onlooker: Onlooker;
  #turns = 0;

  constructor(player: Player, onlooker: Onlooker) {
    this.#player = player;
    this.#page = player.page;
    this.#onlooker = onlooker;
  }

  get count(): number {
    return this.#phases.size;
  }

  async play(): Promise<void> {
    for (let step = 0; step < MOST_STEPS; step++) {
      if (await this.#player.waitForQuestion()) return;
      await this.#page.evaluate(readRefusal);
      const look = await lookAtBoard(this.#page);
      if (look === undefined) await this.#goOn();
      else await this.#answer(await this.#measure(look));
    }
  }

  /** Something lies over the board: the end of a round, or a question whether that is meant. */
  async #goOn(): Promise<void> {
    if (await this.#player.actIfAsked()) return;
    await this.#page.keyboard.press('Escape');
  }

  /** Looks at a question at its sizes, unless it was; it may be over before that is done. */
  async #measure(look: Look): Promise<Phase> {
    const question = questionOf(look);
    const weight = look.things.length + look.text.length;
    const known = this.#phases.get(question);
    if (known === undefined) await this.#onlooker.meet(question);
    const phase = known ?? { weight: 0, waiting: [], visits: 0, tried: 0 };
    this.#phases.set(question, phase);
    if (weight > MORE * phase.weight)
      Object.assign(phase, { weight, waiting: this.#onlooker.sizesFor(this.#turns++) });
    while (phase.waiting.length > 0) {
      const [size, ...others] = phase.waiting;
      if (size === undefined) break;
      const now = await lookAtSize(this.#page, size);
      if (now === undefined || questionOf(now) !== question) break;
      await this.#onlooker.see(question, now, size);
      phase.waiting = others;
    }
    return phase;
  }

  async #answer(phase: Phase): Promise<void> {
    phase.visits++;
    if (phase.visits > 1 && (await this.#tryButton(phase.tried))) phase.tried++;
    else if (!(await this.#player.actIfAsked())) await this.#tryButton(-1);
  }

  /** Presses a button of the banner, counted from the last if negative; false if there is none. */
  #tryButton(index: number): Promise<boolean> {
    return this.#page.evaluate((index) => {
      const chosen = [...document.querySelectorAll<HTMLElement>('[data-banner] button')].at(index);
      chosen?.click();
      return chosen !== undefined;
    }, index);
  }
}
