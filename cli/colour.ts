import { styleText } from 'node:util';
import { type Game, type Ink, itemNamed } from '@pepite/kernel';
import type { Context } from './command.ts';

type Paint = (line: string) => string;
type Inks = Readonly<Record<string, Ink>>;

/** How a terminal shows each ink; the sign or word itself always stays. */
const STYLES = {
  blue: 'blueBright',
  red: 'redBright',
  yellow: 'yellow',
  green: 'greenBright',
  violet: 'magentaBright',
  cyan: 'cyanBright',
  white: 'whiteBright',
  grey: 'gray',
  gold: 'yellowBright',
} as const satisfies Record<Ink, Parameters<typeof styleText>[0]>;

const inkOn = (text: string, ink: Ink): string =>
  styleText(STYLES[ink], text, { validateStream: false });

/** Paints what stands alone and looks like a card: a sign that has an ink, a number or a letter. */
function paintCards(inks: Inks): Paint {
  const signs = Object.keys(inks).join('');
  const card = new RegExp(
    `(?<![\\p{L}\\p{N}])[${signs}](?:\\d{1,2}|\\p{Lu})(?![\\p{L}\\p{N}])`,
    'gu',
  );
  return (line) => line.replaceAll(card, (text) => inkOn(text, itemNamed(inks, text.charAt(0))));
}

/** Colours whole words only: in “orangeade” there is no orange. */
const paintWords =
  (inks: Inks): Paint =>
  (line) =>
    line.replaceAll(/\p{L}+/gu, (word) =>
      Object.hasOwn(inks, word) ? inkOn(word, itemNamed(inks, word)) : word,
    );

const isStyled = ({ out, environment }: Context): boolean =>
  out.isTTY === true && !environment['NO_COLOR'];

/** What a reader should find at a glance. */
export const emphasised = (context: Context, line: string): string =>
  isStyled(context) ? styleText('bold', line, { validateStream: false }) : line;

/** Colours a game's cards in a line, where there is a terminal and nobody asked for no colour. */
export function painter(context: Context, { inks, words }: Game): Paint {
  if (!isStyled(context)) return (line) => line;
  const named = words[context.language].inks;
  if (named !== undefined) return paintWords(named);
  return inks === undefined ? (line) => line : paintCards(inks);
}
