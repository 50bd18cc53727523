import { makeLogger } from '../../log.ts';

export interface Line {
  readonly level: number;
  readonly msg: string;
  readonly [key: string]: unknown;
}

/** A logger whose lines a test can read. */
export function readableLog() {
  const lines: Line[] = [];
  const write = (text: string): void => {
    lines.push(JSON.parse(text) as Line);
  };
  return { lines, logger: makeLogger('debug', { write }) };
}
