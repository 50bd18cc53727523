/** What the game says in the middle of a sentence, as one of its own. */
export const sentence = (text: string): string =>
  `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
