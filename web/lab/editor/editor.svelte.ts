import type { AccidentName, ToolName } from '@pepite/games/or-etc/pieces';
import { type Deck, deckOf } from '@pepite/games/or-etc/pieces/deck';
import { readEachCard } from '@pepite/games/or-etc/data/read';
import type { Options } from '@pepite/kernel';
import { deckIn } from '@pepite/games/or-etc/data/deck-in';
import {
  cardsOf,
  type Draft,
  type DraftCard,
  draftOf,
  PRINTED,
  type Typed,
  withCard,
  withCopy,
  withNewCard,
  withoutCard,
  withRoll,
  withTool,
  writtenOf,
} from './draft.ts';
import { begun, type History, redone, stepped, undone } from './history.ts';
import { check } from './problems.ts';
import { type Summary, summaryOf } from './summary.ts';

/** The cards that can be drawn, and which number in their deck each has, by key. */
interface Drawn {
  readonly deck: Deck;
  readonly numbers: ReadonlyMap<number, number>;
}

/** A draft with all that is done to it. */
export class Editor {
  #history = $state.raw<History<Draft>>(begun(PRINTED));
  #seats = $state(0);
  readonly #checked = $derived(check(this.draft, this.#seats));
  readonly drawn: Drawn = $derived(drawnOf(this.draft));
  readonly #summary = $derived.by(() => {
    const { options, seats } = this;
    return options === undefined ? undefined : summaryOf(deckIn(options), options, seats);
  });

  constructor(draft: Draft, seats: number) {
    this.#history = begun(draft);
    this.#seats = seats;
  }

  static of(options: Options, seats: number): Editor {
    return new Editor(draftOf(options, seats), seats);
  }

  get draft(): Draft {
    return this.#history.now;
  }

  get seats(): number {
    return this.#seats;
  }

  set seats(seats: number) {
    this.#seats = seats;
  }

  get problems() {
    return this.#checked.problems;
  }

  /** All options, with those that are as printed, if it can be played. */
  get options(): Options | undefined {
    return this.#checked.options;
  }

  /** Those that are not as printed, if it can be played: what tables and variants are told. */
  get changed(): Options | undefined {
    const { options } = this;
    if (options === undefined) return undefined;
    const names = Object.keys(writtenOf(this.draft));
    return Object.fromEntries(Object.entries(options).filter(([name]) => names.includes(name)));
  }

  /** What it comes to, if it can be played. */
  get summary(): Summary | undefined {
    return this.#summary;
  }

  get canUndo(): boolean {
    return this.#history.before.length > 0;
  }

  get canRedo(): boolean {
    return this.#history.after.length > 0;
  }

  undo(): void {
    this.#history = undone(this.#history);
  }

  redo(): void {
    this.#history = redone(this.#history);
  }

  /** Another draft in place of this one; it can be undone. */
  replace(draft: Draft): void {
    this.#step(draft);
  }

  change(key: number, change: Partial<DraftCard>): void {
    this.#step(withCard(this.draft, key, change), `${key} ${Object.keys(change).join()}`);
  }

  /** Says which key the new card has. */
  add(): number {
    this.#step(withNewCard(this.draft));
    return this.draft.cards.at(-1)?.key ?? 0;
  }

  copy(key: number): number {
    this.#step(withCopy(this.draft, key));
    return Math.max(...this.draft.cards.map((card) => card.key));
  }

  remove(key: number): void {
    this.#step(withoutCard(this.draft, key));
  }

  setTool(tool: ToolName, value: Typed): void {
    this.#step(withTool(this.draft, tool, value), tool);
  }

  setRoll(accident: AccidentName, roll: string): void {
    this.#step(withRoll(this.draft, accident, roll), accident);
  }

  /** One for each player is what is printed. */
  setSheets(sheets: Typed): void {
    const isUsual = sheets === null || sheets === this.#seats;
    this.#step({ ...this.draft, sheets: isUsual ? null : sheets }, 'sheets');
  }

  setAccidents(accidents: Typed): void {
    this.#step({ ...this.draft, accidents }, 'accidents');
  }

  #step(draft: Draft, what?: string): void {
    this.#history = stepped(this.#history, draft, what);
  }
}

/** Cards that are wrong are left out: nobody knows how they look. */
function drawnOf(draft: Draft): Drawn {
  const right = readEachCard(cardsOf(draft)).flatMap((read, index) =>
    'value' in read ? [{ card: read.value, key: draft.cards[index]?.key ?? 0 }] : [],
  );
  return {
    deck: deckOf({ cards: right.map(({ card }) => card) }),
    numbers: new Map(right.map(({ key }, index) => [key, index + 1])),
  };
}
