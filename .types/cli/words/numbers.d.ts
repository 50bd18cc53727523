import type { Texts } from './texts.ts';
/** How a language writes numbers and lists. */
export declare function conventions(locale: string): Pick<Texts, 'number' | 'percent' | 'list'>;
