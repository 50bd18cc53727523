import type { Translated } from '@pepite/kernel';

/** What fitting says, in one language. */
export interface FitTexts {
  readonly heading: (title: string, generations: string, seed: number) => string;
  readonly columns: Readonly<
    Record<
      'weight' | 'before' | 'found' | 'seats' | 'matches' | 'won' | 'interval' | 'fair',
      string
    >
  >;
  readonly about: string;
  readonly interrupted: (finished: string, asked: string) => string;
  readonly nothingToFit: (game: string, games: string) => string;
}

export const FIT_TEXTS: Translated<FitTexts> = {
  en: {
    heading: (title, generations, seed) => `${title}: ${generations} generations, seed ${seed}`,
    columns: {
      weight: 'Weight',
      before: 'Heuristic',
      found: 'Found',
      seats: 'Seats',
      matches: 'Matches',
      won: 'Won',
      interval: '95% interval',
      fair: 'Even',
    },
    about:
      'Won: how often the new weights win, without search, alone against the heuristic in all ' +
      'other seats, on deals they were not fitted to. Even: what they would win if no better.',
    interrupted: (finished, asked) =>
      `Interrupted: ${finished} of ${asked} generations were finished.`,
    nothingToFit: (game, games) => `the ${game} bot has no weights to fit; choose from ${games}.`,
  },
  fr: {
    heading: (title, generations, seed) => `${title} : ${generations} générations, graine ${seed}`,
    columns: {
      weight: 'Poids',
      before: 'Heuristique',
      found: 'Trouvé',
      seats: 'Places',
      matches: 'Parties',
      won: 'Gagné',
      interval: 'intervalle à 95 %',
      fair: 'Égalité',
    },
    about:
      'Gagné : ce que les poids trouvés gagnent, sans recherche, seuls contre l’heuristique à ' +
      'toutes les autres places, avec des donnes qui n’ont pas servi à les ajuster. Égalité : ce ' +
      'qu’ils gagneraient s’ils n’étaient pas meilleurs.',
    interrupted: (finished, asked) =>
      `Interrompu : ${finished} générations sur ${asked} sont finies.`,
    nothingToFit: (game, games) =>
      `le robot de ${game} n’a pas de poids à ajuster ; choisissez parmi ${games}.`,
  },
};
