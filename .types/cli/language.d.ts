import { type Language } from '@pepite/kernel';
type Environment = Readonly<Record<string, string | undefined>>;
export declare const isLanguage: (text: string) => text is Language;
/** The language of a person's system: `fr_CA.UTF-8` is French; what we don't have is English. */
export declare function systemLanguage(environment: Environment): Language;
export {};
