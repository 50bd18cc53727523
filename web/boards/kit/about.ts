/** What something on a board is, and what it does now. */
export interface About {
  readonly title: string;
  readonly text: string;
  /** The clause of the rules that says so. */
  readonly clause?: string;
}

/** How long something is pressed until it is taken for a question, in milliseconds. */
const HOLD = 500;
/** A finger that moves farther than this scrolls, in pixels. */
const STEADY = 10;

/**
 * Asks what a thing is that carries `data-about`: by a press and hold, a right click, or `?` while
 * it has the focus. For `{@attach}`; `ask` gets the thing and what it carries.
 */
export const askable =
  (ask: (about: string, thing: HTMLElement) => void) =>
  (board: HTMLElement): (() => void) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let start = { x: 0, y: 0, at: 0 };
    let hasAsked = false;
    const thingAt = (target: EventTarget | null): HTMLElement | undefined =>
      target instanceof Element
        ? (target.closest<HTMLElement>('[data-about]') ?? undefined)
        : undefined;
    const askAt = (target: EventTarget | null): boolean => {
      const thing = thingAt(target);
      if (thing === undefined) return false;
      ask(thing.dataset['about'] ?? '', thing);
      return true;
    };
    const stop = (): void => clearTimeout(timer);
    const handlers = {
      contextmenu(event: MouseEvent): void {
        stop();
        if (hasAsked || askAt(event.target)) event.preventDefault();
      },
      pointerdown({ pointerType, target, clientX: x, clientY: y }: PointerEvent): void {
        stop();
        hasAsked = false;
        start = { x, y, at: performance.now() };
        if (pointerType === 'mouse') return;
        timer = setTimeout(() => {
          // By the clock: a timer that comes early must not take a tap for a question.
          if (performance.now() - start.at >= HOLD) hasAsked = askAt(target);
        }, HOLD);
      },
      pointermove({ clientX, clientY }: PointerEvent): void {
        if (Math.hypot(clientX - start.x, clientY - start.y) > STEADY) stop();
      },
      pointerup: stop,
      pointercancel: stop,
      // What was held to be asked about is not pressed.
      click(event: MouseEvent): void {
        if (!hasAsked) return;
        hasAsked = false;
        event.preventDefault();
        event.stopPropagation();
      },
      keydown(event: KeyboardEvent): void {
        if (event.key === '?' && askAt(event.target)) event.preventDefault();
      },
    };
    const control = new AbortController();
    for (const [name, handler] of Object.entries(handlers)) {
      board.addEventListener(name, handler as EventListener, {
        capture: name === 'click',
        signal: control.signal,
      });
    }
    return () => {
      stop();
      control.abort();
    };
  };
