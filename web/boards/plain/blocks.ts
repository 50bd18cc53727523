import { itemAt } from '@pepite/kernel';
/** Lines that belong together: sentences, which may wrap, or columns, which may not. */
export interface Block {
  readonly kind: 'text' | 'columns';
  readonly lines: readonly string[];
}

/** Cells stand apart by two spaces or more; some rows have none but the last one. */
const isAligned = (line: string): boolean => /\S {2,}\S|^ {4,}\S/.test(line);

/** A line with gaps is a list, and two of them are a table; an empty line ends a block. */
export function blocksOf(lines: readonly string[]): readonly Block[] {
  const runs: string[][] = [];
  lines.forEach((line, index) => {
    const before = lines[index - 1] ?? '';
    const run = before !== '' && isAligned(before) === isAligned(line) ? runs.at(-1) : undefined;
    if (line === '') return;
    if (run === undefined) runs.push([line]);
    else run.push(line);
  });
  return runs.map((run) => ({
    kind: isAligned(itemAt(run, 0)) && run.length > 1 ? 'columns' : 'text',
    lines: run,
  }));
}

/** How many letters the widest row of all columns has. */
export const widthOf = (blocks: readonly Block[]): number =>
  Math.max(
    0,
    ...blocks
      .filter(({ kind }) => kind === 'columns')
      .flatMap(({ lines }) => lines.map((line) => line.length)),
  );
