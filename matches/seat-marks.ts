/** What may be so of a guest's seat besides who plays it. */
export interface SeatMarks {
  /** The guest has given it up for good: a bot plays it to the end. */
  readonly resigned?: boolean;
  /** The guest agrees to end the match without a result. */
  readonly wantsAbort?: boolean;
  /** The guest has taken the match off their list. */
  readonly unlisted?: boolean;
}

const MARKS = [
  'resigned',
  'wantsAbort',
  'unlisted',
] as const satisfies readonly (keyof SeatMarks)[];

/** As a store keeps them: words, or nothing. What is off a list is found by its word. */
export function printMarks(marks: SeatMarks): string | null {
  return MARKS.filter((mark) => marks[mark] === true).join(' ') || null;
}

/** What an earlier version has kept has none; words of later ones mean nothing here. */
export function readMarks(text: string | null | undefined): SeatMarks {
  const words = text?.split(' ') ?? [];
  return Object.fromEntries(
    MARKS.filter((mark) => words.includes(mark)).map((mark) => [mark, true]),
  );
}
