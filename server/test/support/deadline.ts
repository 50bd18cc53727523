/** A promise that is kept in time, or an error that says what was waited for. */
export async function within<T>(seconds: number, what: string, promise: Promise<T>): Promise<T> {
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

/** Something that others wait for: each time it rings, they look whether it is what they want. */
export class Bell {
  readonly #waiting = new Set<() => void>();

  ring(): void {
    for (const look of this.#waiting) look();
  }

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
