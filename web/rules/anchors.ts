/** Sections are named apart from clauses, and from what else a page may hold. */
export const sectionAnchor = (id: string): string => `rules-${id}`;

export const figureAnchor = (name: string): string => `figure-${name}`;

export const CONTENTS = sectionAnchor('contents');

export const anchorOf = (id: string): string => `#${id}`;
