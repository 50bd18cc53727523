import { type Language, LANGUAGES } from '@pepite/kernel';

type Environment = Readonly<Record<string, string | undefined>>;

/** The variables that name the language of messages, the strongest first. */
const VARIABLES = ['LC_ALL', 'LC_MESSAGES', 'LANG'];

export const isLanguage = (text: string): text is Language =>
  LANGUAGES.some((language) => language === text);

/** The language of a person's system: `fr_CA.UTF-8` is French; what we don't have is English. */
export function systemLanguage(environment: Environment): Language {
  const named = VARIABLES.map((name) => environment[name]).find((value) => value);
  const locale = named ?? new Intl.DateTimeFormat().resolvedOptions().locale;
  const language = locale.slice(0, 2).toLowerCase();
  const isWhole = /^[a-z]{2}([^a-z]|$)/i.test(locale);
  return isWhole && isLanguage(language) ? language : 'en';
}
