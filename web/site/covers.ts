/** The picture of a game, by its folder; a game may have none. */
const COVERS = import.meta.glob<string>('../boards/*/cover.svg', {
  eager: true,
  query: '?url',
  import: 'default',
});

export const coverOf = (id: string): string | undefined => COVERS[`../boards/${id}/cover.svg`];
