/** What a dialog puts the focus on when it opens. */
export function firstFocus(element: HTMLElement): void {
  element.autofocus = true;
}

/** Where focus goes when what had it is gone: the board, else the heading of the page. */
export function recoverFocus(): void {
  if (document.activeElement !== null && document.activeElement !== document.body) return;
  const home = document.querySelector<HTMLElement>('[data-focus-home]');
  (home ?? document.querySelector<HTMLElement>('main h1'))?.focus({ preventScroll: true });
}
