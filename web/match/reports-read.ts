const keyOf = (match: string): string => `pepite.reports-read.${match}`;

/**
 * How many rounds of a match were reported in this tab, if it was open before: whoever loads it
 * again with a report in front of them gets it again. A browser may refuse to keep that.
 */
export function recallRead(match: string): number | undefined {
  try {
    const kept = sessionStorage.getItem(keyOf(match));
    return kept === null ? undefined : Number(kept);
  } catch {
    return undefined;
  }
}

export function rememberRead(match: string, rounds: number): void {
  try {
    sessionStorage.setItem(keyOf(match), String(rounds));
  } catch {
    // Then a report is gone with the page.
  }
}
