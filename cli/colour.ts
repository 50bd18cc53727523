import { styleText } from 'node:util';
import type { Game, Ink } from '@pepite/kernel';
import type { Context } from './command.ts';

type Paint = (line: string) => string;

/** A colour for each letter that a card can start with; the letter itself always stays. */
const COLOURS = {
  B: 'blueBright',
  C: 'redBright',
  G: 'yellowBright',
  P: 'magentaBright',
  R: 'redBright',
  S: 'whiteBright',
  V: 'magentaBright',
  Y: 'yellowBright',
  Z: 'cyanBright',
} as const;

const CARD = /(?<![\p{L}\p{N}])([BCGPRSVYZ])(?:\d{1,2}|H)(?![\p{L}\p{N}])/gu;

const isColoured = (letter: string): letter is keyof typeof COLOURS =>
  Object.hasOwn(COLOURS, letter);

const paintCards: Paint = (line) =>
  line.replaceAll(CARD, (card, letter: string) =>
    isColoured(letter) ? styleText(COLOURS[letter], card, { validateStream: false }) : card,
  );

/** Colours whole words only: in “orangeade” there is no orange. */
const paintWords =
  (inks: Readonly<Record<string, Ink>>): Paint =>
  (line) =>
    line.replaceAll(/\p{L}+/gu, (word) =>
      Object.hasOwn(inks, word) ? styleText(inks[word], word, { validateStream: false }) : word,
    );

const isStyled = ({ out, environment }: Context): boolean =>
  out.isTTY === true && !environment['NO_COLOR'];

/** Makes a line stand out, under the same conditions. */
export const emphasised = (context: Context, line: string): string =>
  isStyled(context) ? styleText('bold', line, { validateStream: false }) : line;

/** Colours the cards in a line, where there is a terminal and nobody asked for no colour. */
export function painter(context: Context, game: Game): Paint {
  if (!isStyled(context)) return (line) => line;
  const { inks } = game.words[context.language];
  return inks === undefined ? paintCards : paintWords(inks);
}
