import { Type } from 'typebox';

/** How many items are told at once, unless somebody wants fewer. */
const PAGE_SIZE = 50;
const SMALL_NUMBER = '^\\d{1,4}$';

/** What the query of a list may say; all of it is text, as an address has nothing else. */
export const pagingFields = {
  skip: Type.Optional(
    Type.String({ pattern: SMALL_NUMBER, description: 'How many of the first to leave out.' }),
  ),
  limit: Type.Optional(
    Type.String({
      pattern: '^([1-9]|[1-9]\\d|100)$',
      description: `How many to tell at most, from 1 to 100; ${PAGE_SIZE} unless said.`,
    }),
  ),
};

/** The same where the size of a page is fixed. */
export const skipField = { skip: pagingFields.skip };

export interface PageQuery {
  readonly skip?: string;
  readonly limit?: string;
}

/** A part of a list. */
export interface ListPart<T> {
  readonly items: readonly T[];
  readonly total: number;
  /** The address of the next part; nothing after the last. */
  readonly next: string | null;
}

/** The part of a list that an address asks for; the next one is asked for in the same way. */
export function partOf<T>(
  all: readonly T[],
  { skip = '0', limit = `${PAGE_SIZE}` }: PageQuery,
  url: string,
): ListPart<T> {
  const end = Number(skip) + Number(limit);
  return {
    items: all.slice(Number(skip), end),
    total: all.length,
    next: end < all.length ? addressAfter(url, end) : null,
  };
}

/** The same address, but for what it leaves out. */
export function addressAfter(url: string, skip: number): string {
  const [path = '', query = ''] = url.split('?');
  const parameters = new URLSearchParams(query);
  parameters.set('skip', `${skip}`);
  return `${path}?${parameters.toString()}`;
}

/** Where the next part of a list is, as RFC 8288 has it. */
export const linkTo = (next: string): string => `<${next}>; rel="next"`;
