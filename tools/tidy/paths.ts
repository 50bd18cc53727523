/** What a path says about its file. */

/** Whether the TypeScript compiler can read the file, or at least its script. */
export function isCode(path: string): boolean {
  return /\.(ts|mjs|svelte)$/.test(path);
}

export function isComponent(path: string): boolean {
  return path.endsWith('.svelte');
}

/** Golden texts and printed data are laid out by what they show, not by our measures. */
export function isData(path: string): boolean {
  return /(^|\/)(data|golden|fixtures)\//.test(path);
}

export function isTest(path: string): boolean {
  return /(^|\/)test\//.test(path);
}

/** The game a file belongs to; `games/test/` is about the list of games. */
export function gameOf(path: string): string | undefined {
  const id = /^games\/([^/]+)\//.exec(path)?.[1];
  return id === 'test' ? undefined : id;
}
