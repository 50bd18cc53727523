/**
 * Marks the line at the top of the page as covered while an element is there. A style that asked
 * for it by `:has` would have the whole page styled anew with every change below it.
 */
export function coverBar(): (() => void) | undefined {
  const bar = document.querySelector('[data-page-bar]');
  if (bar === null) return undefined;
  bar.toggleAttribute('data-covered', true);
  return () => bar.toggleAttribute('data-covered', false);
}
