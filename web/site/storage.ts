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
