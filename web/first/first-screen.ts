/** What the server has written into the page, to be read before any script has run. */
const firstScreen = (): HTMLElement | null => document.getElementById('first');

/** Whether it is there still. */
export const hasFirstScreen = (): boolean => firstScreen() !== null;

/** Takes it away and shows the page itself, which looks the same, at the same place. */
export function replaceFirstScreen(): void {
  const first = firstScreen();
  if (first === null) return;
  const top = scrollY;
  first.remove();
  scrollTo(0, top);
}

/** Takes it away if it is not what this reader is about to see. */
export function checkFirstScreen(path: string, language: string): void {
  const written = firstScreen()?.dataset;
  const isRight = written?.['path'] === path && written['language'] === language;
  // Whoever follows a link to a clause is led there by the page itself.
  if (!isRight || location.hash !== '') replaceFirstScreen();
}
