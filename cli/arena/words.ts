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
    byTime: (milliseconds) => `Bots that search think for ${milliseconds} ms a choice.`,
    byLevel: 'Bots that search think as much as their level says.',
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
      'Every deal is played by all seatings of a pair. Rating: Bradley–Terry on the scale of ' +
      'chess (100 points more win 64% of duels), 1500 on average; its interval comes from ' +
      'drawing deals again. Won: a shared win counts in parts, partners share theirs. Even: ' +
      'what the first bot would win if both were equally strong.',
    interrupted: (finished, asked) => `Interrupted: ${finished} of ${asked} matches were finished.`,
    nothingSaved: 'No records are kept.',
    saved: (file) => `The records are in ${file}.`,
    fewBots: '--bots names only one bot; an arena needs two or more.',
    sameBots: (bot) => `--bots names ${bot} twice; every bot meets every other anyway.`,
    oddSeats: (seats) => `with ${seats} seats two bots can’t have every other seat.`,
  },
  fr: {
    heading: (title, seats, matches, seed) =>
      `${title}, ${seats} places : ${matches} parties, graine ${seed}`,
    options: (json) => `Options : ${json}`,
    byTime: (milliseconds) =>
      `Les robots qui cherchent réfléchissent ${milliseconds} ms à chaque choix.`,
    byLevel: 'Les robots qui cherchent réfléchissent autant que leur niveau le veut.',
    columns: {
      bot: 'Robot',
      rating: 'Cote',
      interval: 'intervalle à 95 %',
      matches: 'Parties',
      choices: 'Choix',
      median: 'ms médiane',
      percentile99: 'ms 99 %',
      against: 'contre',
      won: 'Gagné',
      share: 'Part',
      fair: 'Égalité',
    },
    about:
      'Chaque donne est jouée par toutes les dispositions d’une paire. Cote : Bradley–Terry à ' +
      'l’échelle des échecs (100 points de plus gagnent 64 % des duels), 1500 en moyenne ; ' +
      'l’intervalle vient de tirages répétés des donnes. Gagné : une victoire partagée compte en ' +
      'parts, des partenaires se partagent la leur. Égalité : ce que gagnerait le premier robot ' +
      's’ils étaient aussi forts.',
    interrupted: (finished, asked) => `Interrompu : ${finished} parties sur ${asked} sont finies.`,
    nothingSaved: 'Aucun enregistrement n’est gardé.',
    saved: (file) => `Les enregistrements sont dans ${file}.`,
    fewBots: '--bots ne nomme qu’un robot ; il en faut au moins deux.',
    sameBots: (bot) =>
      `--bots nomme deux fois ${bot} ; chacun rencontre chaque autre de toute façon.`,
    oddSeats: (seats) => `à ${seats} places, deux robots ne peuvent pas alterner.`,
  },
};
