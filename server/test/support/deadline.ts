/**
 * What takes a second on a quiet machine may take many on a busy one. A deadline only says when to
 * give up: how long something takes is what benchmarks are for.
 */
const SLOWER = 6;
/**
 * Seconds in which a server does what it promises to do by itself, not when somebody answers: a
 * connection that waits for a client who never does is given up by `ws` after 30, by Node later.
 */
const PROMPT = 20;

async function before<T>(seconds: number, what: string, promise: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`too late: ${what}`)), seconds * 1000);
  });
  try {
    return await Promise.race([promise, late]);
  } finally {
    clearTimeout(timer);
  }
}

/**
 * A promise that is kept in time, or an error that says what was waited for. The seconds are those
 * of a quiet machine.
 */
export const within = <T>(seconds: number, what: string, promise: Promise<T>): Promise<T> =>
  before(seconds * SLOWER, what, promise);

/** The same where being prompt is what is promised. */
export const promptly = <T>(what: string, promise: Promise<T>): Promise<T> =>
  before(PROMPT, what, promise);

/** Something that others wait for: each time it rings, they look whether it is what they want. */
export class Bell {
  readonly #waiting = new Set<() => void>();

  ring(): void {
    for (const look of this.#waiting) look();
  }

  /** Waits for it, in seconds of a quiet machine. */
  until(seconds: number, what: string, isSo: () => boolean): Promise<void> {
    let look = (): void => {};
    const met = new Promise<void>((resolve, reject) => {
      look = () => {
        try {
          if (isSo()) resolve();
        } catch (error) {
          reject(error instanceof Error ? error : new Error(String(error)));
        }
      };
      this.#waiting.add(look);
      look();
    });
    return within(seconds, what, met).finally(() => this.#waiting.delete(look));
  }
}
