import type { Texts } from '../words/texts.ts';

const MEGABYTE = 1_000_000;

/** Bytes as people read them, with the unit of a language. */
export const megabytes =
  ({ number }: Pick<Texts, 'number'>, unit: string) =>
  (bytes: number): string =>
    `${number(bytes / MEGABYTE, bytes < 10 * MEGABYTE ? 1 : 0)} ${unit}`;

/** A date as logs write it, without parts of a second. */
export const moment = (date: number): string =>
  new Date(date).toISOString().replace(/\.\d+Z$/, 'Z');
