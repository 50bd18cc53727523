/** Sections are named apart from clauses, and from what else a page may hold. */
export const sectionAnchor = (id: string): string => `rules-${id}`;

export const CONTENTS = sectionAnchor('contents');

export const anchorOf = (id: string): string => `#${id}`;
