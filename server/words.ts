import type { Language, Translated } from '@pepite/kernel';
import type { ConfigProblem } from './config.ts';

/** What the server says in the terminal it is started from. */
export interface Texts {
  readonly open: (here: string, elsewhere: readonly string[]) => string;
  readonly closed: string;
  readonly portTaken: (port: number, other: number) => string;
  readonly portForbidden: (port: number) => string;
  readonly dataUnusable: (folder: string, reason: string) => string;
  readonly nodeTooOld: (version: string) => string;
  readonly wrong: (problem: ConfigProblem) => string;
}

export const TEXTS: Translated<Texts> = {
  en: {
    open: (here, elsewhere) =>
      [
        '',
        `  Pépite is open:   ${here}`,
        ...elsewhere.map((address) => `  on your network:  ${address}`),
        '',
        '  Ctrl-C ends it; matches are kept.',
        '',
      ].join('\n'),
    closed: 'Pépite is closed. Matches are kept.',
    portTaken: (port, other) =>
      `Port ${port} is taken: stop what runs there, or choose another one: ` +
      `npm start -- --port ${other}`,
    portForbidden: (port) =>
      `Port ${port} may not be used by this user: choose one above 1023 with npm start -- --port …`,
    dataUnusable: (folder, reason) =>
      `The data folder ${folder} can’t be used (${reason}). Is another Pépite running on it? ` +
      'Choose another folder with PEPITE_DATA=…',
    nodeTooOld: (version) =>
      `Node 24 or later is needed, this is ${version}: start it with npm start.`,
    wrong: (problem) =>
      problem.kind === 'flag-unknown'
        ? `There is no “${problem.flag}” here; the one flag is --port.`
        : `${problem.name} must be one of: ${problem.expected}.`,
  },
  fr: {
    open: (here, elsewhere) =>
      [
        '',
        `  Pépite est ouverte :  ${here}`,
        ...elsewhere.map((address) => `  sur votre réseau :    ${address}`),
        '',
        '  Ctrl-C pour fermer ; les parties sont gardées.',
        '',
      ].join('\n'),
    closed: 'Pépite est fermée. Les parties sont gardées.',
    portTaken: (port, other) =>
      `Le port ${port} est pris : arrêtez ce qui l’occupe, ou choisissez-en un autre : ` +
      `npm start -- --port ${other}`,
    portForbidden: (port) =>
      `Le port ${port} n’est pas permis à cet utilisateur : prenez-en un au-dessus de 1023 avec ` +
      'npm start -- --port …',
    dataUnusable: (folder, reason) =>
      `Le dossier de données ${folder} est inutilisable (${reason}). Une autre Pépite y tourne-t-` +
      'elle ? Choisissez un autre dossier avec PEPITE_DATA=…',
    nodeTooOld: (version) =>
      `Il faut Node 24 ou plus récent, ceci est ${version} : lancez npm start.`,
    wrong: (problem) =>
      problem.kind === 'flag-unknown'
        ? `« ${problem.flag} » n’existe pas ici ; la seule option est --port.`
        : `${problem.name} doit être parmi : ${problem.expected}.`,
  },
};

export const languageOf = (locale: string): Language => (/^fr\b/i.test(locale) ? 'fr' : 'en');
