import { readFileSync } from 'node:fs';

/** A key that can't be guessed has at least so many characters. */
const SHORTEST_KEY = 32;
/** Every cookie that comes in is tried with every key, so there are few. */
const MOST_KEYS = 8;

/**
 * Keys of cookies from a file: one a line, the first signs; empty lines and those that begin with #
 * are left out. Nothing if it can't be used: what is in it is said nowhere.
 */
export function readSecretsFile(path: string): readonly string[] | undefined {
  const keys = linesOf(path).filter((line) => line !== '' && !line.startsWith('#'));
  const areKeys = keys.length >= 1 && keys.length <= MOST_KEYS;
  return areKeys && keys.every((key) => key.length >= SHORTEST_KEY) ? keys : undefined;
}

function linesOf(path: string): readonly string[] {
  try {
    return readFileSync(path, 'utf8')
      .split('\n')
      .map((line) => line.trim());
  } catch {
    return [];
  }
}
