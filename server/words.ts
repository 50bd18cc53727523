import type { Translated } from '@pepite/kernel';
import type { ConfigProblem } from './config.ts';
import { ENGLISH_DATABASE, FRENCH_DATABASE } from './database-words.ts';
import type { DatabaseProblemKind } from './store/postgres/problem.ts';
import type { StoreProblemKind } from './store/problem.ts';

/** What the server says in the terminal it is started from. */
export interface Texts {
  readonly open: (here: string, elsewhere: readonly string[]) => string;
  readonly newFolder: (folder: string) => string;
  readonly newDatabase: string;
  readonly closed: string;
  readonly portTaken: (port: number, other: number) => string;
  readonly portForbidden: (port: number) => string;
  readonly hostUnknown: (host: string) => string;
  readonly dataUnusable: (folder: string, kind: StoreProblemKind, reason: string) => string;
  readonly databaseUnusable: (where: string, kind: DatabaseProblemKind, reason: string) => string;
  readonly wrong: (problem: ConfigProblem) => string;
}

type Reasons = Readonly<Record<StoreProblemKind, string>>;

const ENGLISH_REASONS: Reasons = {
  missing: 'it holds no data. Choose another folder with --data … or PEPITE_DATA=…',
  locked: 'another Pépite is using it. Stop that one, or choose another folder with PEPITE_DATA=…',
  'read-only':
    'it can’t be written to. Is the disk mounted read-only, or does the folder belong to another ' +
    'user?',
  full: 'the disk is full. Make room on it, then start again.',
  damaged:
    'the database is damaged. Nothing in it was changed: keep a copy of the folder, then restore ' +
    'a backup.',
  'not-a-database':
    'its pepite.sqlite isn’t a database. Move that file away, or choose another folder with ' +
    'PEPITE_DATA=…',
  foreign: 'its pepite.sqlite belongs to another program. Choose another folder with PEPITE_DATA=…',
  later: 'it was made by a newer version of Pépite. Start that version.',
  earlier:
    'it was made by an older version of Pépite. Start this version once to bring it up to date.',
  empty:
    'its pepite.sqlite is empty, so matches may have been lost. Restore a backup, or remove the ' +
    'file to start afresh.',
  'half-restored': 'restoring a backup was interrupted. Run “pepite restore …” again.',
  'half-copied':
    'a copy into it was interrupted. Run “pepite move-data …” again: it resumes where it stopped.',
  'has-data':
    'it already holds a database. Choose an empty folder with --data …, or move its ' +
    'pepite.sqlite away.',
  'no-room-for-copy':
    'it was made by an older version of Pépite, and the disk has no room for the copy made ' +
    'before upgrading it. Nothing was changed: make room, then start again.',
  unusable: 'choose another folder with PEPITE_DATA=…',
};

const FRENCH_REASONS: Reasons = {
  missing: 'il ne contient pas de données. Choisissez-en un autre avec --data … ou PEPITE_DATA=…',
  locked:
    'une autre Pépite y tourne. Arrêtez-la, ou choisissez un autre dossier avec PEPITE_DATA=…',
  'read-only':
    'on ne peut rien y écrire. Le disque est-il monté en lecture seule, ou le dossier ' +
    'appartient-il à quelqu’un d’autre ?',
  full: 'le disque est plein. Faites de la place, puis relancez.',
  damaged:
    'la base de données est endommagée. Rien n’y a été changé : gardez une copie du dossier, ' +
    'puis restaurez une sauvegarde.',
  'not-a-database':
    'son fichier pepite.sqlite n’est pas une base de données. Déplacez-le, ou choisissez un ' +
    'autre dossier avec PEPITE_DATA=…',
  foreign:
    'son fichier pepite.sqlite est celui d’un autre programme. Choisissez un autre dossier avec ' +
    'PEPITE_DATA=…',
  later: 'il vient d’une version plus récente de Pépite. Lancez celle-là.',
  earlier:
    'il vient d’une version plus ancienne de Pépite. Lancez celle-ci une fois pour le mettre à ' +
    'niveau.',
  empty:
    'son fichier pepite.sqlite est vide, des parties sont peut-être perdues. Restaurez une ' +
    'sauvegarde, ou supprimez ce fichier pour repartir de zéro.',
  'half-restored':
    'la restauration d’une sauvegarde a été interrompue. Relancez « pepite restore … ».',
  'half-copied':
    'une copie vers ce dossier a été interrompue. Relancez « pepite move-data … » : elle reprend ' +
    'où elle en était.',
  'has-data':
    'il contient déjà une base de données. Choisissez un dossier vide avec --data …, ou déplacez ' +
    'son fichier pepite.sqlite.',
  'no-room-for-copy':
    'il vient d’une version plus ancienne de Pépite, et le disque n’a pas assez de place pour la ' +
    'copie faite avant la mise à niveau. Rien n’a été changé : faites de la place, puis relancez.',
  unusable: 'choisissez un autre dossier avec PEPITE_DATA=…',
};

