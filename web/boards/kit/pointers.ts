/** Things on a board that a move is made with, so that a hint can point at them. */
export interface Pointer {
  /** Which of the board's elements. */
  readonly selector: string;
  /** How many of those that are alike; one unless it is said. */
  readonly count?: number;
}

export const atAction = (action: string): Pointer => ({ selector: `[data-action="${action}"]` });

/** Cards of one's own hand: several that are alike are pointed at together. */
export function atCards(cards: readonly number[]): readonly Pointer[] {
  const counts = new Map<number, number>();
  for (const card of cards) counts.set(card, (counts.get(card) ?? 0) + 1);
  return [...counts].map(([card, count]) => ({ selector: `button[data-card="${card}"]`, count }));
}

/** What is said of things that are pointed at, by attributes. */
type Attributes = Readonly<Record<string, string>>;

/** Things that are pointed at for one reason. */
export interface Mark {
  readonly pointers: readonly Pointer[];
  readonly attributes: Attributes;
}

/** Rings the things that a hint points at. */
export const hinted = (pointers: readonly Pointer[]): Mark => ({
  pointers,
  attributes: { 'data-hinted': '' },
});

/** Tells what planned moves are made with, in words, too: the first choice, the second … */
export const planned = (
  choices: readonly (readonly Pointer[])[],
  wordsOf: (choice: number) => string,
): readonly Mark[] =>
  choices.map((pointers, choice) => ({
    pointers,
    attributes: {
      'data-planned': choices.length > 1 ? String(choice + 1) : '',
      'aria-describedby': wordsOf(choice),
    },
  }));

/** Marks things on a board, whatever comes and goes. For `{@attach}`. */
export const marking =
  (marks: readonly Mark[]) =>
  (board: HTMLElement): (() => void) => {
    const marked = new Map<Element, Attributes>();
    const clear = (): void => {
      for (const [thing, attributes] of marked) {
        for (const name of Object.keys(attributes)) thing.removeAttribute(name);
      }
      marked.clear();
    };
    const mark = (): void => {
      clear();
      for (const { pointers, attributes } of marks) {
        for (const { selector, count = 1 } of pointers) {
          // What two moves are made with is told for the first of them.
          const found = [...board.querySelectorAll(selector)].slice(0, count);
          for (const thing of found.filter((one) => !marked.has(one))) {
            for (const [name, value] of Object.entries(attributes)) thing.setAttribute(name, value);
            marked.set(thing, attributes);
          }
        }
      }
    };
    mark();
    // A board draws what it needs anew: as soon as a thing is there, it is marked.
    const observer = new MutationObserver(mark);
    observer.observe(board, { childList: true, subtree: true });
    return () => {
      observer.disconnect();
      clear();
    };
  };
