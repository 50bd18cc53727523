import { itemAt } from '@pepite/kernel';
import type { Output } from './command.ts';

/** Words in lines of at most `width` characters; a longer word gets a line of its own. */
export function wrap(text: string, width: number): readonly string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ')) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (line !== '' && longer.length > width) {
      lines.push(line);
      line = word;
    } else {
      line = longer;
    }
  }
  return [...lines, line];
}

/** A line as it fits a terminal; what does not fit goes on below, a little to the right. */
export const fit = (line: string, { columns = Infinity }: Output): readonly string[] =>
  line.length <= columns
    ? [line]
    : wrap(line, columns - 4).map((part, index) => (index === 0 ? part : `    ${part}`));

export type Side = 'left' | 'right';

/** Rows as lines with aligned columns; `sides` says to which side of its column a cell keeps. */
export function inColumns(
  rows: readonly (readonly string[])[],
  sides: readonly Side[] = [],
): readonly string[] {
  const columns = Math.max(0, ...rows.map((row) => row.length));
  const widths = Array.from({ length: columns }, (_, column) =>
    Math.max(...rows.map((row) => row[column]?.length ?? 0)),
  );
  return rows.map((row) =>
    row
      .map((cell, column) =>
        sides[column] === 'right'
          ? cell.padStart(itemAt(widths, column))
          : cell.padEnd(itemAt(widths, column)),
      )
      .join('  ')
      .trimEnd(),
  );
}

/** Terms on the left, what they mean on the right, wrapped below itself. */
export function definitions(
  entries: readonly (readonly [term: string, meaning: string])[],
  width: number,
): readonly string[] {
  const margin = 2 + Math.max(...entries.map(([term]) => term.length)) + 2;
  return entries.flatMap(([term, meaning]) =>
    wrap(meaning, Math.max(20, width - margin)).map((line, index) =>
      `${(index === 0 ? `  ${term}` : '').padEnd(margin)}${line}`.trimEnd(),
    ),
  );
}

/** Short items side by side, in as few lines of at most `width` characters as will hold them. */
export function sideBySide(items: readonly string[], width: number): readonly string[] {
  const cell = Math.max(...items.map((item) => item.length)) + 2;
  const perLine = Math.max(1, Math.floor((width - 2) / cell));
  const lines = Array.from({ length: Math.ceil(items.length / perLine) }, (_, line) =>
    items.slice(line * perLine, (line + 1) * perLine),
  );
  return lines.map((line) => `  ${line.map((item) => item.padEnd(cell)).join('')}`.trimEnd());
}

/**
 * Text from a file as it may be shown: what would move the cursor, ring or recolour the terminal
 * is replaced.
 */
export const harmless = (text: string): string => text.replaceAll(/[\p{Cc}\p{Cf}]/gu, '�');
