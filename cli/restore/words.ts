import type { Translated } from '@pepite/kernel';
import type { BackupProblemKind } from '@pepite/server';

/** What the restore command says, in one language. */
interface RestoreTexts {
  readonly unusable: (file: string, kind: BackupProblemKind, reason: string) => string;
  readonly done: (folder: string, aside: string | undefined) => readonly string[];
}

type Reasons = Readonly<Record<BackupProblemKind, string>>;

const ENGLISH: Reasons = {
  'not-a-database': 'it is no database',
  foreign: 'it belongs to another program',
  later: 'it was made by a later Pépite; restore it with that version',
  empty: 'there is nothing in it',
  damaged: 'it is damaged',
  'in-use':
    'it is the database of a server, not a backup, and would lack the latest moves; make a ' +
    'backup of its folder with “pepite backup --data …”',
};

const FRENCH: Reasons = {
  'not-a-database': 'ce n’est pas une base de données',
  foreign: 'il est celui d’un autre programme',
  later: 'il vient d’une version plus récente de Pépite ; restaurez-le avec celle-là',
  empty: 'il est vide',
  damaged: 'il est endommagé',
  'in-use':
    'c’est la base de données d’un serveur, pas une sauvegarde, et les derniers coups y ' +
    'manqueraient ; faites une sauvegarde de son dossier avec « pepite backup --data … »',
};

export const RESTORE_TEXTS: Translated<RestoreTexts> = {
  en: {
    unusable: (file, kind, reason) =>
      `${file} can’t be restored: ${ENGLISH[kind]}. Nothing was changed (${reason}).`,
    done: (folder, aside) => [
      `Backup checked and restored in ${folder}`,
      ...(aside === undefined ? [] : [`What was there is kept in ${aside}`]),
    ],
  },
  fr: {
    unusable: (file, kind, reason) =>
      `impossible de restaurer ${file} : ${FRENCH[kind]}. Rien n’a été changé (${reason}).`,
    done: (folder, aside) => [
      `Sauvegarde vérifiée et remise en place dans ${folder}`,
      ...(aside === undefined ? [] : [`Ce qui s’y trouvait est gardé dans ${aside}`]),
    ],
  },
};
