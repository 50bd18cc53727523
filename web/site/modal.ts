/**
 * What makes a dialog modal, without `showModal`: that has the browser style every element behind
 * the dialog anew, since all of them become inert, and takes longer than a frame may. Here a shade
 * over the page catches what is pressed, Tab stays within the dialog, and `aria-modal` tells
 * those who don't see the page that there is nothing else.
 */

interface Watcher extends EventTarget {
  destroy: () => void;
}

/** A step in the history of the browser, before it is made. */
interface Navigation extends Event {
  readonly navigationType: string;
}

/** What browsers have, but our types don't know: Escape or, on a phone, the way back. */
type Browser = typeof globalThis & {
  readonly CloseWatcher?: new () => Watcher;
  readonly navigation?: EventTarget;
};

const FOCUSABLE = 'a[href], button, input, select, textarea, summary, [tabindex]';

interface Modal {
  /** Lies over the whole page, with the dialog in it. */
  readonly shade: HTMLElement;
  readonly dialog: HTMLDialogElement;
  /** Asks for it to be closed. */
  readonly close: () => void;
}

/** Opens a dialog; returns what closes it and gives the focus back. */
export function openModal(modal: Modal): () => void {
  const { shade, dialog } = modal;
  const before = document.activeElement;
  for (const popover of document.querySelectorAll<HTMLElement>('[popover=auto]:popover-open')) {
    popover.hidePopover();
  }
  dialog.open = true;
  shade.showPopover();
  shadeGutter();
  focusWithin(dialog);
  const endings = [
    watchClosing(modal),
    watchBack(modal),
    trapTab(dialog),
    keepFocus(dialog),
    watchOutside(modal),
  ];
  return () => {
    for (const end of endings) end();
    if (isLast(dialog)) document.documentElement.style.background = '';
    if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true });
  };
}

/**
 * No shade covers the gutter of the scrollbar: there the page's own background shows. To set a
 * plain colour on the element itself has nothing styled anew that inherits from it; any rule would.
 */
function shadeGutter(): void {
  const { backgroundColor: paper } = getComputedStyle(document.body);
  document.documentElement.style.background = `color-mix(in srgb, ${paper}, rgb(22 14 6))`;
}

/** Whether no other dialog is open; while one is taken away it may still be found. */
const isLast = (dialog: HTMLElement): boolean =>
  [...document.querySelectorAll('dialog[open]')].every((other) => other === dialog);

/** On what is to have the focus first, else on whatever can have it. */
function focusWithin(dialog: HTMLElement): void {
  const chosen = dialog.querySelector<HTMLElement>('[autofocus]') ?? stopsIn(dialog)[0];
  chosen?.focus({ preventScroll: true });
}

/** What Tab stops at, in its order. */
const stopsIn = (dialog: HTMLElement): readonly HTMLElement[] =>
  [...dialog.querySelectorAll<HTMLElement>(FOCUSABLE)].filter(
    (element) => element.tabIndex >= 0 && !element.matches(':disabled') && isShown(element),
  );

const isShown = (element: HTMLElement): boolean => element.checkVisibility();

function watchClosing({ dialog, close }: Modal): () => void {
  const { CloseWatcher } = globalThis as Browser;
  if (CloseWatcher !== undefined) {
    const watcher = new CloseWatcher();
    watcher.addEventListener('close', close);
    return () => watcher.destroy();
  }
  return listen(dialog, 'keydown', (event) => {
    const isInPopover = dialog.querySelector(':popover-open') !== null;
    if (event.key === 'Escape' && isOf(dialog, event) && !isInPopover) close();
  });
}

/** The way back closes what was opened last, and leads out of the page the next time. */
function watchBack({ dialog, close }: Modal): () => void {
  const { navigation } = globalThis as Browser;
  const hear = (event: Event): void => {
    const { navigationType } = event as Navigation;
    const isLatest = [...document.querySelectorAll('dialog[open]')].at(-1) === dialog;
    if (navigationType !== 'traverse' || !event.cancelable || !isLatest) return;
    event.preventDefault();
    close();
  };
  navigation?.addEventListener('navigate', hear);
  return () => navigation?.removeEventListener('navigate', hear);
}

/** From the last stop Tab leads to the first one, and back. */
const trapTab = (dialog: HTMLElement): (() => void) =>
  listen(dialog, 'keydown', (event) => {
    if (event.key !== 'Tab' || !isOf(dialog, event)) return;
    const stops = stopsIn(dialog);
    const [first, last] = [stops[0], stops.at(-1)];
    const at = document.activeElement;
    const isAtStart = at === first || at === null || !stops.some((stop) => stop === at);
    if (event.shiftKey ? !isAtStart : at !== last) return;
    event.preventDefault();
    (event.shiftKey ? last : first)?.focus();
  });

/** Whoever comes back from the browser's own buttons comes back to the dialog. */
const keepFocus = (dialog: HTMLElement): (() => void) =>
  listen(document, 'focusin', ({ target }) => {
    const isWithin = target instanceof Element && target.closest('dialog[open]') !== null;
    if (!isWithin) focusWithin(dialog);
  });

/** A press beside the dialog closes it; one that began within it, as for choosing text, doesn't. */
function watchOutside({ shade, close }: Modal): () => void {
  let began: EventTarget | null = null;
  const endings = [
    listen(shade, 'pointerdown', ({ target }) => (began = target)),
    listen(shade, 'click', ({ target }) => {
      if (target === shade && began === shade) close();
    }),
  ];
  return () => endings.forEach((end) => end());
}

/** Whether a key was pressed in this dialog, and not in one that was opened over it. */
const isOf = (dialog: HTMLElement, { target }: Event): boolean =>
  target instanceof Element && target.closest('dialog') === dialog;

function listen<K extends keyof HTMLElementEventMap>(
  to: HTMLElement | Document,
  type: K,
  hear: (event: HTMLElementEventMap[K]) => void,
): () => void {
  const listener = hear as EventListener;
  to.addEventListener(type, listener);
  return () => to.removeEventListener(type, listener);
}
