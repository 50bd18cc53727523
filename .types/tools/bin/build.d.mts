/**
 * Builds if needed.
 * @param {string} node the Node to build with
 */
export function build(node: string): void;
