import type { GuideParagraph, GuideSection } from '@pepite/kernel';
import { type Room, roomOf } from './figures.ts';

/** What text takes, in pixels, and how much of it goes into a line. */
const LINE = 27;
const GAP = 32;
const HEADING = 70;
const TITLE = 52;
const LETTERS: Room = { narrow: 42, wide: 72 };

/** About how high a section is: what is far away is not laid out, but takes that room. */
export const heightsOf = (game: string, section: GuideSection): Room => ({
  narrow: heightOf(game, section, 'narrow'),
  wide: heightOf(game, section, 'wide'),
});

function heightOf(game: string, { paragraphs }: GuideSection, width: keyof Room): number {
  const of = (paragraph: GuideParagraph): number => {
    const { title, figure } = paragraph;
    const heading = title === undefined ? 0 : TITLE;
    const drawn = figure === undefined ? 0 : roomOf(game, figure)[width] + GAP;
    return heading + textHeight(paragraph, LETTERS[width]) + drawn + GAP;
  };
  return paragraphs.reduce((sum, paragraph) => sum + of(paragraph), HEADING);
}

function textHeight({ text, points, ruling }: GuideParagraph, letters: number): number {
  const texts = [text, ...(points ?? []), ...(ruling === undefined ? [] : [ruling])];
  return texts.reduce((sum, { length }) => sum + Math.ceil(length / letters) * LINE, 0);
}
