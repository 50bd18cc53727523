import type { Language, Translated } from '@pepite/kernel';

/** What notices say. */
export interface NoticeTexts {
  /** That it is the reader's turn, or that of somebody who plays on the same device. */
  readonly turn: (game: string, others: readonly string[], companion?: string) => string;
  readonly timeLeft: (milliseconds: number, companion?: string) => string;
  /** What the button of a notice says. */
  readonly mute: string;
  readonly test: string;
}

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** From so much of a unit on a length of time is said in it. */
const LEAST = 1.5;

/** A length of time, as one says it: about so much. */
function durationText(milliseconds: number, language: Language): string {
  const [unit, size] =
    milliseconds >= LEAST * DAY
      ? (['day', DAY] as const)
      : milliseconds >= LEAST * HOUR
        ? (['hour', HOUR] as const)
        : (['minute', MINUTE] as const);
  const count = Math.max(1, Math.round(milliseconds / size));
  return new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' }).format(
    count,
  );
}

const listText = (names: readonly string[], language: Language): string =>
  new Intl.ListFormat(language, { type: 'conjunction' }).format(names);

export const NOTICE_TEXTS: Translated<NoticeTexts> = {
  en: {
    turn: (game, others, companion) =>
      (companion === undefined ? 'Your turn' : `${companion}’s turn`) +
      ` in ${game}${others.length === 0 ? '' : `, with ${listText(others, 'en')}`}`,
    timeLeft: (time, companion) =>
      `${companion === undefined ? 'You have' : `${companion} has`} ${durationText(time, 'en')}.`,
    mute: 'Mute this match',
    test: 'A test from Pépite: you’ll be told here when it’s your turn.',
  },
  fr: {
    turn: (game, others, companion = 'vous') =>
      `À ${companion} de jouer : ${game}` +
      (others.length === 0 ? '' : `, avec ${listText(others, 'fr')}`),
    timeLeft: (time, companion) =>
      companion === undefined
        ? `Il vous reste ${durationText(time, 'fr')}.`
        : `Il reste ${durationText(time, 'fr')} à ${companion}.`,
    mute: 'Ne plus m’avertir',
    test: 'Un essai de Pépite : c’est ici qu’on vous préviendra quand ce sera à vous de jouer.',
  },
};
