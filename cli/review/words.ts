import type { Translated } from '@pepite/kernel';

/** What the review says in the terminal besides its report, in one language. */
export interface ReviewTexts {
  readonly notContinued: (file: string, why: string) => string;
  readonly stopped: (done: number, total: number) => string;
  readonly continued: string;
  readonly nothingKept: string;
  readonly oneForm: string;
  readonly notBuilt: string;
  readonly noSuchSeat: (seats: number) => string;
  readonly whichRecord: (count: number) => string;
  readonly seat: (seat: number, name: string) => string;
  /** The command that shows a position. */
  readonly look: (file: string, ply: number) => string;
  readonly calibration: {
    readonly columns: readonly string[];
    readonly legend: string;
  };
}

export const REVIEW_TEXTS: Translated<ReviewTexts> = {
  en: {
    notContinued: (file, why) =>
      `can’t go on with ${file}: ${why}. Give another file with --out, or remove this one.`,
    stopped: (done, total) => `Stopped after ${done} of ${total}.`,
    continued: 'The same command goes on from here.',
    nothingKept: 'Nothing was kept: with --out it can be stopped and gone on with.',
    oneForm: 'choose one of --json and --html.',
    notBuilt: 'the pages aren’t built yet (npm run build).',
    noSuchSeat: (seats) => `the match has ${seats} seats, numbered from 0 to ${seats - 1}.`,
    whichRecord: (count) =>
      `the file holds ${count} records: choose one with --record, from 0 to ${count - 1}.`,
    seat: (seat, name) => `Seat ${seat}, ${name}`,
    look: (file, ply) => `Look at it: pepite replay ${file} --to ${ply}`,
    calibration: {
      columns: ['level', 'matches', 'accuracy', 'spread', 'won', 'to tell'],
      legend:
        '±: standard error. Spread: how far single matches stray (standard deviation).\n' +
        'To tell: after so many matches of each the level has a higher mean than the one above ' +
        'it\nin the table, in 95 of 100 cases.',
    },
  },
  fr: {
    notContinued: (file, why) =>
      `impossible de reprendre ${file} : ${why}. Indiquez un autre fichier avec --out, ou ` +
      'supprimez celui-ci.',
    stopped: (done, total) => `Arrêté après ${done} sur ${total}.`,
    continued: 'La même commande reprend à cet endroit.',
    nothingKept: 'Rien n’a été gardé : avec --out, on peut arrêter et reprendre.',
    oneForm: 'choisissez --json ou --html.',
    notBuilt: 'les pages ne sont pas encore construites (npm run build).',
    noSuchSeat: (seats) => `la partie a ${seats} places, numérotées de 0 à ${seats - 1}.`,
    whichRecord: (count) =>
      `le fichier contient ${count} enregistrements : choisissez-en un avec --record, de 0 à ` +
      `${count - 1}.`,
    seat: (seat, name) => `Place ${seat}, ${name}`,
    look: (file, ply) => `Pour la voir : pepite replay ${file} --to ${ply}`,
    calibration: {
      columns: ['niveau', 'parties', 'précision', 'dispersion', 'gagné', 'à distinguer'],
      legend:
        '± : erreur type. Dispersion : écart type d’une partie à l’autre.\n' +
        'À distinguer : après tant de parties chacun, le niveau a une moyenne plus haute que ' +
        'celui\nde la ligne au-dessus, dans 95 cas sur 100.',
    },
  },
};
