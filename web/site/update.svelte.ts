/** What is built now, as the service worker reads it, too. */
const LIST = '/files.json';

/** The script that this page began with: its name says what is in it. */
const ownScript = (): string | undefined => {
  const script = document.querySelector<HTMLScriptElement>('script[type=module][src]');
  return script === null ? undefined : new URL(script.src).pathname;
};

/** Whether the server has newer pages than this one, which goes on all the same. */
export class Update {
  #isThere = $state(false);

  get isThere(): boolean {
    return this.#isThere;
  }

  /** Asks the server, which may be another one than at the beginning. */
  async look(): Promise<void> {
    const own = ownScript();
    try {
      const answer = await fetch(LIST, { cache: 'no-cache' });
      if (!answer.ok || own === undefined) return;
      const files = (await answer.json()) as readonly string[];
      this.#isThere = files.length > 0 && !files.includes(own);
    } catch {
      // It is asked again when the connection is back the next time.
    }
  }
}

export const update = new Update();
