import type { Autoplay } from './autoplay.svelte.ts';
import type { Cursor } from './cursor.svelte.ts';

/** What keys work on. */
interface Played {
  readonly cursor: Cursor;
  readonly autoplay: Autoplay;
}

type Deed = (played: Played) => void;

const goTo =
  (place: (cursor: Cursor) => number): Deed =>
  ({ cursor, autoplay }) => {
    autoplay.stop();
    cursor.ply = place(cursor);
  };

/** As everywhere where games are looked back at: arrows step, and space plays. */
const KEYS: Readonly<Record<string, Deed>> = {
  ArrowLeft: goTo((cursor) => cursor.backFrom(cursor.ply, 'move')),
  ArrowRight: goTo((cursor) => cursor.nextFrom(cursor.ply, 'move')),
  ArrowUp: goTo((cursor) => cursor.backFrom(cursor.ply, cursor.unit)),
  ArrowDown: goTo((cursor) => cursor.nextFrom(cursor.ply, cursor.unit)),
  Home: goTo(() => 0),
  End: goTo(({ examined }) => examined.plies),
  ' ': ({ autoplay }) => autoplay.toggle(),
};

/** Fields and dialogs keep their keys, buttons the space that presses them. */
const FIELDS = 'input, select, textarea, dialog, [contenteditable]';
const PRESSED = 'button, a, summary, [role=button]';
/** Where a page is longer than its replay, these scroll it unless the reader is in the replay. */
const SCROLLING = [' ', 'ArrowUp', 'ArrowDown'];

/**
 * What a key does, if it is one of ours: `within` is the replay, which may be all of its page. A
 * key that something else has used (cards of a board are led to by arrows) is not.
 */
export function deedOf(
  event: KeyboardEvent,
  { within, isPage }: { readonly within: Element; readonly isPage: boolean },
): Deed | undefined {
  const deed = Object.hasOwn(KEYS, event.key) ? KEYS[event.key] : undefined;
  const isOther = event.altKey || event.ctrlKey || event.metaKey || event.defaultPrevented;
  const target = event.target instanceof Element ? event.target : document.body;
  if (deed === undefined || isOther || target.closest(FIELDS) !== null) return undefined;
  if (document.querySelector('dialog[open]') !== null) return undefined;
  if (event.key === ' ' && target.closest(PRESSED) !== null) return undefined;
  const isInside = within.contains(target);
  const isFree = isPage || (target === document.body && !SCROLLING.includes(event.key));
  return isInside || isFree ? deed : undefined;
}
