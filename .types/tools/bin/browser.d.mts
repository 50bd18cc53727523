/**
 * Installs a browser where there is none and we may, and returns its path.
 * @returns {string}
 */
export function installBrowser(): string;
