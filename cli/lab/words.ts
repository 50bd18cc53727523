import type { Translated } from '@pepite/kernel';

/** What the lab says in the terminal, in one language. */
export interface LabTexts {
  readonly wrongFile: (file: string, problem: string) => string;
  readonly notContinued: (file: string, why: string) => string;
  readonly goesOn: (file: string, matches: string) => string;
  readonly stopped: (played: string, asked: string) => string;
  readonly continued: string;
  readonly nothingKept: string;
  readonly kept: (file: string) => string;
  readonly oneForm: string;
  readonly notBuilt: string;
  readonly withSeats: (seats: number) => string;
  /** Where a program sits: of which variant, with how many seats, at which one. */
  readonly seated: (variant: string, seats: number, seat: number) => string;
  readonly matches: string;
  readonly unfinished: string;
  readonly legend: string;
  readonly noDatabase: string;
  /** Where slices are when others play them. */
  readonly queued: (where: string) => string;
  readonly waiting: (where: string, threads: number) => string;
  readonly away: (why: string) => string;
  readonly slices: (played: string) => string;
  readonly played: (about: {
    readonly matches: string;
    readonly time: string;
    readonly perSecond: string;
  }) => string;
}

export const LAB_TEXTS: Translated<LabTexts> = {
  en: {
    wrongFile: (file, problem) => `${file}: ${problem}`,
    notContinued: (file, why) =>
      `can’t go on with ${file}: ${why}. Give another file with --out, or remove this one.`,
    goesOn: (file, matches) => `Going on with ${file}, which has ${matches} matches.`,
    stopped: (played, asked) => `Stopped after ${played} of ${asked} matches.`,
    continued: 'The same command goes on from here.',
    nothingKept: 'Nothing was kept: with --out a run can be stopped and gone on with.',
    kept: (file) => `The result is in ${file}.`,
    oneForm: 'choose one of --json, --csv and --html.',
    notBuilt: 'the pages aren’t built yet (npm run build).',
    withSeats: (seats) => `With ${seats} ${seats === 1 ? 'seat' : 'seats'}`,
    seated: (variant, seats, seat) => `${variant}, seat ${seat} of ${seats}`,
    matches: 'Matches',
    unfinished: 'The experiment isn’t finished: this is what is known so far.',
    legend:
      '±: half the 95% interval. ▲ ▼: more or less than in the first column, beyond chance; at ' +
      'most one in twenty of these marks is wrong. !: not what would be fair, beyond chance.',
    noDatabase: 'DATABASE_URL has to name the PostgreSQL that has the queue (postgres://…).',
    queued: (where) => `The slices are in ${where}: pepite lab worker plays them, on any machine.`,
    waiting: (where, threads) =>
      `Playing slices from ${where} with ${threads} ${threads === 1 ? 'thread' : 'threads'}; ` +
      'Ctrl-C stops.',
    away: (why) => `The database doesn’t answer, trying again: ${why}`,
    slices: (played) => `Stopped. Slices played: ${played}.`,
    played: ({ matches, time, perSecond }) =>
      `${matches} matches in ${time}: ${perSecond} per second.`,
  },
  fr: {
    wrongFile: (file, problem) => `${file} : ${problem}`,
    notContinued: (file, why) =>
      `impossible de reprendre ${file} : ${why}. Donnez un autre fichier avec --out, ou ` +
      'supprimez celui-ci.',
    goesOn: (file, matches) => `Reprise de ${file}, qui compte ${matches} parties.`,
    stopped: (played, asked) => `Arrêté après ${played} parties sur ${asked}.`,
    continued: 'La même commande reprendra ici.',
    nothingKept: 'Rien n’a été gardé : avec --out, on peut arrêter et reprendre.',
    kept: (file) => `Le résultat est dans ${file}.`,
    oneForm: 'choisissez entre --json, --csv et --html.',
    notBuilt: 'les pages ne sont pas encore construites (npm run build).',
    withSeats: (seats) => `À ${seats} ${seats === 1 ? 'place' : 'places'}`,
    seated: (variant, seats, seat) => `${variant}, place ${seat} sur ${seats}`,
    matches: 'Parties',
    unfinished: 'L’expérience n’est pas finie : voici ce qu’on en sait déjà.',
    legend:
      '± : la moitié de l’intervalle à 95 %. ▲ ▼ : plus ou moins que dans la première colonne, ' +
      'au-delà du hasard ; au plus une de ces marques sur vingt est fausse. ! : ce n’est pas ce ' +
      'qui serait équitable, au-delà du hasard.',
    noDatabase: 'DATABASE_URL doit indiquer le PostgreSQL qui porte la file (postgres://…).',
    queued: (where) =>
      `Les tranches sont dans ${where} : pepite lab worker les joue, sur n’importe quelle machine.`,
    waiting: (where, threads) =>
      `Joue les tranches de ${where} avec ${threads} ` +
      `${threads === 1 ? 'fil d’exécution' : 'fils d’exécution'} ; Ctrl-C arrête.`,
    away: (why) => `La base de données ne répond pas, nouvel essai : ${why}`,
    slices: (played) => `Arrêté. Tranches jouées : ${played}.`,
    played: ({ matches, time, perSecond }) =>
      `${matches} parties en ${time} : ${perSecond} par seconde.`,
  },
};
