import { nextAmong } from './rows.ts';

/** The key that begins and ends it. */
const KEY = 'i';

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof Element && target.matches('input, select, textarea');

const isOther = (event: KeyboardEvent): boolean =>
  event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented;

/**
 * Leads the focus to everything on a board that can be asked about, by arrows: Tab leads to what
 * can be pressed only, so that a turn takes few keys. For `{@attach}`.
 */
export const lookAround = (board: HTMLElement): (() => void) => {
  let isLooking = false;
  /** Where the focus was before. */
  let former: Element | null = null;
  const things = (): readonly HTMLElement[] =>
    [...board.querySelectorAll<HTMLElement>('[data-about]')].filter((thing) =>
      thing.checkVisibility({ visibilityProperty: true }),
    );
  const goTo = (thing: HTMLElement): void => {
    if (thing.tabIndex < 0) thing.tabIndex = -1;
    thing.focus();
  };
  const begin = (): void => {
    const active = document.activeElement;
    const start = things().find((thing) => thing.contains(active)) ?? things()[0];
    if (start === undefined) return;
    isLooking = true;
    former = active;
    goTo(start);
  };
  const end = (): void => {
    isLooking = false;
    if (former instanceof HTMLElement && former.isConnected) former.focus();
  };
  const goOn = (event: KeyboardEvent): void => {
    if (isLooking && event.key === 'Escape') end();
    else if (event.key === 'Tab') isLooking = false;
    if (!isLooking) return;
    const thing = nextAmong(things(), event.key);
    if (thing === undefined) return;
    // What these keys do on a row of cards otherwise, they don't do now.
    event.preventDefault();
    event.stopPropagation();
    goTo(thing);
  };
  const stop = (): void => {
    isLooking = false;
  };
  const pressKey = (event: KeyboardEvent): void => {
    if (event.key.toLowerCase() !== KEY || isOther(event) || isTyping(event.target)) return;
    if (document.querySelector('dialog[open]') !== null) return;
    if (isLooking && board.contains(document.activeElement)) end();
    else begin();
  };
  const control = new AbortController();
  const { signal } = control;
  board.addEventListener('keydown', goOn, { capture: true, signal });
  board.addEventListener('pointerdown', stop, { signal });
  addEventListener('keydown', pressKey, { signal });
  return () => control.abort();
};
