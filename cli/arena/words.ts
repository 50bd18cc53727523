import type { Translated } from '@pepite/kernel';

/** What the tables of an arena say, in one language. */
export interface ArenaTexts {
  readonly heading: (title: string, seats: number, matches: string, seed: number) => string;
  readonly options: (json: string) => string;
  readonly byTime: (milliseconds: string) => string;
  readonly byLevel: string;
  readonly columns: Readonly<
    Record<
      | 'bot'
      | 'rating'
      | 'interval'
      | 'matches'
      | 'choices'
      | 'median'
      | 'percentile99'
      | 'against'
      | 'won'
      | 'share'
      | 'fair',
      string
    >
  >;
  readonly about: string;
  readonly interrupted: (finished: string, asked: string) => string;
  readonly nothingSaved: string;
  readonly saved: (file: string) => string;
  readonly fewBots: string;
  readonly sameBots: (bot: string) => string;
  readonly oddSeats: (seats: number) => string;
}

export const ARENA_TEXTS: Translated<ArenaTexts> = {
  en: {
    heading: (title, seats, matches, seed) =>
      `${title}, ${seats} seats: ${matches} matches, seed ${seed}`,
    options: (json) => `Options: ${json}`,
    byTime: (milliseconds) => `Searching bots think for ${milliseconds} ms per decision.`,
    byLevel: 'Searching bots think as long as their level allows.',
    columns: {
      bot: 'Bot',
      rating: 'Rating',
      interval: '95% interval',
      matches: 'Matches',
      choices: 'Choices',
      median: 'ms median',
      percentile99: 'ms 99%',
      against: 'against',
      won: 'Won',
      share: 'Share',
      fair: 'Even',
    },
    about:
      'Every deal is played with every seating of a pair. Rating: Bradley–Terry on the chess ' +
      'scale (100 points more win 64% of duels), 1500 on average, with an interval from ' +
      'resampled deals. Won: a shared win counts in part; partners share theirs. Even: what the ' +
      'first bot would win if both were equally strong.',
    interrupted: (finished, asked) => `Interrupted: ${finished} of ${asked} matches were finished.`,
    nothingSaved: 'No records were kept.',
    saved: (file) => `The records are in ${file}.`,
    fewBots: '--bots names only one bot; an arena needs two or more.',
    sameBots: (bot) => `--bots names ${bot} twice; every bot plays every other anyway.`,
    oddSeats: (seats) => `with ${seats} seats, two bots can’t alternate.`,
  },
  fr: {
    heading: (title, seats, matches, seed) =>
      `${title}, ${seats} places : ${matches} parties, graine ${seed}`,
    options: (json) => `Options : ${json}`,
    byTime: (milliseconds) =>
      `Les robots qui cherchent réfléchissent ${milliseconds} ms par décision.`,
    byLevel: 'Les robots qui cherchent réfléchissent aussi longtemps que leur niveau le permet.',
    columns: {
      bot: 'Robot',
      rating: 'Cote',
      interval: 'intervalle à 95 %',
      matches: 'Parties',
      choices: 'Choix',
      median: 'ms médiane',
      percentile99: 'ms 99 %',
      against: 'contre',
      won: 'Gagné',
      share: 'Part',
      fair: 'Égalité',
    },
    about:
      'Chaque donne est jouée avec toutes les dispositions d’une paire. Cote : Bradley–Terry à ' +
      'l’échelle des échecs (100 points de plus gagnent 64 % des duels), 1500 en moyenne ; ' +
      'l’intervalle vient d’un rééchantillonnage des donnes. Gagné : une victoire partagée ' +
      'compte en partie, des partenaires se partagent la leur. Égalité : ce que gagnerait le ' +
      'premier robot s’ils étaient aussi forts.',
    interrupted: (finished, asked) => `Interrompu : ${finished} parties sur ${asked} sont finies.`,
    nothingSaved: 'Aucun enregistrement n’a été gardé.',
    saved: (file) => `Les enregistrements sont dans ${file}.`,
    fewBots: '--bots ne nomme qu’un robot ; il en faut au moins deux.',
    sameBots: (bot) => `--bots nomme deux fois ${bot} ; chacun rencontre déjà tous les autres.`,
    oddSeats: (seats) => `à ${seats} places, deux robots ne peuvent pas alterner.`,
  },
};
