import type { Translated } from '@pepite/kernel';

/** The few words on a drawing of the table. */
export interface Texts {
  readonly round: (round: number) => string;
  readonly bids: string;
  readonly trick: string;
  readonly last: string;
  readonly open: string;
  readonly supply: string;
  readonly tricks: (tricks: number, bid: number) => string;
}

export const TEXTS: Translated<Texts> = {
  en: {
    round: (round) => `Round ${round}`,
    bids: 'Bids',
    trick: 'Trick',
    last: 'Last trick',
    open: 'Open cards',
    supply: 'Gold supply',
    tricks: (tricks, bid) =>
      `${tricks}${bid === 0 ? '' : ` of ${bid}`} ${(bid || tricks) === 1 ? 'trick' : 'tricks'}`,
  },
  fr: {
    round: (round) => `Manche ${round}`,
    bids: 'Annonces',
    trick: 'Pli',
    last: 'Dernier pli',
    open: 'Cartes visibles',
    supply: 'Réserve d’or',
    tricks: (tricks, bid) =>
      `${tricks} ${tricks > 1 ? 'plis' : 'pli'}${bid === 0 ? '' : ` sur ${bid}`}`,
  },
};
