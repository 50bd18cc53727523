import type { Translated } from '@pepite/kernel';

/** What everybody is told at a table that goes on from a position of another match. */
export interface BranchWords {
  /** In lists, and before the name of the game. */
  readonly mark: string;
  readonly titled: (game: string) => string;
  readonly from: (ply: number) => string;
  readonly toMatch: string;
  readonly asItWas: string;
  readonly imagined: (name: string) => string;
  readonly countsNot: string;
  /** Who sat at a seat in the other match. */
  readonly playedBy: (name: string) => string;
}

export const branchWords: Translated<BranchWords> = {
  en: {
    mark: 'What if…',
    titled: (game) => `What if… ${game}`,
    from: (ply) => `This table goes on from move ${ply} of another match.`,
    toMatch: 'See that match',
    asItWas: 'All cards are as they were: whoever knows that match knows them.',
    imagined: (name) =>
      `What ${name} could see is as it was; the server has drawn the rest anew, and nobody knows ` +
      'it.',
    countsNot: 'It counts in no statistics.',
    playedBy: (name) => `was ${name}`,
  },
  fr: {
    mark: 'Et si… ?',
    titled: (game) => `Et si… ? ${game}`,
    from: (ply) => `Cette table part du coup ${ply} d’une autre partie.`,
    toMatch: 'Voir cette partie',
    asItWas: 'Toutes les cartes sont telles qu’elles étaient : qui connaît la partie les connaît.',
    imagined: (name) =>
      `Ce que voyait ${name} est resté tel quel ; le serveur a redistribué le reste, que ` +
      'personne ne connaît.',
    countsNot: 'Elle ne compte dans aucune statistique.',
    playedBy: (name) => `était à ${name}`,
  },
};
