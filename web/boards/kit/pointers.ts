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

/** Rings the things on a board that a hint points at, whatever comes and goes. For `{@attach}`. */
export const pointingAt =
  (pointers: readonly Pointer[]) =>
  (board: HTMLElement): (() => void) => {
    const clear = (): void => {
      for (const one of board.querySelectorAll('[data-hinted]')) one.removeAttribute('data-hinted');
    };
    const point = (): void => {
      clear();
      for (const { selector, count = 1 } of pointers) {
        const found = [...board.querySelectorAll(selector)];
        for (const one of found.slice(0, count)) one.setAttribute('data-hinted', '');
      }
    };
    point();
    // A board draws what it needs anew: as soon as a thing is there, it is pointed at.
    const observer = new MutationObserver(point);
    observer.observe(board, { childList: true, subtree: true });
    return () => {
      observer.disconnect();
      clear();
    };
  };
