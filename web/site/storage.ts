/** Where texts are kept by name. */
export interface KeyValueStore {
  read(name: string): string | undefined;
  write(name: string, text: string): void;
  names(): readonly string[];
  remove(name: string): void;
}

/** What the browser remembers for us. It may refuse to (private windows): then nothing is kept. */
export function recall(key: string): string | undefined {
  try {
    return localStorage.getItem(`pepite.${key}`) ?? undefined;
  } catch {
    return undefined;
  }
}

export function remember(key: string, value: string): void {
  try {
    localStorage.setItem(`pepite.${key}`, value);
  } catch {
    // Without storage the choice lasts as long as the page.
  }
}

/**
 * Texts of one kind by name, in the same place. What the browser refuses to keep, since it keeps
 * nothing or is full, is there as long as the page.
 */
export function keyValueStore(kind: string): KeyValueStore {
  const prefix = `pepite.${kind}.`;
  const refused = new Map<string, string>();
  const remove = (name: string): void => {
    refused.delete(name);
    try {
      localStorage.removeItem(prefix + name);
    } catch {
      // Then it was not there either.
    }
  };
  return {
    read: (name) => refused.get(name) ?? recall(`${kind}.${name}`),
    write: (name, text) => {
      try {
        localStorage.setItem(prefix + name, text);
        refused.delete(name);
      } catch {
        remove(name);
        refused.set(name, text);
      }
    },
    names: () => {
      const kept = [...refused.keys()];
      try {
        const keys = Object.keys(localStorage).filter((key) => key.startsWith(prefix));
        return [...kept, ...keys.map((key) => key.slice(prefix.length))];
      } catch {
        return kept;
      }
    },
    remove,
  };
}
