import type { Result, Translated } from '@pepite/kernel';
import type { Failure } from '@pepite/outside/programs';

/** What the command says that brings a program to a server, in one language. */
interface BotRunTexts {
  readonly nothingToDo: string;
  readonly noSuchGame: (game: string, known: readonly string[]) => string;
  readonly onlyWithOpen: string;
  readonly onlyWithAccept: string;
  readonly started: (program: string) => string;
  readonly sits: (link: string) => string;
  readonly challenged: (by: string, game: string, isAccepted: boolean) => string;
  readonly begins: (game: string, seat: number, link: string) => string;
  readonly stoodIn: (match: string, failure: Failure) => string;
  readonly over: (match: string, result: Result | null, seat: number) => string;
  readonly notOpened: (why: string) => string;
  readonly gaveUp: (command: string) => string;
  readonly stand: (match: string) => string;
  readonly resign: (match: string) => string;
}

const failures = {
  en: {
    late: 'its time was up',
    refused: 'it was refused three times',
    gone: 'it had ended',
  },
  fr: {
    late: 'son temps était écoulé',
    refused: 'il a été refusé trois fois',
    gone: 'il s’était arrêté',
  },
} as const satisfies Translated<Readonly<Record<Failure, string>>>;

export const BOT_RUN_TEXTS: Translated<BotRunTexts> = {
  en: {
    nothingToDo:
      'say what the program is to do: --join GAMES, --accept GAMES, --open GAME, or several.',
    noSuchGame: (game, known) =>
      `there is no game “${game}” to play; choose among ${known.join(', ')}, or all.`,
    onlyWithOpen: '--seats, --level and --matches are for matches that --open opens.',
    onlyWithAccept: '--from says whose challenges --accept accepts.',
    started: (program) => `The program ${program} is ready.`,
    sits: (link) => `Sits at a table: ${link}`,
    challenged: (by, game, isAccepted) =>
      `${by} challenges it to ${game}: ${isAccepted ? 'accepted' : 'declined'}.`,
    begins: (game, seat, link) => `${game}, at seat ${seat}: ${link}`,
    stoodIn: (match, failure) =>
      `${match}: a legal move was made at random for the program, as ${failures.en[failure]}.`,
    over: (match, result, seat) =>
      result === null
        ? `${match}: ended without a result.`
        : `${match}: ${result.winners.includes(seat) ? 'won' : 'lost'}, ` +
          `scores ${result.scores.join(', ')}.`,
    notOpened: (why) => `The server opens no match: ${why}`,
    gaveUp: (command) => `the program “${command}” ended again and again: its seats are given up.`,
    stand: (match) => `${match}: left the table.`,
    resign: (match) => `${match}: gave up; a bot of the server’s plays on.`,
  },
  fr: {
    nothingToDo:
      'dites ce que le programme doit faire : --join JEUX, --accept JEUX, --open JEU, ou ' +
      'plusieurs à la fois.',
    noSuchGame: (game, known) =>
      `le jeu « ${game} » n’existe pas ; choisissez parmi ${known.join(', ')}, ou all.`,
    onlyWithOpen: '--seats, --level et --matches valent pour les parties ouvertes par --open.',
    onlyWithAccept: '--from dit de qui --accept accepte les défis.',
    started: (program) => `Le programme ${program} est prêt.`,
    sits: (link) => `Assis à une table : ${link}`,
    challenged: (by, game, isAccepted) =>
      `${by} le défie à ${game} : ${isAccepted ? 'accepté' : 'décliné'}.`,
    begins: (game, seat, link) => `${game}, à la place ${seat} : ${link}`,
    stoodIn: (match, failure) =>
      `${match} : un coup permis a été joué au hasard pour le programme, car ` +
      `${failures.fr[failure]}.`,
    over: (match, result, seat) =>
      result === null
        ? `${match} : finie sans résultat.`
        : `${match} : ${result.winners.includes(seat) ? 'gagnée' : 'perdue'}, ` +
          `scores ${result.scores.join(', ')}.`,
    notOpened: (why) => `Le serveur n’ouvre pas de partie : ${why}`,
    gaveUp: (command) =>
      `le programme « ${command} » s’arrête sans cesse : ses places sont abandonnées.`,
    stand: (match) => `${match} : a quitté la table.`,
    resign: (match) => `${match} : abandonnée ; un robot du serveur joue la suite.`,
  },
};
