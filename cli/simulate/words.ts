import type { Translated } from '@pepite/kernel';

/** What the table of a simulation says, in one language. */
export interface SimulateTexts {
  readonly heading: (title: string, seats: number, matches: string, seed: number) => string;
  readonly options: (json: string) => string;
  readonly columns: {
    readonly seat: string;
    readonly bot: string;
    readonly seats: string;
    readonly won: string;
    readonly share: string;
    readonly interval: string;
    readonly score: string;
    readonly deviation: string;
    readonly least: string;
    readonly low: string;
    readonly median: string;
    readonly mean: string;
    readonly high: string;
    readonly most: string;
  };
  readonly length: string;
  readonly decisions: string;
  readonly moves: string;
  readonly rounds: string;
  readonly endings: string;
  readonly drawn: (count: string) => string;
  readonly aboutWins: string;
  readonly speed: (about: {
    readonly decisions: string;
    readonly seconds: string;
    readonly workers: number;
    readonly perSecond: string;
  }) => string;
  readonly interrupted: (finished: string, asked: string) => string;
  readonly nothingSaved: string;
  readonly saved: (file: string) => string;
}

export const SIMULATE_TEXTS: Translated<SimulateTexts> = {
  en: {
    heading: (title, seats, matches, seed) =>
      `${title}, ${seats} ${seats === 1 ? 'seat' : 'seats'}: ${matches} matches, seed ${seed}`,
    options: (json) => `Options: ${json}`,
    columns: {
      seat: 'Seat',
      bot: 'Bot',
      seats: 'Seats',
      won: 'Won',
      share: 'Share',
      interval: '95% interval',
      score: 'Mean score',
      deviation: '±',
      least: 'least',
      low: '5%',
      median: 'median',
      mean: 'mean',
      high: '95%',
      most: 'most',
    },
    length: 'Length of a match',
    decisions: 'Decisions',
    moves: 'Moves (with chance)',
    rounds: 'Rounds',
    endings: 'How rounds ended',
    drawn: (count) => `Won by all seats together: ${count}.`,
    aboutWins:
      'Won: matches where the seat (or one of the bot’s seats) is among the winners; partners ' +
      'win together, and a shared win counts for each.',
    speed: ({ decisions, seconds, workers, perSecond }) =>
      `${decisions} decisions in ${seconds} s with ${workers} ` +
      `${workers === 1 ? 'worker' : 'workers'}: ${perSecond} per second.`,
    interrupted: (finished, asked) => `Interrupted: ${finished} of ${asked} matches were finished.`,
    nothingSaved: 'No records were kept.',
    saved: (file) => `The records are in ${file}.`,
  },
  fr: {
    heading: (title, seats, matches, seed) =>
      `${title}, ${seats} ${seats === 1 ? 'place' : 'places'} : ${matches} parties, graine ${seed}`,
    options: (json) => `Options : ${json}`,
    columns: {
      seat: 'Place',
      bot: 'Robot',
      seats: 'Places',
      won: 'Gagné',
      share: 'Part',
      interval: 'intervalle à 95 %',
      score: 'Score moyen',
      deviation: '±',
      least: 'minimum',
      low: '5 %',
      median: 'médiane',
      mean: 'moyenne',
      high: '95 %',
      most: 'maximum',
    },
    length: 'Longueur d’une partie',
    decisions: 'Décisions',
    moves: 'Coups (hasard compris)',
    rounds: 'Manches',
    endings: 'Fins de manche',
    drawn: (count) => `Gagnées par toutes les places ensemble : ${count}.`,
    aboutWins:
      'Gagné : parties où la place (ou une place du robot) est parmi les gagnants ; les ' +
      'partenaires gagnent ensemble, une victoire partagée compte pour chacun.',
    speed: ({ decisions, seconds, workers, perSecond }) =>
      `${decisions} décisions en ${seconds} s avec ${workers} ` +
      `${workers === 1 ? 'fil d’exécution' : 'fils d’exécution'} : ${perSecond} par seconde.`,
    interrupted: (finished, asked) => `Interrompu : ${finished} parties sur ${asked} sont finies.`,
    nothingSaved: 'Aucun enregistrement n’a été gardé.',
    saved: (file) => `Les enregistrements sont dans ${file}.`,
  },
};