export const TEXTS: Translated<Texts> = {
  en: {
    open: (here, elsewhere) =>
      [
        '',
        `  Pépite is open:   ${here}`,
        ...elsewhere.map((address) => `  on your network:  ${address}`),
        '',
        '  Ctrl-C stops it; matches are kept.',
        '',
      ].join('\n'),
    newFolder: (folder) =>
      [
        `  There was no data in ${folder}: Pépite starts empty.`,
        '  If your matches should be there, check that the disk is mounted.',
        '',
      ].join('\n'),
    newDatabase: [
      '  There was nothing in the database: Pépite starts empty.',
      '  If your matches should be there, check DATABASE_URL.',
      '',
    ].join('\n'),
    closed: 'Pépite is closed. Matches are kept.',
    portTaken: (port, other) =>
      `Port ${port} is in use: stop the program using it, or choose another, such as ` +
      `--port ${other}.`,
    portForbidden: (port) =>
      `This user isn’t allowed to use port ${port}: choose one above 1023 with --port.`,
    hostUnknown: (host) =>
      `This machine has no address “${host}”: set PEPITE_HOST (or PEPITE_METRICS) to one it has, ` +
      'such as 127.0.0.1 or 0.0.0.0.',
    dataUnusable: (folder, kind, reason) =>
      `The data folder ${folder} can’t be used: ${ENGLISH_REASONS[kind]} (${reason})`,
    databaseUnusable: (where, kind, reason) =>
      `${kind === 'bad-url' ? where : `The database ${where}`} can’t be used: ` +
      `${ENGLISH_DATABASE[kind]} (${reason})`,
    wrong: (problem) => {
      switch (problem.kind) {
        case 'value-wrong':
          return `${problem.name} must be one of: ${problem.expected}.`;
        case 'seed-refused':
          return (
            'With PEPITE_SEED, every hand is predictable: it’s for tests only, which also set ' +
            'PEPITE_TEST=on, and never with NODE_ENV=production.'
          );
        case 'secrets-unusable':
          return (
            `PEPITE_SECRETS_FILE: ${problem.file} must be readable by the server and hold one to ` +
            'eight keys, one per line, each at least 32 characters long (openssl rand -base64 32).'
          );
        case 'two-stores':
          return (
            '--data names a folder and DATABASE_URL a PostgreSQL database, but matches are kept ' +
            'in one place: leave out --data, or unset DATABASE_URL.'
          );
      }
    },
  },
  fr: {
    open: (here, elsewhere) =>
      [
        '',
        `  Pépite est ouverte :  ${here}`,
        ...elsewhere.map((address) => `  sur votre réseau :    ${address}`),
        '',
        '  Ctrl-C pour fermer ; les parties sont gardées.',
        '',
      ].join('\n'),
    newFolder: (folder) =>
      [
        `  Il n’y avait pas de données dans ${folder} : Pépite démarre à vide.`,
        '  Si vos parties devraient s’y trouver, vérifiez que le disque est monté.',
        '',
      ].join('\n'),
    newDatabase: [
      '  Il n’y avait rien dans la base de données : Pépite démarre à vide.',
      '  Si vos parties devraient s’y trouver, vérifiez DATABASE_URL.',
      '',
    ].join('\n'),
    closed: 'Pépite est fermée. Les parties sont gardées.',
    portTaken: (port, other) =>
      `Le port ${port} est pris : arrêtez le programme qui l’occupe, ou choisissez-en un autre, ` +
      `par exemple --port ${other}.`,
    portForbidden: (port) =>
      `Le port ${port} n’est pas permis à cet utilisateur : prenez-en un au-dessus de 1023 avec ` +
      '--port.',
    hostUnknown: (host) =>
      `Cette machine n’a pas d’adresse « ${host} » : donnez à PEPITE_HOST (ou PEPITE_METRICS) ` +
      'une des siennes, par exemple 127.0.0.1 ou 0.0.0.0.',
    dataUnusable: (folder, kind, reason) =>
      `Le dossier de données ${folder} est inutilisable : ${FRENCH_REASONS[kind]} (${reason})`,
    databaseUnusable: (where, kind, reason) =>
      `${kind === 'bad-url' ? where : `La base de données ${where}`} est inutilisable : ` +
      `${FRENCH_DATABASE[kind]} (${reason})`,
    wrong: (problem) => {
      switch (problem.kind) {
        case 'value-wrong':
          return `${problem.name} doit être parmi : ${problem.expected}.`;
        case 'seed-refused':
          return (
            'Avec PEPITE_SEED, on peut prévoir toutes les mains : c’est réservé aux tests, qui ' +
            'ajoutent PEPITE_TEST=on, et exclu avec NODE_ENV=production.'
          );
        case 'secrets-unusable':
          return (
            `PEPITE_SECRETS_FILE : le serveur doit pouvoir lire ${problem.file}, qui contient ` +
            'une à huit clés, une par ligne, d’au moins 32 caractères (openssl rand -base64 32).'
          );
        case 'two-stores':
          return (
            '--data désigne un dossier et DATABASE_URL une base PostgreSQL, mais les parties ' +
            'sont gardées à un seul endroit : retirez --data, ou DATABASE_URL.'
          );
      }
    },
  },
};
