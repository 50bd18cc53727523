import type { Language, Translated } from '../../kernel/index.ts';
import { type Figure, tellFigure } from './figure.ts';

/** A text in both languages. */
export type Told = Translated<string>;

/** What may stand within a text: a figure, or words that differ by language or do not. */
type Part = Figure | Told | string | number;

type Tag = (texts: TemplateStringsArray, ...parts: readonly Part[]) => string;

function tellPart(part: Part, language: Language): string {
  if (typeof part === 'string') return part;
  if (typeof part === 'number') return part.toLocaleString(language);
  return 'form' in part ? tellFigure(part, language) : part[language];
}

const tagOf =
  (language: Language): Tag =>
  (texts, ...parts) =>
    texts
      .map((text, index) => {
        const part = parts[index];
        return part === undefined ? text : text + tellPart(part, language);
      })
      .join('')
      .replaceAll(/\s*\n\s*/g, ' ')
      .trim();

/** Text with figures in it, as they are written in a language; lines of the source are joined. */
export const en = tagOf('en');
export const fr = tagOf('fr');

export const told = (english: string, french: string): Told => ({ en: english, fr: french });

/** The same in both languages but for how figures are written. */
export const figureCell = (part: Part): Told => ({ en: en`${part}`, fr: fr`${part}` });
