import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export const ROOT = join(import.meta.dirname, '../../..');

/** Lies in the root of a release, and leads from there: see release.slow.test.ts. */
export const RELEASED = 'tools/release/README.md';

/** What people read about this project. */
export const DOCUMENTS = globSync(['*.md', 'docs/*.md', RELEASED], { cwd: ROOT }).toSorted();

/** A piece of code in a document. */
export interface Block {
  /** Where it begins: `README.md:12`. */
  readonly place: string;
  /** What stands behind the fence, or nothing. */
  readonly language: string;
  readonly text: string;
}

/** The code between fences of three backticks. */
export function blocksIn(document: string, text: string): readonly Block[] {
  const fences = [...text.matchAll(/^ *```(.*)\n([^]*?)^ *```$/gm)];
  return fences.map(({ index, 1: language = '', 2: content = '' }) => ({
    place: `${document}:${text.slice(0, index).split('\n').length}`,
    language: language.trim(),
    text: content,
  }));
}

/** The code between two backticks within a sentence, which may go on in the next line. */
export function spansIn(document: string, text: string): readonly Block[] {
  const prose = text.replaceAll(/^ *```.*\n[^]*?^ *```$/gm, (block) =>
    block.replaceAll(/[^\n]/g, ''),
  );
  return [...prose.matchAll(/`([^`]+)`/g)].map(({ index, 1: content = '' }) => ({
    place: `${document}:${prose.slice(0, index).split('\n').length}`,
    language: '',
    text: content.replaceAll(/\s+/g, ' '),
  }));
}

export const read = (document: string): string => readFileSync(join(ROOT, document), 'utf8');

export const BLOCKS = DOCUMENTS.flatMap((document) => blocksIn(document, read(document)));
export const SPANS = DOCUMENTS.flatMap((document) => spansIn(document, read(document)));
