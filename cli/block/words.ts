import type { Language, Translated } from '@pepite/kernel';

/** What is said when guests are blocked and let in again, in one language. */
interface BlockTexts {
  readonly blocked: (guest: string, until: number | null) => string;
  readonly unblocked: (guest: string) => string;
  readonly notBlocked: (guest: string) => string;
  readonly reasonWrong: (most: number) => string;
}

/** A moment to the minute, as the host's machine tells it. */
export const momentText = (date: number, language: Language): string =>
  new Intl.DateTimeFormat(language, { dateStyle: 'long', timeStyle: 'short' }).format(date);

export const BLOCK_TEXTS: Translated<BlockTexts> = {
  en: {
    blocked: (guest, until) =>
      until === null
        ? `${guest} is blocked for good; a running server knows within ten seconds.`
        : `${guest} is blocked until ${momentText(until, 'en')}; ` +
          'a running server knows within ten seconds.',
    unblocked: (guest) =>
      `${guest} is no longer blocked; a running server knows within ten seconds.`,
    notBlocked: (guest) => `${guest} isn’t blocked.`,
    reasonWrong: (most) => `say why with --reason "…": 1 to ${most} visible characters.`,
  },
  fr: {
    blocked: (guest, until) =>
      until === null
        ? `${guest} est bloqué pour toujours ; un serveur qui tourne le sait en dix secondes.`
        : `${guest} est bloqué jusqu’au ${momentText(until, 'fr')} ; ` +
          'un serveur qui tourne le sait en dix secondes.',
    unblocked: (guest) =>
      `${guest} n’est plus bloqué ; un serveur qui tourne le sait en dix secondes.`,
    notBlocked: (guest) => `${guest} n’est pas bloqué.`,
    reasonWrong: (most) => `dites pourquoi avec --reason "…" : de 1 à ${most} caractères visibles.`,
  },
};
