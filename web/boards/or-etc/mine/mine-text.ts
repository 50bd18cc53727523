import type { Deck } from '@pepite/games/or-etc/pieces/deck';
import type { Gallery } from '@pepite/games/or-etc/report/galleries';
import { itemAt, type Language } from '@pepite/kernel';
import { shortName, wordsIn } from '../words/words.ts';

/** Free exits of the row that is built on. */
const freeOf = ({ rows, active }: Gallery): number =>
  active < 0
    ? 0
    : itemAt(rows, active)
        .flatMap(({ exits }) => exits)
        .filter((state) => state === 'free').length;

/** The rows of a mine, each in a few words. */
function tellRows(deck: Deck, { rows }: Gallery, language: Language): readonly string[] {
  const words = wordsIn(language).mine;
  return rows.slice(1).map((row, index) => {
    const cards = row.map(({ card, down }) =>
      down ? words.faceDown : shortName(deck, card, language),
    );
    return words.row(index + 1, cards.join(', '));
  });
}

/** All that a drawing of somebody's mines shows. */
export function tellMine(
  deck: Deck,
  galleries: readonly Gallery[],
  title: string,
  language: Language,
): string {
  const words = wordsIn(language).mine;
  const parts = galleries.map((gallery, index) => {
    const head = gallery.aside ? words.aside(index + 1) : words.free(freeOf(gallery));
    return [head, ...tellRows(deck, gallery, language)].join('. ');
  });
  return [title, ...parts].join('. ');
}
