import { makeLogger } from '../../log.ts';

export interface LogLine {
  readonly level: number;
  readonly msg: string;
  readonly [key: string]: unknown;
}

/** A logger whose lines a test can read. */
export function readableLog() {
  const lines: LogLine[] = [];
  const write = (text: string): void => {
    lines.push(JSON.parse(text) as LogLine);
  };
  return { lines, logger: makeLogger('debug', { write }) };
}
