import type { Translated } from '@pepite/kernel';
import type { BackupProblemKind } from '@pepite/server';

/** What the restore command says, in one language. */
interface RestoreTexts {
  readonly unusable: (file: string, kind: BackupProblemKind, reason: string) => string;
  readonly done: (folder: string, aside: string | undefined) => readonly string[];
  readonly databaseDone: (matches: number) => string;
  readonly again: string;
  readonly forceUnneeded: string;
}

type Reasons = Readonly<Record<BackupProblemKind, string>>;

const ENGLISH: Reasons = {
  'not-a-database': 'it isn’t a database',
  foreign: 'it belongs to another program',
  later: 'it was made by a newer version of Pépite; restore it with that version',
  empty: 'it’s empty',
  damaged: 'it’s damaged',
  'in-use':
    'it’s a server’s database, not a backup, and would lack the latest moves; back up its folder ' +
    'with “pepite backup --data …”',
};

const FRENCH: Reasons = {
  'not-a-database': 'ce n’est pas une base de données',
  foreign: 'il appartient à un autre programme',
  later: 'il vient d’une version plus récente de Pépite ; restaurez-le avec celle-là',
  empty: 'il est vide',
  damaged: 'il est endommagé',
  'in-use':
    'c’est la base de données d’un serveur, pas une sauvegarde, et les derniers coups y ' +
    'manqueraient ; faites une sauvegarde de son dossier avec « pepite backup --data … »',
};

export const RESTORE_TEXTS: Translated<RestoreTexts> = {
  en: {
    unusable: (file, kind, reason) =>
      `${file} can’t be restored: ${ENGLISH[kind]}. Nothing was changed (${reason}).`,
    done: (folder, aside) => [
      `Backup checked and restored to ${folder}`,
      ...(aside === undefined ? [] : [`The previous data is in ${aside}`]),
    ],
    databaseDone: (matches) =>
      `Backup restored to the database and compared: ${matches} ` +
      `${matches === 1 ? 'match' : 'matches'}.`,
    again: 'The database isn’t complete: run the same command again to resume.',
    forceUnneeded:
      '--force is for databases (DATABASE_URL); a folder keeps its previous data beside the new.',
  },
  fr: {
    unusable: (file, kind, reason) =>
      `impossible de restaurer ${file} : ${FRENCH[kind]}. Rien n’a été changé (${reason}).`,
    done: (folder, aside) => [
      `Sauvegarde vérifiée et restaurée dans ${folder}`,
      ...(aside === undefined ? [] : [`Les données précédentes sont dans ${aside}`]),
    ],
    databaseDone: (matches) =>
      `Sauvegarde restaurée dans la base et comparée : ${matches} partie${matches > 1 ? 's' : ''}.`,
    again: 'La base est incomplète : relancez la même commande pour reprendre.',
    forceUnneeded:
      '--force concerne les bases de données (DATABASE_URL) ; un dossier garde ses données ' +
      'précédentes à côté des nouvelles.',
  },
};
