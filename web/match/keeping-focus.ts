/**
 * A button that is pressed is soon gone, and taking the focus away from what is gone has a browser
 * lay out the page in the middle of a change. Keys still bring the focus there. For `{@attach}`.
 */
export function keepingFocus(board: HTMLElement): () => void {
  const keep = (event: MouseEvent): void => {
    if (event.target instanceof Element && event.target.closest('button') !== null)
      event.preventDefault();
  };
  board.addEventListener('mousedown', keep);
  return () => board.removeEventListener('mousedown', keep);
}
