/** What scrolls by itself is reached by keys, too. */
export function reachable(element: HTMLElement): void {
  element.tabIndex = 0;
}
