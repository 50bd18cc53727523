import {
  ACCIDENTS,
  type Accident,
  type Card,
  TOOLS,
  type ToolName,
} from '@pepite/games/or-etc/pieces';
import type { Deck } from '@pepite/games/or-etc/pieces/deck';
import type { Options } from '@pepite/kernel';

/** A card to cut out. */
export type Face =
  | { readonly kind: 'filon'; readonly card: Card }
  | { readonly kind: 'accident'; readonly accident: Accident }
  | { readonly kind: 'tool'; readonly tool: ToolName }
  | { readonly kind: 'entrance' };

const ON_PAGE = 9;

/** An A4 page in millimetres, and a card on it. */
const PAGE = { width: 210, height: 297 };
const CARD = { width: 63, height: 88 };
const EDGE = { x: (PAGE.width - 3 * CARD.width) / 2, y: (PAGE.height - 3 * CARD.height) / 2 };

/** A short line at both ends of each cut, as far from the cards as one cuts badly. */
export const MARKS = [0, 1, 2, 3]
  .flatMap((cut) => {
    const [x, y] = [EDGE.x + cut * CARD.width, EDGE.y + cut * CARD.height];
    const [right, bottom] = [PAGE.width - EDGE.x, PAGE.height - EDGE.y];
    return [
      `M${EDGE.x - 6.5} ${y}h5M${right + 1.5} ${y}h5`,
      `M${x} ${EDGE.y - 6.5}v5M${x} ${bottom + 1.5}v5`,
    ];
  })
  .join('');

const times = (face: Face, count: number): readonly Face[] =>
  Array.from({ length: count }, () => face);

/** All cards that so many players need, those that are alike together (O1–O3). */
export function facesOf({ table }: Deck, options: Options, seats: number): readonly Face[] {
  const { sheets, accidents } = options;
  return [
    ...table.flatMap(({ copies }, index) =>
      times({ kind: 'filon', card: index + 1 }, copies * Number(sheets)),
    ),
    ...ACCIDENTS.flatMap((_, accident) => times({ kind: 'accident', accident }, Number(accidents))),
    ...TOOLS.map((tool): Face => ({ kind: 'tool', tool })),
    ...times({ kind: 'entrance' }, seats),
  ];
}

/** Nine to a page. */
export const pagesOf = (faces: readonly Face[]): readonly (readonly Face[])[] =>
  Array.from({ length: Math.ceil(faces.length / ON_PAGE) }, (_, page) =>
    faces.slice(page * ON_PAGE, (page + 1) * ON_PAGE),
  );
