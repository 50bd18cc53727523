import type { Translated } from '@pepite/kernel';
import type { ReportReason } from '@pepite/protocol';

/** What the list of reports says, in one language. */
interface ReportsTexts {
  readonly none: string;
  readonly gone: string;
  readonly reasons: Readonly<Record<ReportReason, string>>;
  readonly by: (reporter: string) => string;
  /** What the reported guest has written. */
  readonly said: (line: string) => string;
  readonly dropped: (guest: string, count: number) => string;
}

export const REPORTS_TEXTS: Translated<ReportsTexts> = {
  en: {
    none: 'Nobody has reported anything.',
    gone: 'no longer there',
    reasons: {
      name: 'offensive name',
      talk: 'offensive messages',
      stalling: 'keeps others waiting on purpose',
      cheating: 'cheats',
      other: 'something else',
    },
    by: (reporter) => `reported by ${reporter}`,
    said: (line) => `“${line}”`,
    dropped: (guest, count) =>
      count === 1 ? `1 report about ${guest} dropped.` : `${count} reports about ${guest} dropped.`,
  },
  fr: {
    none: 'Personne n’a rien signalé.',
    gone: 'partie supprimée',
    reasons: {
      name: 'nom choquant',
      talk: 'messages choquants',
      stalling: 'fait attendre les autres exprès',
      cheating: 'triche',
      other: 'autre chose',
    },
    by: (reporter) => `signalé par ${reporter}`,
    said: (line) => `« ${line} »`,
    dropped: (guest, count) =>
      count < 2
        ? `${count} signalement de ${guest} supprimé.`
        : `${count} signalements de ${guest} supprimés.`,
  },
};
