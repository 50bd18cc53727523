import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { DOCUMENTS, read, RELEASED, ROOT } from './blocks.ts';

/** A place in a document that leads to another file: `[text](path)`, or a picture. */
export interface Link {
  readonly document: string;
  readonly target: string;
}

/** Links and pictures; those to other sites and within the same page are left out. */
export function linksIn(document: string, text: string): readonly Link[] {
  const found = text.matchAll(/\]\(([^)\s]+)\)|\b(?:src|href)="([^"]+)"/g);
  return [...found]
    .map(([, link, attribute]) => ({ document, target: link ?? attribute ?? '' }))
    .filter(({ target }) => !/^(?:[a-z]+:|#)/.test(target));
}

/** Whether the file that a link leads to is there. */
export const isAlive = ({ document, target }: Link, root = ROOT): boolean =>
  existsSync(join(root, dirname(document), target.replace(/#.*$/, '')));

export const LINKS = DOCUMENTS.filter((document) => document !== RELEASED).flatMap((document) =>
  linksIn(document, read(document)),
);
