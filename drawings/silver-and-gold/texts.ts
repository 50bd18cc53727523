import type { Translated } from '@pepite/kernel';

/** The few words on a drawing of the table. */
interface Texts {
  readonly when: (round: number, turn: number) => string;
  readonly market: string;
}

export const TEXTS: Translated<Texts> = {
  en: { when: (round, turn) => `Round ${round} · turn ${turn}`, market: 'Market' },
  fr: { when: (round, turn) => `Tour ${round} · expédition ${turn}`, market: 'Cartes révélées' },
};
