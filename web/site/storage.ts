/** Where texts are kept by name. */
export interface Drawer {
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

/** Texts of one kind by name, in the same place. */
export function drawer(kind: string): Drawer {
  const prefix = `pepite.${kind}.`;
  return {
    read: (name) => recall(`${kind}.${name}`),
    write: (name, text) => remember(`${kind}.${name}`, text),
    names: () => {
      try {
        const keys = Object.keys(localStorage);
        return keys.filter((key) => key.startsWith(prefix)).map((key) => key.slice(prefix.length));
      } catch {
        return [];
      }
    },
    remove: (name) => {
      try {
        localStorage.removeItem(prefix + name);
      } catch {
        // Then it was not there either.
      }
    },
  };
}
